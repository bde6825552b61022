// Turns printed CVs into what people send instead: screenshots, scans and photographs. The pages are drawn by
// pdftoppm; dirt is drawn by numbers that a seed gives, so that a file comes out the same each time.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What each medium does to a page: dots an inch, degrees of turn, strength of noise, softness, light, JPEG quality. */
const media = {
  // A long screenshot: clean.
  picture: { extension: 'png', dpi: 130, turn: 0, noise: 0, blur: 0, shade: 0 },
  // An office scanner: grey, not quite straight, specks, one picture a page inside a PDF.
  scan: { extension: 'pdf', dpi: 170, turn: 0.5, noise: 14, blur: 0.3, shade: 0, quality: 45, grey: true },
  // A phone over a desk: turned, soft, darker at one side, strongly packed.
  photo: { extension: 'jpg', dpi: 165, turn: 1.1, noise: 10, blur: 0.5, shade: 0.3, quality: 55, desk: 60 },
};

export const extensionOf = (medium) => media[medium].extension;

export async function printedAs(medium, pdfPath, seed) {
  const options = media[medium];
  const pages = await drawnPages(pdfPath, options.dpi);
  const random = numbersFrom(seed);
  const turned = pages.map((page) =>
    spoiled(page, { ...options, turn: options.turn * (random() < 0.5 ? -1 : 1) }, random),
  );
  switch (options.extension) {
    case 'png':
      return stacked(turned).encode('png');
    case 'jpg':
      return stacked(turned).encode('jpeg', options.quality);
    default:
      return pdfOfPictures(
        await Promise.all(turned.map((page) => page.encode('jpeg', options.quality))),
        turned,
        options.dpi,
      );
  }
}

async function drawnPages(pdfPath, dpi) {
  const folder = await mkdtemp(join(tmpdir(), 'cv-pages-'));
  try {
    execFileSync('pdftoppm', ['-r', String(dpi), '-png', pdfPath, join(folder, 'page')]);
    const names = (await readdir(folder)).sort();
    return await Promise.all(names.map(async (name) => loadImage(await readFile(join(folder, name)))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function spoiled(page, { turn, noise, blur, shade, desk = 0, grey = false }, random) {
  const canvas = createCanvas(page.width + 2 * desk, page.height + 2 * desk);
  const context = canvas.getContext('2d');
  context.fillStyle = desk ? '#6b5a49' : '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  if (blur) context.filter = `blur(${blur}px)`;
  context.drawImage(page, -page.width / 2, -page.height / 2);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.filter = 'none';
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const light = 1 - (shade * ((at / 4) % canvas.width)) / canvas.width;
    const speck = noise * (random() + random() + random() - 1.5);
    const mean = grey ? (data[at] + data[at + 1] + data[at + 2]) / 3 : 0;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (grey ? mean : data[at + channel]) * light + speck;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function stacked(pages) {
  if (pages.length === 1) return pages[0];
  const canvas = createCanvas(
    pages[0].width,
    pages.reduce((sum, page) => sum + page.height, 0),
  );
  const context = canvas.getContext('2d');
  let top = 0;
  for (const page of pages) {
    context.drawImage(page, 0, top);
    top += page.height;
  }
  return canvas;
}

function pdfOfPictures(jpegs, sizes, dpi) {
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets = [];
  const add = (...chunks) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(
      Buffer.from(`${offsets.length} 0 obj\n`),
      ...chunks.map((chunk) => Buffer.from(chunk)),
      Buffer.from('\nendobj\n'),
    );
  };
  add('<</Type/Catalog/Pages 2 0 R>>');
  add(`<</Type/Pages/Count ${jpegs.length}/Kids[${jpegs.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}]>>`);
  for (const [at, jpeg] of jpegs.entries()) {
    const { width, height } = sizes[at];
    const [across, down] = [width, height].map((pixels) => ((pixels * 72) / dpi).toFixed(1));
    const content = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Contents ${4 + at * 3} 0 R/Resources<</XObject<</P ${5 + at * 3} 0 R>>>>>>`,
    );
    add(`<</Length ${content.length}>>stream\n${content}\nendstream`);
    add(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    );
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Mulberry32. */
export function numbersFrom(seed) {
  let state = [...seed].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) | 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
