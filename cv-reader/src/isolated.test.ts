import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { contentTypes, doublyDeflatedPdf, endlessHeader, pdfOfStream, zip } from '../corpus/hostile-files.ts';
import { type CvUnreadable, readCv, readCvIsolated } from './index.ts';
import { type Ask, openPool } from './reader-pool.ts';

const good = await readFile(new URL('../corpus/files/zhang-siyuan--single.pdf', import.meta.url));

function reasonFor(bytes: Uint8Array, pool?: Ask, milliseconds?: number): Promise<string> {
  return readCvIsolated(bytes, pool, milliseconds).then(
    () => 'read',
    (error: CvUnreadable) => error.reason,
  );
}

async function pdf(options: PDFKit.PDFDocumentOptions, draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

const bombBody = Buffer.concat([
  Buffer.from('<?xml version="1.0"?><w:document><w:t>'),
  Buffer.alloc(80 * 1024 * 1024, 0x20),
]);

/** A page whose packed content unpacks to 200 megabytes of drawing. */
const bomb = pdfOfStream(deflateSync(Buffer.alloc(200 * 1024 * 1024, 'BT (a) Tj ET '), { level: 1 }), '/FlateDecode');

const tight = openPool({ processes: 1, memory: 260, idle: 1_000 });

describe('reading a CV in a process of its own', { timeout: 60_000 }, () => {
  it('gives the same as reading it directly', async () => {
    expect(await readCvIsolated(good)).toEqual(await readCv(good));
    expect(good.byteLength).toBeGreaterThan(0);
  });

  it('says why a file cannot be read', async () => {
    const image = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    expect(await reasonFor(new Uint8Array())).toBe('empty');
    expect(await reasonFor(image), 'a picture, which OCR reads').toBe('no_text');
    expect(await reasonFor(Buffer.from('just text'))).toBe('unsupported');
    expect(await reasonFor(zip([{ name: 'notes.txt', content: Buffer.from('hello') }])), 'some other ZIP').toBe(
      'unsupported',
    );
    expect(
      await reasonFor(
        await pdf({ userPassword: 'secret', pdfVersion: '1.7' }, (document) => document.text('王小明 Ming Wang')),
      ),
    ).toBe('encrypted');
    expect(await reasonFor(await pdf({}, (document) => document.image(image, 0, 0, { width: 500 }))), 'a scan').toBe(
      'no_text',
    );
    expect(await reasonFor(Buffer.alloc(51 * 1024 * 1024, '%PDF-1.4 '))).toBe('too_large');
  });

  it('gets over a truncated file', async () => {
    expect(['damaged', 'no_text', 'read']).toContain(await reasonFor(good.subarray(0, good.length / 2)));
    expect(['damaged', 'no_text']).toContain(await reasonFor(good.subarray(0, 400)));
  });

  it('refuses a ZIP bomb, whether or not its headers lie', async () => {
    expect(await reasonFor(zip([contentTypes, { name: 'word/document.xml', content: bombBody }]))).toBe('too_large');
    expect(await reasonFor(zip([contentTypes, { name: 'word/document.xml', content: bombBody, claimed: 1000 }]))).toBe(
      'too_large',
    );
  });

  it('reads the first 30 of 300 pages and says so', async () => {
    const long = await pdf({ autoFirstPage: false }, (document) => {
      for (let page = 1; page <= 300; page++) document.addPage().text(`Ming Wang, portfolio, sheet ${page}`);
    });
    const reading = await readCvIsolated(long);
    expect([reading.pages, reading.truncated]).toEqual([300, true]);
    expect(reading.lines.at(-1)?.page).toBeLessThanOrEqual(30);
  });

  it('ends a reading that takes too long or too much memory, and reads the next file as ever', async () => {
    expect(await reasonFor(good, undefined, 1)).toBe('timeout');
    expect(await reasonFor(bomb, tight)).toBe('memory');
    expect(await reasonFor(good, tight)).toBe('read');
  });

  it('leaves this process free and small while hostile files are read, and reads others meanwhile', async () => {
    const files = [await doublyDeflatedPdf(600), bomb];
    expect(files[0]?.length).toBeLessThan(3_000);
    await reasonFor(good);
    let [ticks, most] = [0, 0];
    const before = process.memoryUsage.rss();
    const ticking = setInterval(() => {
      ticks += 1;
      most = Math.max(most, process.memoryUsage.rss() - before);
    }, 10);
    const [first, second, other] = await Promise.all([
      reasonFor(files[0] ?? good, tight),
      reasonFor(files[1] ?? good, tight),
      reasonFor(good),
    ]);
    clearInterval(ticking);
    expect([first, second, other]).toEqual(['memory', 'memory', 'read']);
    expect(ticks).toBeGreaterThan(10);
    expect(most / 1024 / 1024).toBeLessThan(150);
  });

  it('reads the page header of a Word file in one go, however its paragraphs lie', async () => {
    const reading = await readCvIsolated(endlessHeader(), undefined, 10_000);
    expect(reading.text).toContain('王小明');
  });

  it('keeps a process for the next file, and none that a file has harmed', async () => {
    let started = 0;
    const pool = openPool({ processes: 1, memory: 1000, idle: 60_000, onStart: () => (started += 1) });
    expect([await reasonFor(good, pool), await reasonFor(good, pool), started]).toEqual(['read', 'read', 1]);
    expect([await reasonFor(Buffer.from('just text'), pool), started]).toEqual(['unsupported', 1]);
    expect([await reasonFor(good, pool), started]).toEqual(['read', 2]);
  });
});
