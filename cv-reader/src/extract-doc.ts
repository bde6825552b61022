import WordExtractor from 'word-extractor';
import { CvUnreadable } from './cv-unreadable.ts';
import type { LooseLine } from './lines.ts';
import { textLines } from './tree-lines.ts';

/** Word 97–2003, also as WPS writes it: page headers, then the body, then text boxes. Throws CvUnreadable. */
export async function extractDoc(bytes: Uint8Array): Promise<LooseLine[]> {
  const file = Buffer.from(bytes);
  // A locked DOCX hides in the same kind of container.
  if (names(file, 'EncryptedPackage')) throw new CvUnreadable('encrypted');
  if (!names(file, 'WordDocument')) throw new CvUnreadable('unsupported');
  if (isEncrypted(file)) throw new CvUnreadable('encrypted');
  const document = await new WordExtractor().extract(file).catch((error: unknown) => {
    // A chain of sectors that goes on for ever grows a list until it may not.
    if (error instanceof RangeError && /array length|allocation/i.test(error.message)) throw error;
    throw new CvUnreadable('damaged');
  });
  const header = document.getHeaders({ includeFooters: false });
  return [
    ...textLines(header, 0),
    ...textLines(document.getBody(), 1),
    ...textLines(document.getTextboxes({ includeHeadersAndFooters: false }), 2),
  ];
}

/** Whether the directory of the container has an entry of this name. */
const names = (file: Buffer, name: string): boolean => file.includes(Buffer.from(`${name}\0`, 'utf16le'));

/** The file information block starts a sector, and its flags say so. */
function isEncrypted(file: Buffer): boolean {
  for (let at = 512; at + 12 <= file.length; at += 512) {
    if (file.readUInt16LE(at) === 0xa5ec) return (file.readUInt16LE(at + 10) & 0x0100) !== 0;
  }
  return false;
}
