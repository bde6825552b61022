/** Files that are made to harm, made anew where they are needed: for tests and measurements. */
import { once } from 'node:events';
import { createDeflate, deflateRawSync, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';

/** An entry of a ZIP; `claimed` is what its headers say about the unpacked size. */
export type ZipEntry = { name: string; content: Buffer; claimed?: number };

/** A ZIP with one entry after another. */
export function zip(entries: ZipEntry[]): Buffer {
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

/** What makes a ZIP a Word file. */
export const contentTypes: ZipEntry = {
  name: '[Content_Types].xml',
  content: Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
};

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word file of one paragraph with this page header, which may be any bytes. */
function docxWithHeader(header: string): Buffer {
  const body = `<?xml version="1.0"?><w:document ${WORD}><w:body><w:p><w:r><w:t>王小明 Ming Wang 13800000000</w:t></w:r></w:p></w:body></w:document>`;
  return zip([
    contentTypes,
    { name: 'word/document.xml', content: Buffer.from(body) },
    { name: 'word/header1.xml', content: Buffer.from(`<?xml version="1.0"?><w:hdr ${WORD}>${header}`) },
  ]);
}

/** A million and a half paragraphs that begin and never end: 8 MB, packed in some kilobytes. */
export const endlessHeader = (): Buffer => docxWithHeader('<w:p '.repeat(1_500_000));

/** A PDF of one page whose content, packed in these filters, comes out of `packed`. */
export function pdfOfStream(packed: Buffer, filters: string): Buffer {
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>endobj\n4 0 obj<</Length ${packed.length}/Filter${filters}>>stream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]);
}

/** A PDF below 3 kB whose content unpacks, twice, to so many megabytes. */
export async function doublyDeflatedPdf(megabytes: number): Promise<Buffer> {
  const deflating = createDeflate({ level: 9 });
  const pieces: Buffer[] = [];
  deflating.on('data', (piece: Buffer) => pieces.push(piece));
  const block = Buffer.alloc(1024 * 1024, 0x20);
  for (let count = 0; count < megabytes; count += 1) if (!deflating.write(block)) await once(deflating, 'drain');
  deflating.end();
  await once(deflating, 'end');
  return pdfOfStream(deflateSync(Buffer.concat(pieces), { level: 9 }), '[/FlateDecode/FlateDecode]');
}

/** A scan of so many pages of nothing but noise, in which OCR finds hundreds of lines a page. */
export async function noiseScan(pages: number): Promise<Buffer> {
  const canvas = createCanvas(600, 850);
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(canvas.width, canvas.height);
  // Always the same noise: a linear congruential generator.
  let state = 1;
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels.data.fill(state > 1_073_741_824 ? 255 : 0, at, at + 3);
    pixels.data[at + 3] = 255;
  }
  context.putImageData(pixels, 0, 0);
  const picture = await canvas.encode('png');
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = once(document, 'end');
  for (let page = 0; page < pages; page += 1) document.addPage().image(picture, 0, 0, { width: 595 });
  document.end();
  await done;
  return Buffer.concat(chunks);
}

/** Word files that are text, made to harm: by the name of what is wrong with them. */
export const hostileWordTexts: Record<string, () => Buffer> = {
  'groups of RTF in one another': () => Buffer.from(`{\\rtf1 ${'{'.repeat(100_000)}王`),
  'more groups than there may be': () => Buffer.from(`{\\rtf1 ${'{\\b '.repeat(2_000_000)}`),
  'bytes of RTF that are not there': () => Buffer.from('{\\rtf1 Ming Wang 13800000000\\bin999999999 }'),
  'groups of RTF closed too often': () => Buffer.from(`{\\rtf1 Ming}${'}'.repeat(100_000)}\\cell\\row\\cell`),
  'cells of RTF without end': () => Buffer.from(`{\\rtf1 ${'\\intbl a\\cell\\row '.repeat(400_000)}`),
  'text boxes of RTF in one another': () => Buffer.from(`{\\rtf1 ${'{\\shp{\\*\\shpinst{\\shptxt a '.repeat(50_000)}`),
  'MIME parts in one another': () => {
    const parts = Array.from({ length: 5_000 }, (_, at) => `--${at}\r\n${multipart(String(at + 1))}`);
    return Buffer.from(`MIME-Version: 1.0\r\n${multipart('0')}${parts.join('')}`);
  },
  'a million MIME parts': () =>
    Buffer.from(
      `MIME-Version: 1.0\r\n${multipart('0')}${'--0\r\nContent-Type: text/html\r\n\r\na\r\n'.repeat(500_000)}`,
    ),
  'base64 of nothing but base64': () =>
    Buffer.from(
      `MIME-Version: 1.0\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${'PGRpdj4='.repeat(2_500_000)}`,
    ),
  'entities that stand for entities': () =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(10)}">`).join('')}<!ENTITY x SYSTEM "file:///etc/passwd">]><w:wordDocument><w:body><w:p><w:r><w:t>Ming Wang &a19;&x; 13800000000</w:t></w:r></w:p></w:body></w:wordDocument>`,
    ),
  'tables of XML in one another': () =>
    Buffer.from(`<w:wordDocument><w:body>${'<w:tbl><w:tr><w:tc><w:p>'.repeat(100_000)}`),
  'tables of a page in one another': () => Buffer.from(`<html>${'<table><tr><td>a'.repeat(500_000)}`),
  'a tag that never ends': () => Buffer.from(`<html><p ${'a=" '.repeat(4_000_000)}`),
  'pictures and scripts from elsewhere': () =>
    Buffer.from(
      '<html><script>throw 1</script><img src="http://127.0.0.1:9/a"><iframe src="file:///etc/passwd"></iframe><p>Ming Wang 13800000000',
    ),
};

const multipart = (edge: string) => `Content-Type: multipart/related; boundary="${edge}"\r\n\r\n`;
