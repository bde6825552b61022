// Pictures of CVs: by a phone over a desk, long screenshots, and Word files that are one picture.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { Document, ImageRun, Packer, Paragraph } from 'docx';

/** Degrees of tilt, darkness of the shadow, softness in pixels, a stamp of the camera, quarter turns. */
export const photoKinds = {
  tilted: { tilt: 4, shadow: 0.15, blur: 0.4 },
  shaded: { tilt: -1.5, shadow: 0.55, blur: 0.3 },
  blurred: { tilt: 1, shadow: 0.2, blur: 1 },
  stamped: { tilt: -2, shadow: 0.2, blur: 0.4, stamp: true },
  turned: { tilt: 1.5, shadow: 0.2, blur: 0.3, quarters: 1 },
  overturned: { tilt: -1, shadow: 0.25, blur: 0.3, quarters: 2 },
};
const LARGEST = 80_000;
/** Word packs pictures for the screen when it saves. */
const LARGEST_IN_WORD = 45_000;

export async function photoOf(pdf, kind) {
  const { tilt, shadow, blur, stamp, quarters = 0 } = photoKinds[kind];
  const page = await loadImage(await firstPage(pdf, 150));
  const [width, height] = [page.width + 220, page.height + 220];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#8a7358';
  pen.fillRect(0, 0, width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate((tilt * Math.PI) / 180);
  pen.filter = `blur(${blur}px)`;
  pen.drawImage(page, -page.width / 2, -page.height / 2);
  pen.filter = 'none';
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const dark = pen.createLinearGradient(0, height, width, height * 0.2);
  dark.addColorStop(0, `rgba(30,25,15,${shadow})`);
  dark.addColorStop(0.55, `rgba(30,25,15,${shadow / 4})`);
  dark.addColorStop(1, 'rgba(30,25,15,0)');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, width, height);
  if (stamp) {
    pen.fillStyle = 'rgba(255,255,255,.95)';
    pen.font = '34px "Liberation Sans"';
    pen.fillText('SHOT ON PINE 9 PRO', 60, height - 90);
    pen.fillText('2026/10/08 19:42', 60, height - 48);
  }
  return packed(turned(canvas, quarters));
}

/** A CV of one picture in a Word file. */
export async function pictureDocx(pdf) {
  const page = await loadImage(await firstPage(pdf, 110));
  const canvas = createCanvas(page.width, page.height);
  canvas.getContext('2d').drawImage(page, 0, 0);
  const picture = new ImageRun({
    type: 'jpg',
    data: await packed(canvas, LARGEST_IN_WORD),
    transformation: { width: 600, height: 849 },
  });
  const margin = { top: 0, bottom: 0, left: 0, right: 0 };
  const children = [new Paragraph({ children: [picture] })];
  return Packer.toBuffer(new Document({ sections: [{ properties: { page: { margin } }, children }] }));
}

export async function packedPicture(bytes) {
  const picture = await loadImage(bytes);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return packed(canvas);
}

function turned(canvas, quarters) {
  if (quarters === 0) return canvas;
  const { width, height } = canvas;
  const other = quarters % 2 ? createCanvas(height, width) : createCanvas(width, height);
  const pen = other.getContext('2d');
  pen.translate(other.width / 2, other.height / 2);
  pen.rotate((quarters * Math.PI) / 2);
  pen.drawImage(canvas, -width / 2, -height / 2);
  return other;
}

/** The best JPEG that is not larger than a sent photo of this corpus may be. */
async function packed(canvas, largest = LARGEST) {
  for (const quality of [75, 60, 50, 40, 30, 22, 15]) {
    const bytes = await canvas.encode('jpeg', quality);
    if (bytes.length <= largest) return bytes;
  }
  throw new Error('The picture does not get small enough');
}

async function firstPage(pdf, dots) {
  const folder = await mkdtemp(join(tmpdir(), 'cv-picture-'));
  try {
    await writeFile(join(folder, 'cv.pdf'), pdf);
    const pages = execFileSync('pdfinfo', [join(folder, 'cv.pdf')], { encoding: 'utf8' }).match(/Pages:\s+(\d+)/)?.[1];
    if (pages !== '1') throw new Error(`A picture shows one page, and this CV has ${pages}`);
    execFileSync('pdftoppm', ['-r', String(dots), '-png', '-singlefile', join(folder, 'cv.pdf'), join(folder, 'cv')]);
    return await readFile(join(folder, 'cv.png'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
