// Turns printed CVs into what people send instead: screenshots, scans and photographs. The pages are drawn by
// pdftoppm; dirt is drawn by numbers that a seed gives, so that a file comes out the same each time.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/**
 * What each medium does to a page: dots an inch, degrees of turn, strength of noise, softness, loss of light at one side
 * and in one corner, how much narrower its far end is, quarter turns, JPEG quality.
 */
const still = { turn: 0, noise: 0, blur: 0, shade: 0 };
const media = {
  // A long screenshot: clean.
  picture: { ...still, kind: 'picture', extension: 'png', dpi: 130 },
  // An office scanner: grey, not quite straight, specks, one picture a page inside a PDF.
  scan: {
    kind: 'scan',
    extension: 'pdf',
    dpi: 170,
    turn: 0.5,
    noise: 14,
    blur: 0.3,
    shade: 0,
    quality: 45,
    grey: true,
  },
  'scan-150': {
    ...still,
    kind: 'scan',
    extension: 'pdf',
    dpi: 150,
    turn: 0.3,
    noise: 18,
    blur: 0.4,
    quality: 35,
    grey: true,
  },
  'scan-300': {
    ...still,
    kind: 'scan',
    extension: 'pdf',
    dpi: 300,
    turn: 0.8,
    noise: 8,
    blur: 0.8,
    quality: 18,
    grey: true,
  },
  // Laid down in a hurry.
  'scan-skewed': {
    ...still,
    kind: 'scan',
    extension: 'pdf',
    dpi: 200,
    turn: 2.6,
    noise: 10,
    blur: 0.4,
    quality: 30,
    grey: true,
  },
  // Laid down the wrong way round.
  'scan-overhead': {
    ...still,
    kind: 'scan',
    extension: 'pdf',
    dpi: 170,
    turn: 0.6,
    noise: 12,
    blur: 0.4,
    quality: 40,
    grey: true,
    quarters: 2,
  },
  // A phone over a desk: turned, soft, darker at one side, strongly packed.
  photo: {
    kind: 'photo',
    extension: 'jpg',
    dpi: 165,
    turn: 1.1,
    noise: 10,
    blur: 0.5,
    shade: 0.3,
    quality: 55,
    desk: 60,
  },
  // By the light of one lamp, and from below.
  'photo-dim': {
    kind: 'photo',
    extension: 'jpg',
    dpi: 160,
    turn: 1.7,
    noise: 16,
    blur: 0.6,
    shade: 0.4,
    corner: 0.35,
    lean: 0.06,
    quality: 42,
    desk: 60,
  },
  // Sent on from chat to chat, each of which packed it again.
  'photo-worn': {
    kind: 'photo',
    extension: 'jpg',
    dpi: 125,
    turn: 0.6,
    noise: 6,
    blur: 0.4,
    shade: 0.15,
    quality: 26,
    desk: 30,
  },
  // A phone that did not notice how it was held.
  'photo-sideways': {
    kind: 'photo',
    extension: 'jpg',
    dpi: 165,
    turn: 1.2,
    noise: 10,
    blur: 0.5,
    shade: 0.25,
    lean: 0.03,
    quality: 42,
    desk: 60,
    quarters: 3,
  },
};

export const kindOfMedium = (medium) => media[medium].kind;
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

export function spoiled(page, options, random) {
  const { turn, noise, blur, shade, corner = 0, lean = 0, desk = 0, grey = false, quarters = 0 } = options;
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
  if (lean) leanBack(canvas, lean);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const across = ((at / 4) % canvas.width) / canvas.width;
    const down = at / 4 / canvas.width / canvas.height;
    const light = (1 - shade * across) * (1 - corner * (1 - across) * down);
    const speck = noise * (random() + random() + random() - 1.5);
    const mean = grey ? (data[at] + data[at + 1] + data[at + 2]) / 3 : 0;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (grey ? mean : data[at + channel]) * light + speck;
  }
  context.putImageData(image, 0, 0);
  return quarters ? turnedBy(canvas, quarters) : canvas;
}

/** The far end of a sheet is narrower than the near one: row by row. */
function leanBack(canvas, lean) {
  const context = canvas.getContext('2d');
  const before = createCanvas(canvas.width, canvas.height);
  before.getContext('2d').drawImage(canvas, 0, 0);
  for (let row = 0; row < canvas.height; row++) {
    const narrower = lean * canvas.width * (1 - row / canvas.height);
    context.fillRect(0, row, canvas.width, 1);
    context.drawImage(before, 0, row, canvas.width, 1, narrower / 2, row, canvas.width - narrower, 1);
  }
}

function turnedBy(canvas, quarters) {
  const [width, height] = quarters % 2 ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
  const result = createCanvas(width, height);
  const context = result.getContext('2d');
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return result;
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
