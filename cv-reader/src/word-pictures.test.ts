import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { contentTypes, zip } from '../corpus/hostile-files.ts';
import { drawPageIsolated, readCvIsolated } from './isolated.ts';
import { recogniseCv } from './recognise-cv.ts';
import { wordPictures } from './word-pictures.ts';

const pictureOf = (width: number, height: number) => createCanvas(width, height).toBuffer('image/png');

const CENTIMETRE = 360_000;
const shown = (id: string, centimetres: number) =>
  `<w:p><w:r><wp:inline><wp:extent cx="${centimetres * CENTIMETRE}" cy="1"/><a:blip r:embed="${id}"/></wp:inline></w:r></w:p>`;

/** A Word file with these words, two pages that are pictures, an emblem and a photo, and a picture from elsewhere. */
const docxOf = (words: string) =>
  zip([
    contentTypes,
    {
      name: 'word/document.xml',
      content: Buffer.from(
        `<w:document><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p>${shown('r3', 16)}${shown('r1', 4)}${shown('r2', 16)}${shown('r3', 16)}${shown('r4', 16)}${shown('r5', 16)}</w:body></w:document>`,
      ),
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: Buffer.from(
        '<Relationships><Relationship Id="r1" Target="media/photo.png"/><Relationship Id="r2" Target="media/b.png"/><Relationship Id="r3" Target="/word/media/a.png"/><Relationship Id="r4" Target="http://127.0.0.1:9/x.png" TargetMode="External"/><Relationship Id="r5" Target="media/emblem.png"/></Relationships>',
      ),
    },
    { name: 'word/media/photo.png', content: pictureOf(1200, 1600) },
    { name: 'word/media/b.png', content: pictureOf(900, 800) },
    { name: 'word/media/a.png', content: pictureOf(800, 600) },
    { name: 'word/media/emblem.png', content: pictureOf(120, 120) },
  ]);

it('takes the pages of a Word file that are pictures, in their order, and no photo of the person', async () => {
  expect(await wordPictures(docxOf('王小明'))).toEqual([pictureOf(800, 600), pictureOf(900, 800)]);
});

it('reads pictures and the few words beside them as one CV', { timeout: 60_000 }, async () => {
  const file = docxOf('王小明');
  await expect(readCvIsolated(file)).rejects.toMatchObject({ reason: 'no_text' });
  let page = 0;
  const words = () => [
    { text: `电话：1380000000${++page}`, box: { x: 100, y: 100, width: 900, height: 40 }, confidence: 1 },
  ];
  const ocr = { recognise: async () => ({ turns: 0 as const, lines: [{ slope: 0, words: words() }] }) };
  const { kind, pages, text } = await recogniseCv(file, ocr);
  expect([kind, pages]).toEqual(['docx', 2]);
  expect(text.split('\n')).toEqual(['王小明', '电话：13800000001', '电话：13800000002']);
});

it('leaves the pictures of a CV that has its words', async () => {
  const words = '教育经历 复旦大学 金融学 本科 '.repeat(6);
  expect((await readCvIsolated(docxOf(words))).text).toContain('复旦大学');
});

it('is not kept busy by names of pictures that never end', async () => {
  const file = zip([
    contentTypes,
    { name: 'word/document.xml', content: Buffer.from('<w:document><w:body>王小明') },
    { name: 'word/_rels/document.xml.rels', content: Buffer.from('<Relationship '.repeat(100_000)) },
  ]);
  await expect(readCvIsolated(file, undefined, 5_000)).rejects.toMatchObject({ reason: 'no_text' });
});

it('finds the pictures of RTF and of MIME parts', async () => {
  const page = pictureOf(900, 1200);
  const hex = page
    .toString('hex')
    .padEnd(6_000, '0')
    .replace(/.{128}/g, '$&\r\n');
  const rtf = `{\\rtf1{\\*\\shppict{\\pict\\picwgoal9000{\\*\\blipuid 00ff}\\pngblip\\bliptag100\r\n${hex}}}{\\nonshppict{\\pict\\wmetafile8 0100}}}`;
  const [found] = await wordPictures(Buffer.from(rtf));
  expect(found?.subarray(0, page.length)).toEqual(page);
  const mime = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<img src="a.png">\r\n--x\r\nContent-Type: image/png\r\nContent-Location: a.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${page.toString('base64')}\r\n--x--`;
  expect((await drawPageIsolated(Buffer.from(mime), 1)).kind).toBe('doc');
});
