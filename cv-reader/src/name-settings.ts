import type { CvLine } from './lines.ts';
import { type Piece, type Sourced, slice, sourced, split } from './pieces.ts';

/** Whether a text can be a name by its words. */
type MayBeName = (text: string) => boolean;

const NAME_LABEL = /^(?:姓\s*名(?:\s*[/／]?\s*name)?|(?:full )?name(?:\s*[/／]\s*姓\s*名)?)[:：]?$/iu;
/** Beside one of these the names are those of relatives. */
const OF_OTHERS = /称谓|关系|单位|职业/u;
const MAX_LABEL = 10;

/** A name below its label, alone or in the same column of a row of labels: `姓名 ⇥ 电话` above `高兴 ⇥ 138…`. */
export function nameBelowLabel(lines: CvLine[], mayBeName: MayBeName): Sourced<string> | null {
  for (const [at, line] of lines.entries()) {
    const labels = cellsOf(line);
    const place = labels.findIndex(({ text }) => NAME_LABEL.test(text));
    const below = lines[at + 1];
    if (place < 0 || !below || labels.some(({ text }) => text.length > MAX_LABEL || OF_OTHERS.test(text))) continue;
    const values = cellsOf(below);
    const value = values.length === labels.length ? values[place] : undefined;
    if (value && value.text.length <= 30 && mayBeName(value.text)) return sourced(value.text, value);
  }
  return null;
}

const cellsOf = (line: CvLine): Piece[] => split(line, /\t|\s{2,}/gu);

/** `你好，我是高兴`, `我叫哈斯格日勒，…`, `Hi, I’m Clara Whitfield`. */
const INTRODUCTION =
  /(?:^|[\s，,。！!、~～：:])(?:我(?:的名字)?叫做?|我(?:的名字)?是|本人(?:名叫|叫)|(?:I['’]m|I am|[Mm]y name is))\s*(?=[\p{Script=Han}\p{Lu}])/u;
const NO_INTRODUCTION = /^(?:一[名个位枚只]|来自|毕业|您|贵|名|在|今年|应|大[一二三四]|中国|某|20|19)/u;

export function introducedName(lines: CvLine[], mayBeName: MayBeName): Sourced<string> | null {
  for (const line of lines) {
    const words = line.text.match(INTRODUCTION);
    if (words?.index === undefined) continue;
    const rest = slice(line, words.index + words[0].length);
    const [name] = split(rest, /[，,。！!；;：:\t|｜~～（(]|\s{2,}|(?<=\p{Script=Han})\s|\.\s|\.$/gu);
    const isForm =
      name !== undefined &&
      /^(?:\p{Script=Han}{2,8}|\p{Script=Han}+[·•]\p{Script=Han}+|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,3})$/u.test(
        name.text,
      );
    const isShort = /叫|name/u.test(words[0]) || (name?.text.length ?? 0) <= 4 || /[·•\p{Lu}]/u.test(name?.text ?? '');
    if (name && isForm && isShort && !NO_INTRODUCTION.test(name.text) && mayBeName(name.text))
      return sourced(name.text, name);
  }
  return null;
}

const PART_OF_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?$/u;

/** A name in two lines, the largest two of the first page: `LIM` above `XIN YI`. */
export function wrappedTitle(lines: CvLine[], mayBeName: MayBeName): Sourced<string> | null {
  const page = lines.filter(({ page: one, size }) => one === 1 && size > 0);
  const largest = Math.max(0, ...page.map(({ size }) => size));
  const usual = page.map(({ size }) => size).sort((one, other) => one - other)[Math.floor(page.length / 2)] ?? 0;
  const titles = page.filter(({ size }) => size >= 0.95 * largest);
  const [first, second] = titles;
  const stand = first && second && titles.length === 2 && largest > 1.5 * usual && first.block === second.block;
  if (!stand || lines.indexOf(second) - lines.indexOf(first) !== 1 || first.look !== second.look) return null;
  const parts = [first.text.trim(), second.text.trim()];
  const isOneWord = parts.some((text) => !text.includes(' '));
  if (!isOneWord || !parts.every((text) => PART_OF_NAME.test(text) && mayBeName(text))) return null;
  const value = parts.join(' ');
  return mayBeName(value) ? sourced(value, { text: value, start: first.start }) : null;
}
