import { type DateRange, findMonth, findRange } from './dates.ts';
import type { CvLine } from './lines.ts';
import { type Piece, slice, split } from './pieces.ts';
import { companyCue, titleCue } from './roles.ts';

/** A school, an employer, a project: what names it, its time, and what is said about it. */
export type Entry = { header: CvLine[]; range: DateRange | null; body: CvLine[] };

/** What opens a line: a bullet, `1` for a number of any kind, or nothing. */
export function markOf(text: string): string {
  const [, bullet, number] =
    text.match(/^\s*(?:([•●■◆▪◦○‣∙➢✓★☆→*]|[-–—](?=\s))|([(（]?\d{1,2}(?:[.、]|[)）])\s*(?!\d)|[①-⑳]))/u) ?? [];
  return bullet ?? (number === undefined ? '' : '1');
}

export function withoutMark(line: Piece): Piece {
  const mark = line.text.match(
    /^\s*(?:[•●■◆▪◦○‣∙➢✓★☆→*]|[-–—](?=\s)|[(（]?\d{1,2}(?:[.、]|[)）])(?!\d)|[①-⑳])\s*/u,
  )?.[0];
  return slice(line, mark?.length ?? 0);
}

/**
 * Tells what belongs to the head of an entry from what is said about it: rows behind a bullet say something, unless it is
 * the bullet of the section's first line, which is a head.
 */
export function bodyOf(lines: readonly CvLine[]): (line: CvLine) => boolean {
  const head = markOf(lines[0]?.text ?? '');
  return ({ text }) => {
    const mark = markOf(text);
    return mark !== '' && mark !== head;
  };
}

type Continues = (entry: {
  /** The line with the time, and what was found to belong to it so far. */
  head: CvLine[];
  next: CvLine;
  below: CvLine | undefined;
  range: DateRange | null;
}) => boolean;

/**
 * The entries of a section. Each has a line with its time, and the lines above that line that the first entry has above
 * its own; where fewer lines have a time than are set as heads, the heads count.
 */
export function entriesOf(lines: CvLine[], continues: Continues): Entry[] {
  const isBody = bodyOf(lines);
  const anchors = anchorsOf(lines, isBody);
  const sisters = sistersOf(lines);
  const first = anchors[0];
  if (first === undefined) return undatedEntries(lines, sisters, isBody);
  const lead = first <= 3 && lines.slice(0, first).every((line) => isHeaderLike(line, isBody)) ? first : 0;
  const dated = anchors.flatMap((at, place): Head[] => {
    const before = anchors[place - 1];
    if (before === undefined || at - lead > before) return [{ start: at - lead, anchor: at }];
    const isFurther = lead === 1 && at === before + 1 && isPost(lines[before]) && isPost(lines[at]);
    return isFurther ? [{ start: at, anchor: at, below: employerOf(anchors, at) }] : [];
  });
  const above = findRange(lines[0] as CvLine);
  // What is set as a time that stands alone above its entry is no head for that.
  const isLone = above !== null && !/\p{L}/u.test((lines[0]?.text ?? '').replace(above.piece.text, ''));
  const areHeads = !isLone && sisters.length > dated.length && dated.every(({ start }) => sisters.includes(start));
  const starts = areHeads ? sisters : null;
  const heads: Head[] =
    starts?.map((start) => dated.find((one) => one.start === start) ?? { start, anchor: start }) ?? dated;
  return heads.map(({ start, anchor: at, below }, place) => {
    const end = heads[place + 1]?.start ?? lines.length;
    const anchor = lines[at] as CvLine;
    const range = rangeOfHead(anchor, isBody);
    let last = at + 1;
    for (let next = lines[last]; next && last < end && last < at + 3; next = lines[last]) {
      if (isBody(next) || !isHeaderLike(next, isBody)) break;
      const head = lines.slice(at, last);
      const continued = lead === 0 && continues({ head, next, below: lines[last + 1], range });
      if (!continued && !isLabelled(next)) break;
      last += 1;
    }
    const [name, said] = partedBehindTime(anchor, range);
    const header = [...lines.slice(below, below === undefined ? 0 : below + 1), ...lines.slice(start, last)].map(
      (line) => (line === anchor ? name : line),
    );
    return { header, range, body: [...(said ? [said] : []), ...lines.slice(last, end)] };
  });
}

interface Head {
  /** Its first line. */
  start: number;
  /** The line with its time. */
  anchor: number;
  /** The line of the employer under whom it is a further post. */
  below?: number;
}

/** `律师助理，2021年7月至2023年3月` below another post of the same employer. */
function isPost(line: CvLine | undefined): boolean {
  const parts = line ? split(line, /[\t|｜，,·]|\s{2,}/gu).map(({ text }) => text) : [];
  return parts.some((part) => titleCue.test(part)) && !parts.some((part) => companyCue.test(part));
}

/** The line above the first of the posts that stand one below the other. */
function employerOf(anchors: readonly number[], at: number): number {
  let first = at;
  while (anchors.includes(first - 1)) first -= 1;
  return first - 1;
}

/** A line with a name and its time in brackets, and what it goes on with. */
function partedBehindTime(line: CvLine, range: DateRange | null): [CvLine, CvLine | null] {
  if (!range) return [line, null];
  const at = range.piece.start - line.start + range.piece.text.length;
  const mark = line.text.slice(at).match(/^\s*[）)]\s*[：:—–-]+\s*/u)?.[0].length ?? 0;
  const isParted = mark > 0 && isBehindName(line.text.slice(0, range.piece.start - line.start), line.text.slice(at));
  if (!isParted || at + mark >= line.text.length) return [line, null];
  const from = line.start + at + mark;
  return [
    { ...line, text: line.text.slice(0, at + 1), spans: line.spans.filter((span) => span.start < from) },
    { ...line, text: line.text.slice(at + mark), start: from, spans: line.spans.filter((span) => span.end > from) },
  ];
}

/** The lines with a time of a head. Names with their times in brackets are heads only if the first one is: 心内科（2024.6-9）：… */
function anchorsOf(lines: CvLine[], isBody: (line: CvLine) => boolean): number[] {
  const found = lines.flatMap((line, at) => (rangeOfHead(line, isBody) ? [at] : []));
  const isSaid = (at: number) => partedBehindTime(lines[at] as CvLine, rangeOfHead(lines[at] as CvLine, isBody))[1];
  const [first] = found;
  return first === undefined || isSaid(first) ? found : found.filter((at) => !isSaid(at));
}

/** Lines set as the first one is, where others are not: same mark, print and margin. */
function sistersOf(lines: CvLine[]): number[] {
  const [first] = lines;
  if (!first) return [];
  const mark = markOf(first.text);
  if (mark === '' && first.look === '') return [];
  const left = first.spans[0]?.box.x;
  const same = lines.flatMap((line, at) =>
    markOf(line.text) === mark && line.look === first.look && Math.abs((line.spans[0]?.box.x ?? 0) - (left ?? 0)) < 3
      ? [at]
      : [],
  );
  // What stands in two rows at a time, or is all there is, is no list of heads.
  return same.length <= lines.length / 2 && same.every((at, place) => place === 0 || at - (same[place - 1] ?? 0) > 1)
    ? same
    : [];
}

/** `工程量清单编制（2023.03-2023.05）：独立编制，…。`: a name, its time in brackets, and what was done in the same line. */
const isBehindName = (before: string, after: string): boolean =>
  /^[^。；;，,（(]{2,40}[（(]\s*$/u.test(before) && /^\s*[）)](?:\s*$|\s*[：:—–-])/u.test(after);

/** `2024.03-07，在厦门日报社任实习记者，…。` is an entry in one sentence. */
const SENTENCE =
  /^[\s,，、:：]*(?:曾|就职)?[在于][\p{Script=Han}A-Za-z（）()·-]{2,25}?(?:担任|任|做)[\p{Script=Han}A-Za-z]{2}/u;

/** `2018 – 2021  同忻煤矿，技术员。跟班下井，…。`: an employer with a post, and what was done in the same line. */
const HEAD_THEN_SENTENCE = /^[\s|：:]*[^，。]{3,25}，(?<post>[^，。\s]{2,15})。/u;

/** `（4年）`, `（预计）` and `期间` behind a time. */
const HOW_LONG = /^\s*(?:期间|毕业|[（(](?:预计|应届|约?\d{1,2}\s*(?:年|个?月)[^（()）]{0,8}|[一二三四五六]年)[）)])/u;

/** The time of a head: its dates stand at one of its ends, and what is left is no sentence. */
function rangeOfHead(line: CvLine, isBody: (line: CvLine) => boolean): DateRange | null {
  const range = findRange(line) ?? singleMonth(line, isBody);
  if (!range) return null;
  const before = line.text.slice(0, range.piece.start - line.start);
  const behind = line.text.slice(range.piece.start - line.start + range.piece.text.length);
  const after = behind.replace(HOW_LONG, '');
  if (isBehindName(before, behind) && !isBody(line)) return range;
  const post = after.match(HEAD_THEN_SENTENCE)?.groups?.post;
  const tells = before.trim() === '' && (SENTENCE.test(after) || (post !== undefined && titleCue.test(post)));
  if (!tells && ((before + after).trim().length > 90 || /[。；;]\s*$/u.test(line.text))) return null;
  const atStart =
    /^(?:[\s•●■◆▪○◦*\-–[［〔【(（]|[(（]?\d{1,2}[.、)）](?!\d))*(?:(?:起止|项目)?时间|其间|期间|period|dates?)?[:：\s]*$/iu.test(
      before,
    );
  const atEnd =
    /^[\s）)\]］〕】|]*$/u.test(after) ||
    (/^[\s）)\]］〕】]*[\t|｜,，·•]/u.test(after) && after.length < 40) ||
    // What the person was in it: `… 2025.01-2027.12  主持`.
    /^\s{2,}\p{Script=Han}{2,8}$/u.test(after);
  if (isBody(line) && !atStart && !/\t/.test(before)) return null;
  return atStart || atEnd || isBetween(before, after) ? range : null;
}

/** `政务服务中心 2024/7-2024/9 综合窗口实习`: between two cells, both short. */
const isBetween = (before: string, after: string): boolean =>
  /^[^。；;，,]{2,30}[\s|｜]$/u.test(before) && /^[\s|｜][^。；;，,]{2,30}$/u.test(after);

/** `2024.05` alone at an end of a line counts as the time of a short entry. */
function singleMonth(line: CvLine, isBody: (line: CvLine) => boolean): DateRange | null {
  if (isBody(line)) return null;
  const month = findMonth(line);
  if (!month) return null;
  const before = line.text.slice(0, month.piece.start - line.start);
  const after = line.text.slice(month.piece.start - line.start + month.piece.text.length);
  const range = {
    start: month.month,
    end: month.month,
    piece: month.piece,
    startPiece: month.piece,
    endPiece: month.piece,
  };
  if (isBehindName(before, after)) return range;
  if (
    !(before.trim() === '' || /[\t(（]\s*$|\s{2}$/u.test(before)) ||
    !/^\s*[）)]?\s*$/u.test(before.trim() === '' ? '' : after)
  )
    return null;
  return range;
}

export function isHeaderLike(line: CvLine, isBody: (line: CvLine) => boolean): boolean {
  return (
    !isBody(line) &&
    line.text.length - (findRange(line)?.piece.text.length ?? 0) < 70 &&
    !/[。；;.]\s*$/u.test(line.text.replace(/\b(?:Inc|Ltd|Corp|Co|S\.A)\.$/i, ''))
  );
}

/** No dates anywhere: heads are what is set as the first line is, else what stands above a row behind a bullet. */
function undatedEntries(lines: CvLine[], sisters: number[], isBody: (line: CvLine) => boolean): Entry[] {
  // `《关东糖》字体设计，2024` is an entry in one line, as all beside it are.
  const years = lines.flatMap(({ text }, at) => (/[，,\t（(]\s*20[0-4]\d\s*年?[）)]?$/u.test(text) ? [at] : []));
  const heads =
    years.length > 1 && years.length === lines.length
      ? years
      : sisters.length > 0
        ? sisters
        : lines.flatMap((line, at) => {
            const next = lines[at + 1];
            return at === 0 || (next && isBody(next) && isHeaderLike(line, isBody)) ? [at] : [];
          });
  return heads.map((at, place) => ({
    header: lines.slice(at, at + 1),
    range: null,
    body: lines.slice(at + 1, heads[place + 1] ?? lines.length),
  }));
}

/** What a row of a form names: `单位 ⇥ 海岸科技`, `职位：实习生`. */
export type Label = 'school' | 'degree' | 'major' | 'company' | 'title' | 'name' | 'role' | 'aside';

const labels: [Label, RegExp][] = [
  [
    'school',
    /^(?:вуз|학교|学校名|(?:毕业|就读|在读)?(?:学校|院校)(?:名称)?(?:[、及/]专业)?|school|university|college)$/iu,
  ],
  ['degree', /^(?:степень|학위|学位|学历(?:学位)?|(?:学历)?层次|degree)$/iu],
  ['major', /^(?:специальность|전공|専攻|学科|(?:所学|主修)?专业(?:名称)?|major|field of study)$/iu],
  [
    'company',
    /^(?:компания|회사|会社(?:名)?|(?:就职|任职|所在|供职)?公司|企业|(?:实习|工作|就职|任职|所在|供职)?单位|公司名称|employer|company|organi[sz]ation)(?:名称)?$/iu,
  ],
  [
    'title',
    /^(?:должность|직무|직책|職種|役職|(?:担任|所任|工作|实习|任职)?(?:职位|岗位|职务)|担任|(?:job )?title|position)(?:名称)?$/iu,
  ],
  [
    'name',
    /^(?:(?:团队|个人|课程|科研|竞赛|实践|校级|省级|国家级)?(?:项目|课题)|工程(?=名称)|проект|프로젝트|プロジェクト)(?:名称)?$|^project(?: name)?$/iu,
  ],
  ['role', /^(?:(?:项目)?角色|(?:本人|承担|负责)(?:工作|职责|任务))$|^role$/iu],
  [
    'aside',
    /^период$|^기간$|^期間$|^(?:起止|项目|在校|工作|实习|学习|在职|任职|就职|入职)?(?:时间|年月|日期)$|^(?:(?:所属)?行业|(?:公司|企业)(?:性质|规模)|(?:所在|所属|工作)部门|汇报对象|下属人数|月薪|薪资|薪酬|起止|证明人(?:及?(?:电话|联系方式))?|离职原因|备注)$|^(?:period|dates?|duration|地点|location|部门|department)$/iu,
  ],
];

export const labelOf = (text: string): Label | null =>
  labels.find(([, pattern]) => pattern.test(text.replace(/[\s:：]+$/u, '')))?.[0] ?? null;

const isLabelled = ({ text }: CvLine): boolean => labelOf(text.split(/[\t:：]/u)[0]?.trim() ?? '') !== null;
