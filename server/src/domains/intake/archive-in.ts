const beginnings = [
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['sevenZip', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
] as const;

/** Which archive bytes begin: a ZIP (a DOCX too), or one that is named with what to do about it; undefined for none. */
export const archiveIn = (bytes: Uint8Array): 'archive' | 'rar' | 'sevenZip' | undefined =>
  beginnings.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
