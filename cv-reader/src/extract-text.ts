import { CvUnreadable } from './cv-unreadable.ts';
import { LETTERS_OF_A_PAGE, lettersOf } from './letters.ts';
import { type CvLine, joinLines, type LooseLine } from './lines.ts';
import { wordFormatOf } from './word-format.ts';

export type CvKind = 'pdf' | 'docx' | 'doc' | 'picture';
export type ExtractedText = {
  kind: CvKind;
  /** As the file counts them; 1 for a Word file, which has none of its own. */
  pages: number;
  /** Pages after the 30th were left out. */
  truncated: boolean;
  text: string;
  lines: CvLine[];
};

const MAX_BYTES = 50 * 1024 * 1024;
/** A dense page has about 4,000 characters. */
const MAX_CHARACTERS = 400_000;

/**
 * The text of a CV in reading order. What the file is follows from its bytes alone. Throws CvUnreadable; `no_text` for
 * scans and pictures, which are read by OCR.
 */
export async function extractText(bytes: Uint8Array): Promise<ExtractedText> {
  if (bytes.byteLength === 0) throw new CvUnreadable('empty');
  if (bytes.byteLength > MAX_BYTES) throw new CvUnreadable('too_large');
  const extracted = await extract(bytes);
  if (extracted.kind !== 'pdf' && lettersOf(extracted.lines) < LETTERS_OF_A_PAGE) await refusePictures(bytes);
  return { ...extracted, ...joined(extracted.lines) };
}

/** A Word file of a few words and pictures of pages is read as a scan. */
async function refusePictures(bytes: Uint8Array): Promise<void> {
  const { wordPictures } = await import('./word-pictures.ts');
  if ((await wordPictures(bytes)).length > 0) throw new CvUnreadable('no_text');
}

/** Throws CvUnreadable: `too_long` or `no_text`. */
export function joined(loose: LooseLine[]): { text: string; lines: CvLine[] } {
  const whole = joinLines(loose);
  if (whole.text.length > MAX_CHARACTERS) throw new CvUnreadable('too_long');
  if (lettersOf([whole]) < 10) throw new CvUnreadable('no_text');
  return whole;
}

/** What a file says in words. The library of a kind takes longer to load than a CV to read. Throws CvUnreadable. */
export async function extract(bytes: Uint8Array) {
  const format = wordFormatOf(bytes);
  if (format) {
    const { extractWordText } = await import('./extract-word-text.ts');
    return { kind: 'doc' as const, pages: 1, truncated: false, lines: await extractWordText(bytes, format) };
  }
  const { fileTypeFromBuffer } = await import('file-type');
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
    case 'cfb': {
      const { extractDoc } = await import('./extract-doc.ts');
      return { kind: 'doc' as const, pages: 1, truncated: false, lines: await extractDoc(bytes) };
    }
    case 'png':
    case 'apng':
    case 'jpg':
    case 'webp':
    case 'heic':
      throw new CvUnreadable('no_text');
    default:
      throw new CvUnreadable('unsupported');
  }
}
