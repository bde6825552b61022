import { pictureSize } from './picture-size.ts';
import { wordFormatOf } from './word-format.ts';
import { mainPart, partsOf } from './word-relations.ts';
import { wordParts } from './word-xml.ts';
import { checkedZip } from './zip-limits.ts';

/** Files with more are no CVs of pictures; the largest are read. */
const MAX_PICTURES = 10;
/** EMU: a page that is a picture is shown wider than 8 cm, a photo of the person and a school's emblem are not. */
const MIN_SHOWN = 2_880_000;
/** Pixels; below them no line of a CV can be read. */
const MIN_WIDTH = 500;
const MIN_HEIGHT = 150;

/** `shown`: how wide it is on the page, in EMU; 0 where the file does not say. */
type Found = { bytes: Uint8Array; shown: number };

/** The pictures of a Word file that can be pages of a CV, in their order; none of any other file. Throws CvUnreadable. */
export async function wordPictures(bytes: Uint8Array): Promise<Uint8Array[]> {
  const pages = (await picturesOf(bytes)).flatMap(({ bytes: picture, shown }) => {
    const { width, height } = pictureSize(picture) ?? { width: 0, height: 0 };
    const isPage = width >= MIN_WIDTH && height >= MIN_HEIGHT && (shown === 0 || shown >= MIN_SHOWN);
    return isPage ? [{ picture, area: width * height }] : [];
  });
  const largest = new Set(pages.toSorted((one, other) => other.area - one.area).slice(0, MAX_PICTURES));
  return pages.filter((page) => largest.has(page)).map(({ picture }) => picture);
}

async function picturesOf(bytes: Uint8Array): Promise<Found[]> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return ofDocx(bytes);
  const format = wordFormatOf(bytes);
  if (format === 'rtf') return ofRtf(bytes);
  return format === 'mime' ? ofMime(bytes) : [];
}

function ofDocx(bytes: Uint8Array): Found[] {
  const zip = checkedZip(bytes);
  const main = mainPart(zip);
  const parts = partsOf(zip, main);
  const seen = new Set<string>();
  return wordParts(zip.part(main) ?? '').pictures.flatMap(({ name, width }) => {
    const path = parts.get(name) ?? '';
    const picture = seen.has(path) ? null : zip.bytes(path);
    seen.add(path);
    return picture ? [{ bytes: picture, shown: width }] : [];
  });
}

/** A picture is a group of its kind, commands, and its bytes in hexadecimal. */
const RTF_BYTES = /(?<![\da-fA-F\r\n])[\da-fA-F\r\n]{4000,}/g;
const RTF_PICTURE = /\\(?:png|jpeg)blip(?:[^{}]*\{[^{}]*\})?[^{}]*$/;
const MAX_COMMANDS = 700;

function ofRtf(bytes: Uint8Array): Found[] {
  const rtf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return [...rtf.matchAll(RTF_BYTES)].flatMap(({ 0: digits, index }) => {
    const commands = rtf.slice(Math.max(0, index - MAX_COMMANDS), index);
    if (!RTF_PICTURE.test(commands)) return [];
    // The number of a command may run into them, up to the end of its line.
    const hex = /[\s}]$/.test(commands) ? digits : digits.replace(/^[\da-fA-F]*/, '');
    return [{ bytes: Buffer.from(hex.replace(/[\r\n]/g, ''), 'hex'), shown: 0 }];
  });
}

async function ofMime(bytes: Uint8Array): Promise<Found[]> {
  const { mimeOf } = await import('./extract-word-text.ts');
  const { attachments } = await mimeOf(bytes);
  return attachments.flatMap(({ mimeType, content }) =>
    mimeType.startsWith('image/') && typeof content !== 'string' ? [{ bytes: new Uint8Array(content), shown: 0 }] : [],
  );
}
