import { CvUnreadable } from './cv-unreadable.ts';
import { readTags } from './read-tags.ts';
import type { CheckedZip } from './zip-limits.ts';

/** What an XLSX says beside its sheets (ECMA-376, part 1, 18). */
export interface Workbook {
  /** Of cells, in their order; those that Excel hides are left out. */
  sheets: { name: string; part: string }[];
  strings: readonly string[];
  /** How numbers are shown, by the number of the cell's style. */
  formats: readonly string[];
  /** Days are counted from 1904, as Excel for the Mac did. */
  from1904: boolean;
}

/** Throws CvUnreadable: `damaged`. */
export function openWorkbook(zip: CheckedZip): Workbook {
  const targets = targetsIn(zip.part('xl/_rels/workbook.xml.rels') ?? '');
  const sheets: Workbook['sheets'] = [];
  let from1904 = false;
  read(required(zip, 'xl/workbook.xml'), (name, { state, name: sheet = '', ...attributes }) => {
    if (name === 'workbookPr') from1904 = isOn(attributes.date1904);
    if (name !== 'sheet' || (state ?? 'visible') !== 'visible') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    const part = targets.get(id);
    if (part?.includes('worksheets/')) sheets.push({ name: sheet, part });
  });
  if (sheets.length === 0) throw new CvUnreadable('damaged');
  return {
    sheets,
    strings: stringsIn(zip.part('xl/sharedStrings.xml') ?? ''),
    formats: formatsIn(zip.part('xl/styles.xml') ?? ''),
    from1904,
  };
}

/** A switch as XML writes it. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

function required(zip: CheckedZip, name: string): string {
  const part = zip.part(name);
  if (part === null) throw new CvUnreadable('damaged');
  return part;
}

type Open = (name: string, attributes: Record<string, string>) => void;

/** Reads a part by the names of its tags, whatever prefix stands before them. */
const read = (xml: string, open: Open, more: { text?: (text: string) => void; close?: (name: string) => void } = {}) =>
  readTags(xml, {
    xml: true,
    skips: (name) => local(name) === 'rPh',
    open: (name, attributes) => open(local(name), attributes),
    ...(more.text && { text: more.text }),
    close: (name) => more.close?.(local(name)),
  });

export const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function targetsIn(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  read(xml, (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  return targets;
}

function stringsIn(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  read(
    xml,
    (name) => {
      if (name === 'si') strings.push('');
      inText = name === 't';
    },
    {
      text: (text) => {
        if (inText) strings.push((strings.pop() ?? '') + text);
      },
      close: (name) => {
        if (name === 't') inText = false;
      },
    },
  );
  return strings;
}

function formatsIn(xml: string): string[] {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let inCells = false;
  read(
    xml,
    (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(own.get(numFmtId) ?? BUILT_IN[Number(numFmtId)] ?? 'General');
    },
    {
      close: (name) => {
        if (name === 'cellXfs') inCells = false;
      },
    },
  );
  return formats;
}

/** Formats that files name by a number alone (18.8.30), those of East Asia as Excel in China shows them. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy/m/d',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy/m/d h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm/d/yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
};
