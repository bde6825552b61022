import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { PICTURE_WIDTH } from '@qinghe/contract/resumes/cv.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanPage, type Light } from './clean-page.ts';
import { CvUnreadable } from './cv-unreadable.ts';
import type { CvKind } from './extract-text.ts';
import type { LooseLine } from './lines.ts';
import { openPdf } from './open-pdf.ts';
import { pictureSize } from './picture-size.ts';
import { wordFormatOf } from './word-format.ts';

export type Picture = { bytes: Uint8Array; width: number; height: number };

/** A page as a picture, on white. */
export type DrawnPage = {
  kind: CvKind;
  /** What is written in a Word file beside its pictures. */
  typed?: LooseLine[];
  /** From 1. */
  page: number;
  pages: number;
  picture: Picture;
  /** Points that a pixel of the picture is wide. */
  scale: number;
};

/** Unpacked, 40 million pixels take 160 megabytes. Telephones take pictures of 12, at most 50, and send smaller ones. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 20_000;
/** At this width the small print of a sheet of A4 is high enough for OCR, and more only costs time. */
const WANTED_WIDTH = 2_000;
const MAX_HEIGHT = 8_000;

/** A page, drawn in its own colours. */
export interface DrawnSheet {
  kind: CvKind;
  canvas: Canvas;
  pages: number;
  /** Of the page, in points. */
  width: number;
  height: number;
  /** Whether every letter was drawn as the file has it: a font that it only names is not here. */
  exact: boolean;
}

/** How large a sheet is drawn, in pixels. `enlarge`: how many times a picture may be made larger at most. */
export interface SheetSize {
  width: number;
  maxHeight: number;
  enlarge: number;
}

const FOR_OCR: SheetSize = { width: WANTED_WIDTH, maxHeight: MAX_HEIGHT, enlarge: 3 };

/** A page of a scan, a picture of a Word file, or a picture, which is its own first page. Throws CvUnreadable: `no_text`, `damaged`, `too_large`, … */
export async function drawPage(bytes: Uint8Array, page: number, light?: Light): Promise<DrawnPage> {
  const { kind, canvas, pages, width } = await drawSheet(bytes, page, FOR_OCR);
  const drawn = { kind, page, pages, picture: await pictureOf(canvas, light), scale: width / canvas.width };
  if (page > 1 || kind === 'pdf' || kind === 'picture') return drawn;
  const { extract } = await import('./extract-text.ts');
  return { ...drawn, typed: (await extract(bytes)).lines };
}

/** As `drawPage`, in colour and in the size that is asked for. */
export async function drawSheet(bytes: Uint8Array, page: number, size: SheetSize): Promise<DrawnSheet> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'pdf') return drawPdf(bytes, page, size);
  // Of an animated PNG the first picture is drawn.
  if (type && ['png', 'apng', 'jpg', 'webp', 'heic'].includes(type.ext)) return drawPicture(bytes, size, type.ext);
  return drawWordPicture(bytes, page, size);
}

async function drawWordPicture(bytes: Uint8Array, page: number, size: SheetSize): Promise<DrawnSheet> {
  const { wordPictures } = await import('./word-pictures.ts');
  const pictures = await wordPictures(bytes);
  const picture = pictures[page - 1];
  if (!picture) throw new CvUnreadable('no_text');
  const kind = wordFormatOf(bytes) ? 'doc' : 'docx';
  return { ...(await drawPicture(picture, size)), kind, pages: pictures.length };
}

async function drawPicture(bytes: Uint8Array, { width, maxHeight, enlarge }: SheetSize, ext = ''): Promise<DrawnSheet> {
  const image = ext === 'heic' ? await heicOf(bytes) : await imageOf(bytes);
  const factor = Math.min(width / image.width, enlarge, maxHeight / image.height);
  const { canvas, context } = sheet(image.width * factor, image.height * factor);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const height = (PICTURE_WIDTH * image.height) / image.width;
  return { kind: 'picture', canvas, pages: 1, width: PICTURE_WIDTH, height, exact: true };
}

/** The library turns a photograph as its EXIF data says, and gives CMYK and palettes as RGB. */
async function imageOf(bytes: Uint8Array) {
  requireSize(pictureSize(bytes));
  return loadImage(Buffer.from(bytes)).catch(() => {
    throw new CvUnreadable('damaged');
  });
}

async function heicOf(bytes: Uint8Array) {
  // Compiled only for who sends such a file.
  const { heicPicture } = await import('./heic-picture.ts');
  return heicPicture(bytes, requireSize);
}

function requireSize(size: { width: number; height: number } | null): void {
  if (!size || size.width === 0 || size.height === 0) throw new CvUnreadable('damaged');
  if (size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE)
    throw new CvUnreadable('too_large');
}

async function drawPdf(bytes: Uint8Array, number: number, { width, maxHeight }: SheetSize): Promise<DrawnSheet> {
  const { document, close } = await openPdf(bytes, { maxImageSize: MAX_PIXELS });
  try {
    const page = await document.getPage(number);
    const points = page.getViewport({ scale: 1 });
    const factor = Math.min(width / points.width, maxHeight / points.height);
    const viewport = page.getViewport({ scale: factor });
    const { canvas } = sheet(viewport.width, viewport.height);
    // The library draws on what the browser has; this canvas has the same methods under another type.
    await page.render({ canvas: canvas as never, viewport }).promise;
    const { numPages: pages } = document;
    return { kind: 'pdf', canvas, pages, width: points.width, height: points.height, exact: !hasMissingFonts(page) };
  } finally {
    await close();
  }
}

/** The library hands fonts and pictures over by their names; only fonts know of a missing file. */
function hasMissingFonts({ commonObjs }: PDFPageProxy): boolean {
  for (const [, shared] of commonObjs as Iterable<[string, { missingFile?: boolean } | null]>)
    if (shared?.missingFile) return true;
  return false;
}

function sheet(width: number, height: number) {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function pictureOf(canvas: Canvas, light: Light | undefined): Promise<Picture> {
  const context = canvas.getContext('2d');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  cleanPage(pixels, light);
  context.putImageData(pixels, 0, 0);
  return { bytes: new Uint8Array(await canvas.encode('jpeg', 92)), width: canvas.width, height: canvas.height };
}
