import { readFile } from 'node:fs/promises';
import { deflateRawSync, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { type CvUnreadable, readCv, readCvIsolated } from './index.ts';

const good = await readFile(new URL('../corpus/files/zhang-siyuan--single.pdf', import.meta.url));

function reasonFor(bytes: Uint8Array, limits?: { time: number; memory: number }): Promise<string> {
  return readCvIsolated(bytes, limits).then(
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

/** A ZIP with one entry after another; `claimed` is what its headers say about the unpacked size. */
function zip(entries: { name: string; content: Buffer; claimed?: number }[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(claimed, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(claimed, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const contentTypes = {
  name: '[Content_Types].xml',
  content: Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
};
const bombBody = Buffer.concat([
  Buffer.from('<?xml version="1.0"?><w:document><w:t>'),
  Buffer.alloc(80 * 1024 * 1024, 0x20),
]);

const bomb = pdfBomb();
/** A page whose packed content unpacks to 200 megabytes of drawing. */
function pdfBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'BT (a) Tj ET '), { level: 1 });
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]);
}

describe('reading a CV in a thread of its own', { timeout: 60_000 }, () => {
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
    expect(await reasonFor(good, { time: 1, memory: 256 })).toBe('timeout');
    expect(['memory', 'timeout']).toContain(await reasonFor(bomb, { time: 8_000, memory: 128 }));
    expect(await reasonFor(good)).toBe('read');
  });

  it('leaves the main thread free while a hostile file is read', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 10);
    await reasonFor(bomb, { time: 1_000, memory: 4_000 });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
  });
});
