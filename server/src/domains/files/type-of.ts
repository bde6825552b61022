import { DOC, DOCX } from './rules.ts';

/** Media type of a file by its content alone; undefined where nothing is known. */
export async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded with the first file: a start need not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  // A PNG that moves is shown, and read, as its first picture.
  if (type === 'image/apng') return 'image/png';
  if (type !== 'application/x-cfb') return type;
  // Old Office files share one container; its directory names what lies in it.
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (name: string) => file.includes(Buffer.from(`${name}\0`, 'utf16le'));
  // A locked DOCX is taken too: reading it says that it is locked, which helps more than a refusal.
  if (holds('EncryptedPackage')) return DOCX;
  return holds('WordDocument') ? DOC : type;
}
