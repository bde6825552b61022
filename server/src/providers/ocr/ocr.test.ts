import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { recogniseLicence } from '@qinghe/cv-reader/index.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectedLicences, licenceFile, scoreLicence } from '../../../../cv-reader/corpus/licence-scoring.ts';
import { type AliyunOcrStandIn, playAliyunOcr } from '../../../test/stand-ins/aliyun-ocr.ts';
import { aliyunOcr } from './aliyun.ts';
import { embeddedOcr } from './embedded.ts';
import { type OcrPage, type OcrPicture, type OcrProvider, OcrRefused } from './port.ts';

const key = { accessKeyId: 'LTAI-qinghe', accessKeySecret: 'ocr secret/+' };
let service: AliyunOcrStandIn;
const states: string[] = [];
const embedded = embeddedOcr({ idle: 50, onEngine: (state) => states.push(state) });

beforeAll(async () => {
  service = await playAliyunOcr(key);
});
afterEach(() => {
  service.next = undefined;
  service.seen.length = 0;
});
afterAll(async () => {
  await service.close();
  await embedded.close();
});

const aliyun = (options: { timeout?: number; accessKeySecret?: string } = {}) =>
  aliyunOcr({ endpoint: service.url, ...key, ...options });

/** The head of a CV: a name, 75 pixels high, and two lines about the person. */
async function headOfCv(): Promise<OcrPicture> {
  const file = new URL('../../../../cv-reader/corpus/files/zhang-siyuan--single--picture.png', import.meta.url);
  const image = await loadImage(await readFile(file));
  const canvas = createCanvas(1600, 400);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, 1000, 250, 0, 0, 1600, 400);
  return { bytes: new Uint8Array(await canvas.encode('png')), width: 1600, height: 400 };
}

/** As it comes from somebody who held it wrong. */
async function turnedBack({ bytes, width, height }: OcrPicture, turns: 1 | 2 | 3): Promise<OcrPicture> {
  const canvas = turns === 2 ? createCanvas(width, height) : createCanvas(height, width);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((-turns * Math.PI) / 2);
  context.drawImage(await loadImage(Buffer.from(bytes)), -width / 2, -height / 2);
  return { bytes: new Uint8Array(await canvas.encode('png')), width: canvas.width, height: canvas.height };
}

const onAliyun = async (): Promise<OcrProvider> => {
  const corners = (x: number, y: number, right: number, bottom: number) =>
    [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ] as [Corner, Corner, Corner, Corner];
  service.shows = [
    { word: '张思远', prob: 99, pos: corners(125, 125, 320, 195) },
    { word: '138-2241-2719 | siyuan.zhang@example.com | 男', prob: 97, pos: corners(125, 215, 800, 250) },
  ];
  return aliyun();
};
type Corner = { x: number; y: number };

const wordsOf = ({ lines }: OcrPage): string => lines.flatMap(({ words }) => words.map(({ text }) => text)).join('');

describe.each([
  ['Aliyun', onAliyun],
  ['PP-OCR', async () => embedded],
])('OCR by %s', (_name, arrange) => {
  it('tells the words of a picture, how sure it is and where they stand', async () => {
    const ocr = await arrange();
    const picture = await headOfCv();
    const page = await ocr.recognise(picture);
    expect(wordsOf(page)).toContain('张思远');
    expect(wordsOf(page)).toContain('138-2241-2719');
    expect(page.turns).toBe(0);
    const phone = page.lines.flatMap(({ words }) => words).find(({ text }) => text.includes('138-2241'));
    expect(phone?.confidence).toBeGreaterThan(0.6);
    expect(phone?.confidence).toBeLessThanOrEqual(1);
    expect(phone?.box.x).toBeGreaterThan(100);
    expect(phone?.box.x).toBeLessThan(150);
    expect(phone?.box.y).toBeGreaterThan(190);
    expect((phone?.box.y ?? 0) + (phone?.box.height ?? 0)).toBeLessThan(280);
  });

  it('refuses for good what is no picture, and takes the next one as ever', async () => {
    const ocr = await arrange();
    const nonsense = { bytes: new TextEncoder().encode('no picture at all'), width: 10, height: 10 };
    await expect(ocr.recognise(nonsense)).rejects.toBeInstanceOf(OcrRefused);
    expect(wordsOf(await ocr.recognise(await headOfCv()))).toContain('张思远');
  });
});

describe('OCR by PP-OCR', () => {
  it.each([1, 2, 3] as const)('sets a picture upright that must be turned by %i quarters', async (turns) => {
    const page = await embedded.recognise(await turnedBack(await headOfCv(), turns));
    expect(page.turns).toBe(turns);
    const name = page.lines.flatMap(({ words }) => words).find(({ text }) => text === '张思远');
    // Where it stands on the upright page.
    expect(name?.box.x).toBeGreaterThan(100);
    expect(name?.box.x).toBeLessThan(150);
    expect(name?.box.y).toBeGreaterThan(100);
    expect(name?.box.y).toBeLessThan(150);
  });

  it('gives its memory back when nobody wants anything any more', async () => {
    await embedded.recognise(await headOfCv());
    await expect.poll(() => states.at(-1), { timeout: 5_000 }).toBe('ended');
  });

  it('tells what it has read when the time of a page is up', async () => {
    expect(await embedded.recognise(await headOfCv(), 0)).toEqual({ turns: 0, lines: [], cut: true });
    expect((await embedded.recognise(await headOfCv())).cut).toBeUndefined();
  });

  it('ends an engine that is stuck', async () => {
    const hasty = embeddedOcr({ timeout: 1 });
    await expect(hasty.recognise(await headOfCv(), 0)).rejects.toThrow(new OcrRefused('timeout'));
    await hasty.close();
  });
});

describe('OCR by Aliyun', () => {
  it('sends the picture itself, and one at a time', async () => {
    const ocr = await onAliyun();
    const picture = await headOfCv();
    await Promise.all([ocr.recognise(picture), ocr.recognise(picture)]);
    expect(service.seen.map((bytes) => bytes.equals(Buffer.from(picture.bytes)))).toEqual([true, true]);
  });

  it('tells how a line falls', async () => {
    const ocr = await onAliyun();
    service.shows = [
      {
        word: '张思远',
        prob: 99,
        pos: [
          { x: 100, y: 100 },
          { x: 300, y: 104 },
          { x: 299, y: 144 },
          { x: 99, y: 140 },
        ],
      },
    ];
    const [line] = (await ocr.recognise(await headOfCv())).lines;
    expect(line?.slope).toBeCloseTo(0.02);
    expect(line?.words[0]?.box).toEqual({ x: 100, y: 102, width: 200, height: 40 });
  });

  it.each(['exceededImageContent', 'illegalImageSize', 'unsupportedImageFormat'])('gives up on %s', async (code) => {
    service.next = { code, status: 415 };
    await expect(aliyun().recognise(await headOfCv())).rejects.toThrow(new OcrRefused(code));
  });

  it.each([
    { code: 'algorithmError', status: 503 },
    { code: 'Throttling.User', status: 400 },
    { code: 'OcrServiceExpired', status: 401 },
    { text: '<html>502 Bad Gateway</html>', status: 502 },
    { text: '', status: 200 },
  ])('leaves it to be tried again on $code$text', async (response) => {
    service.next = response;
    const failure = await aliyun()
      .recognise(await headOfCv())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(OcrRefused);
  });

  it('is turned away with a wrong secret', async () => {
    await expect(aliyun({ accessKeySecret: 'guessed' }).recognise(await headOfCv())).rejects.toThrow(
      'SignatureDoesNotMatch',
    );
    expect(service.seen).toEqual([]);
  });

  // The last one: what it leaves on its way may arrive later.
  it('does not wait for ever for a service that says nothing', async () => {
    service.next = 'silence';
    await expect(aliyun({ timeout: 100 }).recognise(await headOfCv())).rejects.toThrow('timeout');
  });
});

// Minutes on a machine with much else to do.
it('reads a licence that was photographed askew, and one under a watermark', { timeout: 120_000 }, async () => {
  const all = await expectedLicences();
  for (const name of ['shanghai-2015-askew.jpg', 'chengdu-electronic-marked.jpg']) {
    const licence = all.find(({ file }) => file === name);
    if (!licence) throw new Error(`no ${name} in the corpus`);
    const score = scoreLicence(licence, await recogniseLicence(await licenceFile(licence), embedded, 20_000));
    expect(score.filter(({ right }) => right).length, JSON.stringify(score)).toBeGreaterThanOrEqual(score.length - 1);
  }
});
