// Draws the API document: every request with its parameters, body and answers, then every type.
const make = (tag, text, ...children) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...children);
  return element;
};

const link = (name) => {
  const a = make('a', name);
  a.href = `#${name}`;
  return a;
};

// A type in one line; types with a name are linked.
const typeOf = (schema) => {
  if (!schema) return make('span', 'any');
  if (schema.$ref) return link(schema.$ref.split('/').pop());
  const several = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (several) {
    const span = make('span');
    several.forEach((one, n) => span.append(n ? ' or ' : '', typeOf(one)));
    return span;
  }
  if (schema.enum) return make('span', schema.enum.map((word) => JSON.stringify(word)).join(' or '));
  if (schema.type === 'array') return make('span', 'list of ', typeOf(schema.items));
  if (schema.properties) {
    const span = make('span', '{ ');
    Object.entries(schema.properties).forEach(([name, type], n) => span.append(n ? ', ' : '', `${name}: `, typeOf(type)));
    span.append(' }');
    return span;
  }
  return make('span', [schema.type].flat().join(' or ') || 'any');
};

const body = (content) => Object.entries(content ?? {}).map(([kind, { schema }]) => make('p', `${kind}: `, typeOf(schema)));

const row = (name, schema, note, needed) =>
  make('tr', '', make('td', name), make('td', '', typeOf(schema)), make('td', needed ? 'needed' : ''), make('td', note ?? ''));

const request = (method, path, operation) => {
  const details = make('details', '', make('summary', '', make('b', method.toUpperCase()), ` ${path} `, make('span', operation.summary ?? operation.description ?? '')));
  if (operation.security?.length) details.append(make('p', 'Needs a token: Authorization: Bearer …'));
  if (operation.parameters?.length) {
    details.append(make('table', '', ...operation.parameters.map((p) => row(p.name, p.schema, p.description, p.required))));
  }
  details.append(...body(operation.requestBody?.content));
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    details.append(make('p', `${status} ${answer.description ?? ''} `), ...body(answer.content));
  }
  return details;
};

const type = (name, schema) => {
  const section = make('section', '', make('h3', name), make('p', schema.description ?? ''));
  section.id = name;
  const needed = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length) section.append(make('table', '', ...fields.map(([field, s]) => row(field, s, s.description, needed.has(field)))));
  else section.append(make('p', '', typeOf(schema)));
  return section;
};

const api = await (await fetch('/api/v1/openapi.json')).json();
document.querySelector('#about').textContent = api.info.description;
const requests = document.querySelector('#requests');
for (const [path, methods] of Object.entries(api.paths)) {
  for (const [method, operation] of Object.entries(methods)) requests.append(request(method, path, operation));
}
document.querySelector('#types').append(...Object.entries(api.components.schemas).map(([name, schema]) => type(name, schema)));
