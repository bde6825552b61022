/** Most bytes of a name on a tax invoice, and of each of its two pairs: address with phone, bank with account. */
export const MAX_INVOICE_BYTES = 100;

/** How long a text is in GBK, by which the tax authority counts: one byte of ASCII, two of all else, four beyond GBK. */
export function gbkBytes(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code > 0xffff ? 4 : 2;
  }
  return bytes;
}
