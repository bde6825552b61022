/** Letters, digits, `-` and `_`, parted by single `.` or `/`: nothing that leads out of a folder or needs encoding. */
export const isSafeKey = (key: string): boolean => /^[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$/.test(key);

/** @throws Error for a key that is not one of ours, before it reaches a store */
export function safeKey(key: string): string {
  if (!isSafeKey(key)) throw new Error('Not a storage key');
  return key;
}

/** A `Content-Disposition` (RFC 6266) that saves under the name in any language; the name stands in RFC 8187 form. */
export const asDownload = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;
