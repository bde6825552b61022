import { CvUnreadable } from './cv-unreadable.ts';
import { orderBoxes } from './order-boxes.ts';
import { rtfCodings } from './rtf-codings.ts';
import { type RtfPages, rtfPages } from './rtf-pages.ts';
import type { Print } from './word-tree.ts';

/** A command with its number, a byte in hexadecimal, a symbol, the edge of a group, or letters. */
const TOKENS = /\\([a-zA-Z]{1,32})(-?\d{1,9})? ?|\\'([0-9a-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)/g;
const MAX_GROUPS = 200_000;

/** Groups without words of the CV; of those that a reader may leave out, the ones that have some. */
const SKIPPED =
  /^(?:colortbl|stylesheet|info|pict|object|sp|fldinst|shprslt|nonshppict|listtable|footnote|annotation|bkmkstart|bkmkend)$/;
const KNOWN = /^(?:shpinst|shptxt|shppict)$/;
const EDGE = /^(header|footer)[lrf]?$/;
const PARAGRAPH_END = /^(?:par|sect|page|column|nestrow)$/;
const CHARACTERS: Record<string, string> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};
const SYMBOLS: Record<string, string> = { '~': ' ', _: '-', '\\': '\\', '{': '{', '}': '}' };

/** What holds until the end of a group. */
type Group = {
  skips: boolean;
  isFonts: boolean;
  isHidden: boolean;
  isDeleted: boolean;
  font: number;
  print: Print;
  /** Letters after one of Unicode that say it again for programs of before. */
  repeats: number;
  /** Called where the group ends. */
  ends?: (() => void) | undefined;
};

/** Reads RTF. Groups are kept in a list, so that no depth of them harms. Throws CvUnreadable. */
export function rtfParts(bytes: Uint8Array): ReturnType<RtfPages['parts']> {
  const rtf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const codings = rtfCodings();
  const pages = rtfPages();
  const outer: Group[] = [];
  let group: Group = {
    skips: false,
    isFonts: false,
    isHidden: false,
    isDeleted: false,
    font: 0,
    print: { size: 0, bold: false },
    repeats: 1,
  };
  let letters = '';
  let [isOptional, repeated] = [false, 0];
  const tokens = new RegExp(TOKENS);

  const isRead = () => !group.skips && !group.isHidden && !group.isDeleted;
  const settle = () => {
    if (letters !== '') pages.text(codings.decode(letters, group.font), group.print);
    letters = '';
  };
  const write = (text: string) => {
    settle();
    if (isRead()) pages.text(text, group.print);
  };
  const onLetters = (text: string) => {
    const kept = text.slice(repeated);
    repeated = Math.max(0, repeated - text.length);
    if (isRead()) letters += kept;
  };
  const onCommand = (name: string, number: number | undefined) => {
    const optional = isOptional;
    isOptional = false;
    if (name === 'bin') tokens.lastIndex += Math.max(0, number ?? 0);
    else if (name === 'u') {
      write(String.fromCharCode((number ?? 0) & 0xffff));
      repeated = group.repeats;
    } else if (name === 'uc') group.repeats = number ?? 1;
    else if (name === 'f') {
      settle();
      group.font = number ?? 0;
    } else if (PRINT.test(name)) {
      settle();
      group.print = printAfter(group.print, name, number);
    } else if (name === 'fcharset' && group.isFonts) codings.setFont(group.font, number ?? 0);
    else if (name === 'ansicpg') codings.setPage(number ?? 0);
    else if (name === 'fonttbl') Object.assign(group, { skips: true, isFonts: true });
    else if (SKIPPED.test(name) || (optional && !KNOWN.test(name))) group.skips = true;
    else if (group.skips) return;
    else onLayout(name, number);
  };
  const onLayout = (name: string, number: number | undefined) => {
    const [, edge] = EDGE.exec(name) ?? [];
    const character = CHARACTERS[name];
    if (character) write(character);
    else if (name === 'v' || name === 'deleted') {
      settle();
      group[name === 'v' ? 'isHidden' : 'isDeleted'] = number !== 0;
    } else if (name === 'plain') {
      settle();
      Object.assign(group, { isHidden: false, isDeleted: false, print: { size: 0, bold: false } });
    } else if (name === 'listtext' || name === 'pntext') {
      settle();
      pages.item();
      group.skips = true;
    } else if (edge === 'header' || edge === 'footer') {
      settle();
      group.ends = pages.enter(edge);
    } else if (name === 'shptxt') {
      settle();
      group.ends = pages.enterBox();
    } else {
      if (PARAGRAPH_END.test(name) || LAYOUT.test(name)) settle();
      if (PARAGRAPH_END.test(name)) pages.endParagraph();
      else pages.command(name, number ?? 0);
    }
  };
  const onEdge = (edge: string) => {
    settle();
    isOptional = false;
    repeated = 0;
    if (edge === '{') {
      if (outer.length >= MAX_GROUPS) throw new CvUnreadable('damaged');
      outer.push(group);
      group = { ...group, ends: undefined };
    } else {
      group.ends?.();
      group = outer.pop() ?? group;
    }
  };
  for (let token = tokens.exec(rtf); token; token = tokens.exec(rtf)) {
    const [, name, number, byte, symbol, edge, text] = token;
    if (name !== undefined) onCommand(name, number === undefined ? undefined : Number(number));
    else if (byte !== undefined) onLetters(String.fromCharCode(Number.parseInt(byte, 16)));
    else if (edge !== undefined) onEdge(edge);
    else if (text !== undefined) onLetters(text);
    else if (symbol === '*') isOptional = true;
    else if (symbol === '\n' || symbol === '\r') onCommand('par', undefined);
    else if (symbol !== undefined) onLetters(SYMBOLS[symbol] ?? '');
  }
  settle();
  const parts = pages.parts();
  for (const part of [parts.header, parts.body, parts.footer]) orderBoxes(part);
  return parts;
}

/** Chinese has a size and a weight of its own, which come with an `a`; whichever was told last is that of the words. */
const PRINT = /^(?:a?fs|a?b)$/;

function printAfter({ size, bold }: Print, name: string, number: number | undefined): Print {
  return name.endsWith('fs') ? { size: (number ?? 24) / 2, bold } : { size, bold: number !== 0 };
}

/** Letters of one run may come in pieces; these end it. */
const LAYOUT = /^(?:tab|line|cell|row|nestcell)$/;
