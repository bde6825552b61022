import { expect, test, vi } from 'vitest';
import { noiseScan } from '../corpus/hostile-files.ts';
import { readCvIsolated } from './isolated.ts';
import { type OcrPage, OcrRefused } from './ocr.ts';
import { recogniseCv } from './recognise-cv.ts';

const scan = await noiseScan(4);

/** A page of one line. */
const pageOf = (text: string, cut = false): OcrPage => ({
  turns: 0,
  lines: [{ slope: 0, words: [{ text, box: { x: 100, y: 100, width: 900, height: 40 }, confidence: 1 }] }],
  ...(cut && { cut }),
});

test('so many pages are read, and of a file as much as there is time for', { timeout: 60_000 }, async () => {
  let page = 0;
  const ocr = { recognise: async () => pageOf(`a page of words, sheet ${++page}`) };
  const counted: string[] = [];
  const onPage = async (at: number, of: number) => void counted.push(`${at}/${of}`);
  const first = await recogniseCv(scan, ocr, { pages: 2, onPage });
  expect([first.pages, first.truncated, counted]).toEqual([4, true, ['1/2', '2/2']]);
  expect((await recogniseCv(scan, ocr)).truncated).toBe(false);
  page = 0;
  let ahead = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  const slow = {
    recognise: async (_picture: unknown, milliseconds = 0) => {
      expect(milliseconds).toBeLessThanOrEqual(20_000);
      page += 1;
      // The whole of the file's time goes with its second page.
      if (page === 2) ahead += milliseconds;
      return pageOf(`a page of words, sheet ${page}`, page === 2);
    },
  };
  const cut = await recogniseCv(scan, slow, { milliseconds: 15_000 });
  clock.mockRestore();
  expect([cut.pages, cut.truncated, page]).toEqual([4, true, 2]);
  expect(cut.text).toContain('sheet 2');
});

test('a file of which nothing was read in its time says so', { timeout: 60_000 }, async () => {
  const stuck = { recognise: () => Promise.reject(new OcrRefused('timeout')) };
  await expect(recogniseCv(scan, stuck, { pages: 1 })).rejects.toMatchObject({ reason: 'timeout' });
  const blank = { recognise: async (): Promise<OcrPage> => ({ turns: 0, lines: [] }) };
  await expect(recogniseCv(scan, blank, { pages: 1 })).rejects.toMatchObject({ reason: 'no_text' });
});

test('texts are read while OCR is busy, however many scans there are', { timeout: 60_000 }, async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const ocr = { recognise: () => held.then(() => pageOf('a page of words, at last')) };
  const scans = [1, 2, 3].map(() => recogniseCv(scan, ocr, { pages: 1 }));
  await expect(readCvIsolated(scan), 'a scan has no text').rejects.toMatchObject({ reason: 'no_text' });
  go();
  expect((await Promise.all(scans)).map(({ pages }) => pages)).toEqual([4, 4, 4]);
});
