/** A new idempotency key: one for all tries of one action. Works without https too, where `crypto.randomUUID` is absent. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
