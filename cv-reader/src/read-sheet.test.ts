import { expect, test } from 'vitest';
import writeXlsx, { type Row } from 'write-excel-file/node';
import { zip } from '../corpus/hostile-files.ts';
import type { CvUnreadable } from './cv-unreadable.ts';
import { readSheetsIsolated } from './isolated.ts';
import { readSheets } from './read-sheet.ts';

const workbook = (rows: Row[]) => writeXlsx(rows).toBuffer();
const text = (value: string) => ({ type: String, value });

test('a sheet of a workbook is read as texts, days as days, rows by the number that Excel gives them', async () => {
  const bytes = await workbook([
    [text('职位名称'), text('截止日期'), text('人数')],
    [],
    [
      text(' 数据分析实习生 '),
      { type: Date, value: new Date('2027-03-01T00:00:00Z'), format: 'yyyy-mm-dd' },
      { type: Number, value: 3 },
    ],
  ]);
  expect(await readSheetsIsolated(bytes, 100)).toEqual([
    {
      name: 'Sheet1',
      long: false,
      rows: [
        { row: 1, hidden: false, cells: ['职位名称', '截止日期', '人数'] },
        { row: 3, hidden: false, cells: ['数据分析实习生', '2027-03-01', '3'] },
      ],
    },
  ]);
});

interface Made {
  name: string;
  state?: string;
  data: string;
  merged?: readonly string[];
}

/** A workbook of these sheets; `x:` stands before its tags, as some programs write it. */
const made = (sheets: readonly Made[], { formats = '', xfs = '<xf numFmtId="0"/>', date1904 = false } = {}) =>
  zip(
    Object.entries({
      'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, index) => `<sheet name="${name}"${state ? ` state="${state}"` : ''} r:id="rId${index}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index}" Target="worksheets/sheet${index}.xml"/>`).join('')}</Relationships>`,
      'xl/styles.xml': `<styleSheet><numFmts>${formats}</numFmts><cellXfs>${xfs}</cellXfs></styleSheet>`,
      ...Object.fromEntries(
        sheets.map(({ data, merged = [] }, index) => [
          `xl/worksheets/sheet${index}.xml`,
          `<x:worksheet>${`<x:sheetData>${data}</x:sheetData>`.replace(/<(\/?)(row|c|v|is|t)(?=[ >/])/g, '<$1x:$2')}<x:mergeCells>${merged.map((ref) => `<x:mergeCell ref="${ref}"/>`).join('')}</x:mergeCells></x:worksheet>`,
        ]),
      ),
    }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
  );

const inline = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, cells: string, more = '') => `<row r="${number}"${more}>${cells}</row>`;

test('sheets that Excel hides are left out, rows that it hides are marked', async () => {
  const bytes = made([
    { name: '去年', state: 'hidden', data: row(1, inline('A1', '旧')) },
    { name: '参数', state: 'veryHidden', data: row(1, inline('A1', '旧')) },
    { name: '说明', data: row(1, inline('A1', '先看这里')) },
    { name: '今年', data: row(1, inline('A1', '甲')) + row(2, inline('A2', '乙'), ' hidden="1"') },
  ]);
  expect((await readSheets(bytes, 10)).map(({ name, rows }) => [name, rows])).toEqual([
    ['说明', [{ row: 1, hidden: false, cells: ['先看这里'] }]],
    [
      '今年',
      [
        { row: 1, hidden: false, cells: ['甲'] },
        { row: 2, hidden: true, cells: ['乙'] },
      ],
    ],
  ]);
});

test('merged cells say the same in each row that has text of its own', async () => {
  const data =
    row(1, inline('A1', '职位') + inline('C1', '城市')) +
    row(2, inline('A2', '甲') + inline('C2', '上海')) +
    row(3, inline('A3', '乙')) +
    row(4, '<c r="C4"/>') +
    row(5, inline('A5', '丙'));
  const [sheet] = await readSheets(made([{ name: '表', data, merged: ['C2:C4', 'A1:B1'] }]), 10);
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
    ['职位', '', '城市'],
    ['甲', '', '上海'],
    ['乙', '', '上海'],
    ['丙'],
  ]);
});

test('a formula that nobody has counted stands there as such, one that was counted as its value', async () => {
  const bytes = made([
    {
      name: '表',
      data: row(1, '<c r="A1"><f>B1*2</f></c><c r="B1"><f t="shared" si="0"/></c><c r="C1"><f>1+1</f><v>2</v></c>'),
    },
  ]);
  const [sheet] = await readSheets(bytes, 100);
  expect(sheet?.rows[0]?.cells).toEqual(['=B1*2', '=', '2']);
});

test('numbers are read as Excel shows them', async () => {
  const xfs = [0, 9, 164, 14, 31, 165, 166, 2].map((id) => `<xf numFmtId="${id}"/>`).join('');
  const formats = ['#,##0&quot;元&quot;', 'yyyy&quot;年&quot;m&quot;月&quot;', '0&quot;k/月&quot;']
    .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
    .join('');
  const cells = [0.1 + 0.2, 0.15, 12_000, 46_477, 46_477.5, 46_477, 12, 12].map(
    (value, style) => `<c r="${'ABCDEFGH'[style]}1" s="${style}"><v>${value}</v></c>`,
  );
  const shown = async (date1904: boolean) =>
    (await readSheets(made([{ name: '表', data: row(1, cells.join('')) }], { xfs, formats, date1904 }), 10))[0]?.rows[0]
      ?.cells;
  expect(await shown(false)).toEqual([
    '0.3',
    '15%',
    '12,000元',
    '2027-03-31',
    '2027-03-31',
    '2027年3月',
    '12k/月',
    '12.00',
  ]);
  expect((await shown(true))?.[3]).toBe('2031-04-01');
});

test.each([
  ['closed', (row: number) => `<row r="${row}" spans="1:9" ht="15"/>`],
  ['with cells that are styled', (row: number) => `<row r="${row}"><c r="A${row}" s="0"/><c r="B${row}"></c></row>`],
])('hundreds of thousands of empty rows (%s) are no reason to refuse the one with text', async (_how, emptyRow) => {
  const empty = Array.from({ length: 300_000 }, (_, index) => emptyRow(index + 2));
  const last = row(900_000, inline('A900000', '乙'));
  const bytes = made([{ name: '表', data: row(1, inline('A1', '甲')) + empty.join('') + last }]);
  expect(await readSheets(bytes, 10)).toMatchObject([
    {
      long: false,
      rows: [
        { row: 1, cells: ['甲'] },
        { row: 900_000, cells: ['乙'] },
      ],
    },
  ]);
});

test('texts are whole: escapes of Excel, control characters, halves of signs', async () => {
  const data = row(1, inline('A1', 'a_x000D_\nb_x0000_c_xD83D_'));
  expect((await readSheets(made([{ name: '表', data }]), 10))[0]?.rows[0]?.cells).toEqual(['a\nbc\ufffd']);
  const values = `名称,说明\n${'职位,很长的说明\n'.repeat(5000)}职\0位,x\n`;
  expect((await readSheets(new TextEncoder().encode(values), 9000))[0]?.rows.at(-1)?.cells).toEqual(['职位', 'x']);
});

test.each([
  ['UTF-8', new TextEncoder().encode('名称,人数\n"a, b\nc",2\n')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeff名称,人数\n"a, b\nc",2\n')],
  ['tabs in UTF-16', Buffer.from('\ufeff名称\t人数\n"a, b\nc"\t2\n', 'utf16le')],
  [
    'GB 18030',
    Buffer.concat([
      Buffer.from('c3fbb3c6', 'hex'),
      Buffer.from(','),
      Buffer.from('c8cbcafd', 'hex'),
      Buffer.from('\n"a, b\nc",2\n'),
    ]),
  ],
])('separated values are read: %s', async (_name, bytes) => {
  const [sheet] = await readSheets(bytes, 100);
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
    ['名称', '人数'],
    ['a, b\nc', '2'],
  ]);
});

test('what is no sheet or damaged says so; of one that is too long the first rows are read', async () => {
  const refusal = (bytes: Uint8Array) => readSheetsIsolated(bytes, 3).catch((error: CvUnreadable) => error.reason);
  expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]))).toBe('unsupported');
  expect(await refusal(new TextEncoder().encode('PK not a zip'))).toBe('damaged');
  expect(await refusal(new TextEncoder().encode('a\n1\n2\n3\n'))).toMatchObject([{ long: true, rows: { length: 3 } }]);
  expect(await refusal(new TextEncoder().encode('a\n1\n2\n\n\n'))).toMatchObject([
    { long: false, rows: { length: 3 } },
  ]);
  const whole = await workbook([[text('a')]]);
  expect(await refusal(whole.subarray(0, whole.length - 40))).toBe('damaged');
  const locked = Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await refusal(locked)).toBe('encrypted');
});
