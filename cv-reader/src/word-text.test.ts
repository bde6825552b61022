import { describe, expect, it } from 'vitest';
import { contentTypes, hostileWordTexts, zip } from '../corpus/hostile-files.ts';
import type { CvUnreadable } from './cv-unreadable.ts';
import { extractText } from './extract-text.ts';
import { readCvIsolated } from './isolated.ts';
import { wordFormatOf } from './word-format.ts';

const linesOf = async (bytes: Uint8Array): Promise<string[]> => {
  const { kind, lines } = await extractText(bytes);
  expect(kind).toBe('doc');
  return lines.map(({ text }) => text);
};
const textLines = (text: string) => linesOf(Buffer.from(text, 'latin1'));
/** GBK of 王小明. */
const WANG_IN_RTF = "\\'cd\\'f5\\'d0\\'a1\\'c3\\'f7";

const looksOf = async (bytes: Uint8Array) => (await extractText(bytes)).lines.map(({ text, look }) => [text, look]);

describe('RTF', () => {
  it('tells the print of a line by what its first words are set in', async () => {
    const text = '{\\rtf1\\fs21{\\afs40\\ab Ming Wang}\\par Fudan {\\b University}\\par\\plain 13800000000\\par}';
    expect(await looksOf(Buffer.from(text))).toEqual([
      ['Ming Wang', '20 bold'],
      ['Fudan University', '10.5'],
      ['13800000000', ''],
    ]);
  });

  it('reads letters by the font of a run, by the page of codes, and as Unicode without their repetition', async () => {
    expect(
      await textLines(
        `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset134 SimSun;}}\\f1 ${WANG_IN_RTF}\\f0  caf\\'e9\\par 13800000000}`,
      ),
    ).toEqual(['王小明 café', '13800000000']);
    expect(await textLines(`{\\rtf1\\ansi\\ansicpg936{\\b ${WANG_IN_RTF}}\\par 13800000000}`)).toEqual([
      '王小明',
      '13800000000',
    ]);
    expect(
      await textLines("{\\rtf1\\uc2\\u29579\\'cd\\'f5\\u-10179 ??\\u-8704 ??{\\uc0\\u23567}\\par 1380000000}"),
    ).toEqual(['王😀小', '1380000000']);
  });

  it('reads rows as lines, lists as lists, headers first, and what is hidden not at all', async () => {
    const row = (...cells: string[]) => `\\trowd\\pard\\intbl ${cells.join('\\cell ')}\\cell\\row\n`;
    expect(
      await textLines(
        `{\\rtf1{\\info{\\title Secret}}${row('School', 'Fudan University')}${row('Degree', 'Master')}\\pard Skills\\par{\\listtext\\'b7\\tab}Excel\\par{\\v hidden}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt ming@example.com}}{\\header Ming Wang}{\\footer 1}\\par}`,
      ),
    ).toEqual(['Ming Wang', 'School\tFudan University', 'Degree\tMaster', 'Skills', '• Excel', 'ming@example.com']);
  });

  it('reads on after hidden and deleted words end', async () => {
    expect(
      await textLines(
        '{\\rtf1 Ming Wang\\par \\v hidden\\plain shown\\par{\\deleted gone \\v0 still}{\\revised added}\\par}',
      ),
    ).toEqual(['Ming Wang', 'shown', 'added']);
  });

  it('reads text boxes once, by where they stand', async () => {
    const box = (text: string, top: number, left = 0) =>
      `{\\shp{\\*\\shpinst\\shpleft${left}\\shptop${top}\\shpright${left + 3000}\\shpbottom${top + 900}{\\sp{\\sn x}{\\sv 1}}{\\shptxt ${text}\\par}}{\\shprslt{\\*\\do ${text}}}}`;
    expect(
      await textLines(
        `{\\rtf1 \\pard ${box('Skills', 4000)}${box('13800000000', 0, 5000)}${box('Ming Wang', 0)}\\par End}`,
      ),
    ).toEqual(['Ming Wang', '13800000000', 'Skills', 'End']);
  });
});

describe('web pages that call themselves Word', () => {
  const page = `<html><head><title>cv</title><style>p{}</style></head><body><h1>王小明</h1><div>电话：13800000000 \n <br>邮箱：ming@example.com</div>
<table><tr><td>学校</td><td><p>复旦大学</p></td></tr></table><ul><li><p>Excel</p></li></ul><p style="display:none">secret</p><p>a&nbsp;b &lt;c&gt;<span style='mso-tab-count:1'>   </span>2024</p></body></html>`;
  const lines = ['王小明', '电话：13800000000', '邮箱：ming@example.com', '学校\t复旦大学', '• Excel', 'a b <c>\t2024'];

  it.each([
    ['UTF-8', Buffer.from(page)],
    [
      'UTF-16, as Word saves it',
      Buffer.from(`\ufeff${page.replace('<head>', '<head><meta charset=unicode>')}`, 'utf16le'),
    ],
  ])('reads a page in %s', async (_name, bytes) => {
    expect(await linesOf(bytes)).toEqual(lines);
  });

  it.each([
    '<p hidden>no</p>',
    '<p style="display : none">no</p>',
    '<p style="visibility:hidden">no</p>',
    '<div style="mso-element:comment-list"><p>no</p></div>',
    '<p><del>no</del></p>',
    '<ruby><rp>no</rp><rt>no</rt></ruby>',
    '<datalist><option>no</option></datalist>',
  ])('reads nothing of %s', async (unseen) => {
    expect(await linesOf(Buffer.from(`<html><p>王小明 13800000000</p>${unseen}`))).toEqual(['王小明 13800000000']);
  });

  it('reads a page in GBK, as it says itself', async () => {
    const gbk = Buffer.concat([
      Buffer.from('<html><meta http-equiv=Content-Type content="text/html; charset=gb2312"><p>'),
      Buffer.from('cdf5d0a1c3f7', 'hex'),
      Buffer.from(' 13800000000'),
    ]);
    expect(await linesOf(gbk)).toEqual(['王小明 13800000000']);
  });

  it('reads the page of a file in MIME parts', async () => {
    const part = Buffer.from(page).toString('base64');
    const mime = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: base64\r\n\r\n${part}\r\n--x--`;
    expect(await linesOf(Buffer.from(mime))).toEqual(lines);
  });
});

describe('Word XML', () => {
  const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

  it('reads a file of Word 2003, and a DOCX in one flat file', async () => {
    const body = `<w:body><wx:sect>${p('王小明')}<w:tbl><w:tr><w:tc>${p('学校')}</w:tc><w:tc>${p('复旦大学')}</w:tc></w:tr></w:tbl><w:p><w:pPr><w:listPr><w:ilfo w:val="1"/></w:listPr></w:pPr><w:r><w:t>Excel</w:t></w:r></w:p></wx:sect><w:sectPr><w:hdr>${p('13800000000')}</w:hdr></w:sectPr></w:body>`;
    const lines = ['13800000000', '王小明', '学校\t复旦大学', '• Excel'];
    expect(await linesOf(Buffer.from(`<?xml version="1.0"?><w:wordDocument>${body}</w:wordDocument>`))).toEqual(lines);
    expect(
      await linesOf(
        Buffer.from(
          `<?xml version="1.0"?><pkg:package><pkg:part><w:document>${body}</w:document></pkg:part></pkg:package>`,
        ),
      ),
    ).toEqual(lines);
  });

  it('reads a DOCX whose program has other names for the same, headings and lists by their styles', async () => {
    const of = (style: string, text: string) =>
      `<ns0:p><ns0:pPr><ns0:pStyle ns0:val="${style}"/></ns0:pPr><ns0:r><ns0:t>${text}</ns0:t></ns0:r></ns0:p>`;
    const root = 'xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const style = (id: string, name: string) => `<ns0:style ns0:styleId="${id}"><ns0:name ns0:val="${name}"/>`;
    const docx = zip([
      contentTypes,
      {
        name: 'word/document.xml',
        content: Buffer.from(
          `<ns0:document ${root}><ns0:body>${of('a1', '教育经历')}${of('a2', '学生会主席团成员')}</ns0:body>`,
        ),
      },
      {
        name: 'word/styles.xml',
        content: Buffer.from(
          `<ns0:styles ${root}>${style('a1', 'heading 1')}</ns0:style>${style('a2', 'List')}<ns0:numId ns0:val="3"/></ns0:style>`,
        ),
      },
    ]);
    const { lines } = await extractText(docx);
    expect(lines.map(({ text, size }) => [text, size])).toEqual([
      ['教育经历', 19],
      ['• 学生会主席团成员', 11],
    ]);
  });

  it('reads neither hidden words nor the sounds beside letters, but formulas, and a space for a symbol', async () => {
    const run = (inner: string) => `<w:r>${inner}</w:r>`;
    const shown = run('<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>shown</w:t>');
    const body = [
      `<w:p>${run('<w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t><w:tab/>')}${shown}</w:p>`,
      `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('<w:t>王小明</w:t>')}</w:p>`,
      `<w:p>${run('<w:ruby><w:rt><w:r><w:t>chóng</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>重</w:t></w:r></w:rubyBase></w:ruby>')}${run('<w:t>庆</w:t>')}</w:p>`,
      `<w:p>${run('<w:t>GPA </w:t>')}<m:oMath><m:r><m:t>3.8/4.0</m:t></m:r></m:oMath></w:p>`,
      `<w:p>${run('<w:t>13800000000</w:t><w:sym w:font="Wingdings" w:char="F02A"/><w:t>ming@example.com</w:t>')}</w:p>`,
    ].join('');
    expect(await linesOf(Buffer.from(`<w:wordDocument><w:body>${body}</w:body></w:wordDocument>`))).toEqual([
      'shown',
      '王小明',
      '重庆',
      'GPA 3.8/4.0',
      '13800000000 ming@example.com',
    ]);
  });

  it('reads a DOCX that wraps a page, as web sites save it, and parts in other codings', async () => {
    const mime = `MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n\n--x\nContent-Type: text/html; charset="utf-8"\n\n<html><h1>王小明</h1><p>13800000000\n--x--`;
    const document = `\ufeff<w:document><w:body>${p('个人简历')}<w:altChunk r:id="page"/><w:altChunk r:id="none"/></w:body></w:document>`;
    const docx = zip([
      contentTypes,
      { name: 'word/document.xml', content: Buffer.from(document, 'utf16le') },
      {
        name: 'word/_rels/document.xml.rels',
        content: Buffer.from('<Relationships><Relationship Id="page" Target="/word/afchunk.mht"/></Relationships>'),
      },
      { name: 'word/afchunk.mht', content: Buffer.from(mime) },
    ]);
    const { lines } = await extractText(docx);
    expect(lines.map(({ text }) => text)).toEqual(['个人简历', '王小明', '13800000000']);
  });

  it('reads text boxes of a DOCX once and by their anchors, and footers with contacts', async () => {
    const box = (text: string, x: number, y: number) =>
      `<mc:AlternateContent><mc:Choice><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="2000000" cy="900000"/><w:txbxContent>${p(text)}</w:txbxContent></wp:anchor></mc:Choice><mc:Fallback><v:shape><w:txbxContent>${p(text)}</w:txbxContent></v:shape></mc:Fallback></mc:AlternateContent>`;
    const document = `<w:document><w:body><w:p><w:r>${box('技能', 0, 3_000_000)}</w:r></w:p><w:p><w:r>${box('电话', 3_000_000, 0)}${box('王小明', 0, 0)}</w:r></w:p>${p('教育经历')}</w:body></w:document>`;
    const docx = zip([
      contentTypes,
      { name: 'word/document.xml', content: Buffer.from(document) },
      { name: 'word/footer1.xml', content: Buffer.from(`<w:ftr>${p('1 / 2')}</w:ftr>`) },
      { name: 'word/footer2.xml', content: Buffer.from(`<w:ftr>${p('ming@example.com')}</w:ftr>`) },
    ]);
    const { lines } = await extractText(docx);
    expect(lines.map(({ text }) => text)).toEqual(['王小明', '电话', '技能', '教育经历', 'ming@example.com']);
  });
});

it('knows such files by what stands in them', () => {
  const format = (text: string) => wordFormatOf(Buffer.from(text));
  expect(format('just words')).toBeNull();
  expect(format('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toBeNull();
  expect(format('<?xml version="1.0"?><feed></feed>')).toBeNull();
  expect(format('From: a@example.com\r\nSubject: MIME-Version: 1.0\r\n\r\nhello')).toBeNull();
  expect(format('\n <!DOCTYPE html><title>x</title>')).toBe('html');
});

describe('files made to harm', { timeout: 120_000 }, () => {
  it.each(Object.entries(hostileWordTexts))('%s end with a text or a reason', async (_name, make) => {
    const reason = await readCvIsolated(make()).then(
      ({ text }) => {
        expect(text).not.toContain('root:');
        return 'read';
      },
      (error: CvUnreadable) => error.reason,
    );
    expect(reason).toMatch(/^(?:read|damaged|no_text|too_large|too_long|memory|timeout)$/);
  });
});
