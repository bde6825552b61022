/** A new idempotency key: one for all tries of one action. Works without https too, where `crypto.randomUUID` is absent. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID (RFC 9562, version 4), as `crypto.randomUUID` makes them where there is https. */
export function newUuid(): string {
  const digits = newKey();
  const variant = (Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8;
  const whole = `${digits.slice(0, 12)}4${digits.slice(13, 16)}${variant.toString(16)}${digits.slice(17)}`;
  return whole.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
