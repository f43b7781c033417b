// Draws the API document: every request by its tag, with parameters, body, example and answers, then every type.

// An element; children are elements or text.
const make = (tag, name, ...children) => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...children);
  return element;
};

// Text in which `words` are code.
const prose = (tag, text) =>
  make(tag, '', ...(text ?? '').split('`').map((part, n) => (n % 2 ? make('code', '', part) : part)));

const link = (name, target) => {
  const a = make('a', '', name);
  a.href = `#${target}`;
  return a;
};

const nameOf = (ref) => ref.split('/').pop();

const joined = (parts, between) => parts.flatMap((part, n) => (n ? [between, part] : [part]));

// A type in one line; types with a name are links.
const typeOf = (schema) => {
  if (!schema) return 'any';
  if (schema.$ref) return link(nameOf(schema.$ref), nameOf(schema.$ref));
  const several = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (several) return make('span', '', ...joined(several.map(typeOf), ' or '));
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' or ');
  if (schema.type === 'array' || schema.items) return make('span', '', 'list of ', typeOf(schema.items));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, type]) => make('span', '', `${name}: `, typeOf(type)));
    return make('span', '', '{ ', ...joined(fields, ', '), ' }');
  }
  return [schema.type ?? 'any'].flat().join(' or ');
};

// What limits a value.
const bounds = (schema) => {
  const said = [];
  if (schema?.minLength !== undefined || schema?.maxLength !== undefined) {
    said.push(`${schema.minLength ?? 0} to ${schema.maxLength ?? '…'} characters`);
  }
  if (schema?.maximum !== undefined) said.push(`${schema.minimum ?? 0} to ${schema.maximum}`);
  if (schema?.maxItems !== undefined) said.push(`at most ${schema.maxItems}`);
  if (schema?.default !== undefined) said.push(`${JSON.stringify(schema.default)} if left out`);
  return said.length ? make('small', '', said.join('; ')) : '';
};

const row = (name, schema, note, needed) =>
  make('tr', '',
    make('th', '', name, needed ? make('sup', '', 'needed') : ''),
    make('td', '', typeOf(schema)),
    make('td', '', prose('span', note), ' ', bounds(schema)));

const table = (rows) => make('div', 'scroll', make('table', '', make('tbody', '', ...rows)));

// What a field is; where it may be null, the note is with its type.
const noteOf = (field) => field.description ?? field.oneOf?.find((one) => one.description)?.description;

const fieldsOf = (schema) => {
  const needed = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => row(name, field, noteOf(field), needed.has(name)));
};

// An example of a type, put together from the examples of its fields; fields without one are left out.
const exampleOf = (schemas, schema, depth = 0) => {
  if (!schema || depth > 4) return undefined;
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref) return exampleOf(schemas, schemas[nameOf(schema.$ref)], depth + 1);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(schemas, field, depth + 1)]);
    const known = fields.filter(([, value]) => value !== undefined);
    return known.length ? Object.fromEntries(known) : undefined;
  }
  return undefined;
};

const curl = (method, path, operation, body) => {
  const lines = [`curl${method === 'get' ? '' : ' -X POST'} ${location.origin}${path}`];
  if (operation.security?.length) lines.push("-H 'Authorization: Bearer TOKEN'");
  if (operation.requestBody) lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body ?? {})}'`);
  return make('pre', '', lines.join(' \\\n  '));
};

const answers = (operation) => {
  const part = make('div', 'answers');
  const problems = [];
  for (const [status, answer] of Object.entries(operation.responses ?? {})) {
    const [kind, content] = Object.entries(answer.content ?? {})[0] ?? [];
    if (kind === 'application/problem+json') {
      const word = make('span', 'status', status);
      word.title = answer.description ?? '';
      problems.push(word);
      continue;
    }
    const line = make('p', '', make('b', 'status good', status), ' ');
    line.append(content ? typeOf(content.schema) : answer.description ?? '');
    if (kind && kind !== 'application/json') line.append(make('small', '', ` as ${kind}`));
    part.append(line);
  }
  if (problems.length) part.append(make('p', 'problems', ...joined(problems, ' '), ' ', link('Problem', 'Problem')));
  return part;
};

const request = (schemas, method, path, operation) => {
  const lock = operation.security?.length ? make('span', 'lock', 'token') : '';
  const details = make('details', '',
    make('summary', '',
      make('b', `method ${method}`, method.toUpperCase()),
      make('code', 'path', path.replace('/api/v1', '')),
      lock,
      prose('span', operation.summary ?? operation.description)));
  details.id = operation.operationId;
  if (operation.summary && operation.description) details.append(prose('p', operation.description));
  if (operation.parameters?.length) {
    details.append(make('h4', '', 'Parameters'),
      table(operation.parameters.map((one) => row(one.name, one.schema, one.description, one.required))));
  }
  const body = operation.requestBody?.content?.['application/json']?.schema;
  if (body) details.append(make('h4', '', 'Body: ', typeOf(body)), table(fieldsOf(schemas[nameOf(body.$ref)])));
  details.append(make('h4', '', 'Example'), curl(method, path, operation, exampleOf(schemas, body)));
  details.append(make('h4', '', 'Answers'), answers(operation));
  return details;
};

const type = (name, schema) => {
  const section = make('section', 'type', make('h3', '', name), prose('p', schema.description));
  section.id = name;
  const fields = fieldsOf(schema);
  if (fields.length) section.append(table(fields));
  else if (schema.oneOf) section.append(make('ul', '', ...schema.oneOf.map((one) => make('li', '', typeOf(one), ' ', prose('small', one.description)))));
  else section.append(make('p', '', typeOf(schema)));
  return section;
};

// Opens the request that the address names.
const show = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.tagName === 'DETAILS') target.open = true;
  target?.scrollIntoView();
};

const api = await (await fetch('/api/v1/openapi.json')).json();
const { schemas } = api.components;
const contents = document.querySelector('#contents');
document.querySelector('#about').replaceWith(prose('p', api.info.description));
for (const tag of api.tags) {
  const section = make('section', '', make('h2', '', tag.name), prose('p', tag.description));
  section.id = tag.name;
  const list = make('ul', '');
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.tags?.includes(tag.name)) continue;
      section.append(request(schemas, method, path, operation));
      list.append(make('li', '', link(operation.operationId.replaceAll('_', ' '), operation.operationId)));
    }
  }
  document.querySelector('#requests').append(section);
  contents.append(make('p', '', link(tag.name, tag.name)), list);
}
contents.append(make('p', '', link('types', 'types')));
document.querySelector('#types').append(...Object.entries(schemas).map(([name, schema]) => type(name, schema)));
addEventListener('hashchange', show);
show();
