import { expect, test } from 'vitest';
import writeXlsx, { type Row } from 'write-excel-file/node';
import { readSheetIsolated } from './isolated.ts';
import { readSheet } from './read-sheet.ts';

const workbook = (rows: Row[]) => writeXlsx(rows).toBuffer();
const text = (value: string) => ({ type: String, value });

test('the first sheet of a workbook is read as texts, days as days, empty rows where they stand', async () => {
  const bytes = await workbook([
    [text('职位名称'), text('截止日期'), text('人数')],
    [],
    [
      text(' 数据分析实习生 '),
      { type: Date, value: new Date('2027-03-01T00:00:00Z'), format: 'yyyy-mm-dd' },
      { type: Number, value: 3 },
    ],
  ]);
  expect(await readSheetIsolated(bytes, 100)).toEqual([
    ['职位名称', '截止日期', '人数'],
    expect.not.arrayContaining([expect.stringMatching(/./)]),
    ['数据分析实习生', '2027-03-01', '3'],
  ]);
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
  expect(await readSheet(bytes, 100)).toEqual([
    ['名称', '人数'],
    ['a, b\nc', '2'],
  ]);
});

test('what is no sheet, too long or damaged says so', async () => {
  const refusal = (bytes: Uint8Array, most = 3) => readSheetIsolated(bytes, most).catch((error) => error.reason);
  expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]))).toBe('unsupported');
  expect(await refusal(new TextEncoder().encode('PK not a zip'))).toBe('damaged');
  expect(await refusal(new TextEncoder().encode('a\n1\n2\n3\n'))).toBe('too_long');
  expect(await refusal(new TextEncoder().encode('a\n1\n2\n\n\n'))).toEqual([['a'], ['1'], ['2']]);
  const whole = await workbook([[text('a')]]);
  expect(await refusal(whole.subarray(0, whole.length - 40))).toBe('damaged');
  const locked = Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await refusal(locked)).toBe('encrypted');
});
