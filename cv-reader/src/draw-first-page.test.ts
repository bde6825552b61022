import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { pdfOfStream } from '../corpus/hostile-files.ts';
import { type CvUnreadable, drawFirstPageIsolated } from './index.ts';

const MAX_BYTES = 64 * 1024;
const fromCorpus = (name: string) => readFile(new URL(`../corpus/files/${name}`, import.meta.url));

const reasonFor = (bytes: Uint8Array, milliseconds?: number) =>
  drawFirstPageIsolated(bytes, milliseconds).then(
    () => 'drawn',
    (error: CvUnreadable) => error.reason,
  );

/** How much of a stretch of the page, in shares of its height, is dark. */
async function inkBetween(bytes: Uint8Array, top: number, bottom: number): Promise<number> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const from = Math.round(top * image.height);
  const { data } = context.getImageData(0, from, image.width, Math.round(bottom * image.height) - from);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) < 120) dark += 1;
  return dark / (data.length / 4);
}

async function pdfOf(options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void) {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** A page of Chinese whose font the file only names, as old word processors leave it. */
function withoutFont(): Buffer {
  const content = 'BT /F1 24 Tf 50 700 Td <5F20601D8FDC> Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>
      /FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900
      /Descent -200/CapHeight 900/StemV 80>>>>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 7>>`);
}

it('draws the first page small, with ink where the page has it, in the size of the page', async () => {
  const { bytes, width, height } = await drawFirstPageIsolated(await fromCorpus('zhang-siyuan--single.pdf'));
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  expect(await inkBetween(bytes, 0, 0.04)).toBe(0);
  expect(await inkBetween(bytes, 0.05, 0.09), 'the name').toBeGreaterThan(0.01);
  expect(await inkBetween(bytes, 0.15, 0.8), 'the rest').toBeGreaterThan(0.02);
  expect(await inkBetween(bytes, 0.87, 1)).toBe(0);
});

it('keeps a photograph and a scan as small, in shares of a page that is 595 points wide', async () => {
  const photo = await drawFirstPageIsolated(await fromCorpus('ouyang-xiaoyu--hanging--photo.jpg'));
  const scan = await drawFirstPageIsolated(await fromCorpus('chen-haoran--long--scan.pdf'));
  expect(photo.width).toBe(595);
  expect(await inkBetween(scan.bytes, 0.1, 0.9)).toBeGreaterThan(0.02);
  for (const { bytes } of [photo, scan]) expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
});

it('draws none where letters have no font in the file: a page that lacks them says something else', async () => {
  expect(await reasonFor(withoutFont())).toBe('no_text');
  const ofTheLibrary = await pdfOf({}, (document) => document.font('Helvetica').text('Ming Wang'));
  expect(await reasonFor(ofTheLibrary), 'a font that every reader has').toBe('drawn');
});

it('draws none of a page that is too high, nor of a Word file', async () => {
  const strip = await pdfOf({ size: [400, 4000] }, (document) => document.text('Ming Wang'));
  expect(await reasonFor(strip)).toBe('too_large');
  expect(await reasonFor(await fromCorpus('wang-ming--docx-form.docx'))).toBe('no_text');
});

it('ends a drawing that harms, and draws the next file as ever', { timeout: 60_000 }, async () => {
  const bomb = pdfOfStream(deflateSync(Buffer.alloc(200 * 1024 * 1024, 'BT (a) Tj ET '), { level: 1 }), '/FlateDecode');
  const before = process.memoryUsage.rss();
  expect(await reasonFor(bomb)).toMatch(/^(?:memory|timeout|too_large)$/);
  expect(await reasonFor(Buffer.from('%PDF-1.4 cut off'))).toBe('damaged');
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  const good = await fromCorpus('zhang-siyuan--single.pdf');
  expect(await reasonFor(good, 1)).toBe('timeout');
  expect(await reasonFor(good)).toBe('drawn');
});
