import { fileTypeFromBuffer } from 'file-type';
import { CvUnreadable } from './cv-unreadable.ts';
import { type CvLine, joinLines } from './lines.ts';

export type CvKind = 'pdf' | 'docx';
export type ExtractedText = {
  kind: CvKind;
  /** As the file counts them; 1 for a Word file, which has none of its own. */
  pages: number;
  /** Pages after the 30th were left out. */
  truncated: boolean;
  text: string;
  lines: CvLine[];
};

const bytesLimit = 50 * 1024 * 1024;
/** A dense page has about 4,000 characters. */
const charactersLimit = 400_000;

/** The text of a CV in reading order. What the file is follows from its bytes alone. Throws CvUnreadable. */
export async function extractText(bytes: Uint8Array): Promise<ExtractedText> {
  if (bytes.byteLength === 0) throw new CvUnreadable('empty');
  if (bytes.byteLength > bytesLimit) throw new CvUnreadable('too_large');
  const extracted = await extract(bytes);
  const joined = joinLines(extracted.lines);
  if (joined.text.length > charactersLimit) throw new CvUnreadable('too_long');
  if (joined.text.replace(/[^\p{L}\p{N}]/gu, '').length < 10) throw new CvUnreadable('no_text');
  return { ...extracted, ...joined };
}

/** The library of one kind takes longer to load than a CV to read, so that each is loaded only for its kind. */
async function extract(bytes: Uint8Array) {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  switch (type?.ext) {
    case 'pdf': {
      const { extractPdf } = await import('./extract-pdf.ts');
      return { kind: 'pdf' as const, ...(await extractPdf(bytes)) };
    }
    case 'docx':
    case 'docm':
    case 'dotx': {
      const { extractDocx } = await import('./extract-docx.ts');
      return { kind: 'docx' as const, pages: 1, truncated: false, lines: await extractDocx(bytes) };
    }
    default:
      throw new CvUnreadable('unsupported');
  }
}
