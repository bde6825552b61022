import { wordFormatOf } from '@qinghe/cv-reader/index.ts';
import { DOC, DOCX, HEIC } from './rules.ts';

/** Media type of a file by its content alone; undefined where nothing is known. */
export async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  // Word opens RTF and web pages as well; by this name no browser shows a stranger's page as one of ours.
  if (wordFormatOf(bytes)) return DOC;
  // Loaded with the first file: a start need not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  // A PNG that moves is shown, and read, as its first picture.
  if (type === 'image/apng') return 'image/png';
  // One kind of file, by its coding and by how many pictures are in it.
  if (type && /^image\/hei[cf]/.test(type)) return HEIC;
  if (type !== 'application/x-cfb') return type;
  // Old Office files share one container; its directory names what lies in it.
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (name: string) => file.includes(Buffer.from(`${name}\0`, 'utf16le'));
  // A locked DOCX is taken too: reading it says that it is locked, which helps more than a refusal.
  if (holds('EncryptedPackage')) return DOCX;
  return holds('WordDocument') ? DOC : type;
}
