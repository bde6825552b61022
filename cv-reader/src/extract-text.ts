import { CvUnreadable } from './cv-unreadable.ts';
import { type CvLine, joinLines, type LooseLine } from './lines.ts';

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
  return { ...extracted, ...joined(extracted.lines) };
}

/** Throws CvUnreadable: `too_long` or `no_text`. */
export function joined(loose: LooseLine[]): { text: string; lines: CvLine[] } {
  const whole = joinLines(loose);
  if (whole.text.length > MAX_CHARACTERS) throw new CvUnreadable('too_long');
  if (whole.text.replace(/[^\p{L}\p{N}]/gu, '').length < 10) throw new CvUnreadable('no_text');
  return whole;
}

/** The library of one kind takes longer to load than a CV to read, so that each is loaded only for its kind. */
async function extract(bytes: Uint8Array) {
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
      throw new CvUnreadable('no_text');
    default:
      throw new CvUnreadable('unsupported');
  }
}
