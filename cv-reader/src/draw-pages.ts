import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { PICTURE_WIDTH } from '@qinghe/contract/resumes/cv.ts';
import { fileTypeFromBuffer } from 'file-type';
import { cleanPage } from './clean-page.ts';
import { CvUnreadable } from './cv-unreadable.ts';
import { openPdf } from './open-pdf.ts';
import { pictureSize } from './picture-size.ts';

export type Picture = { bytes: Uint8Array; width: number; height: number };

/** A page as a picture, on white. */
export type DrawnPage = {
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

/** A page of a scan, or a picture, which is its own first page. Throws CvUnreadable: `no_text`, `damaged`, `too_large`, … */
export async function drawPage(bytes: Uint8Array, page: number): Promise<DrawnPage> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'pdf') return drawPdf(bytes, page);
  // Of an animated PNG the first picture is drawn.
  if (type && ['png', 'apng', 'jpg'].includes(type.ext)) return drawPicture(bytes);
  throw new CvUnreadable('no_text');
}

/** The library turns a photograph as its EXIF data says, and gives CMYK and palettes as RGB. */
async function drawPicture(bytes: Uint8Array): Promise<DrawnPage> {
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw new CvUnreadable('damaged');
  if (size.width * size.height > MAX_PIXELS || Math.max(size.width, size.height) > MAX_SIDE)
    throw new CvUnreadable('too_large');
  const image = await loadImage(Buffer.from(bytes)).catch(() => {
    throw new CvUnreadable('damaged');
  });
  const factor = Math.min(WANTED_WIDTH / image.width, 3, MAX_HEIGHT / image.height);
  const { canvas, context } = sheet(image.width * factor, image.height * factor);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { page: 1, pages: 1, picture: await pictureOf(canvas), scale: PICTURE_WIDTH / canvas.width };
}

async function drawPdf(bytes: Uint8Array, number: number): Promise<DrawnPage> {
  const { document, close } = await openPdf(bytes, { maxImageSize: MAX_PIXELS });
  try {
    const page = await document.getPage(number);
    const points = page.getViewport({ scale: 1 });
    const factor = Math.min(WANTED_WIDTH / points.width, MAX_HEIGHT / points.height);
    const viewport = page.getViewport({ scale: factor });
    const { canvas } = sheet(viewport.width, viewport.height);
    // The library draws on what the browser has; this canvas has the same methods under another type.
    await page.render({ canvas: canvas as never, viewport }).promise;
    return { page: number, pages: document.numPages, picture: await pictureOf(canvas), scale: 1 / factor };
  } finally {
    await close();
  }
}

function sheet(width: number, height: number) {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function pictureOf(canvas: Canvas): Promise<Picture> {
  const context = canvas.getContext('2d');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  cleanPage(pixels);
  context.putImageData(pixels, 0, 0);
  return { bytes: new Uint8Array(await canvas.encode('jpeg', 92)), width: canvas.width, height: canvas.height };
}
