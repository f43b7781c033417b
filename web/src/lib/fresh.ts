/**
 * A word that nobody has used before. `crypto.randomUUID` exists on secure origins only, and a table in the same room is served over
 * plain http.
 */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
