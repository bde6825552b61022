import type { CvInternship, CvProject } from '@qinghe/contract/resumes/cv.ts';
import { isPlace } from './cities.ts';
import { rangeFields } from './education.ts';
import { commaSplit, employer, employerInSentence, labelledPost, type Part, partedPost, postAt } from './employers.ts';
import { type Entry, entriesOf, type Label, labelOf, markOf, withoutMark } from './entries.ts';
import { withoutHeaderRows } from './header-rows.ts';
import type { CvLine } from './lines.ts';
import { joinedText, type Piece, slice, sourcedText, split, trimmed, without } from './pieces.ts';
import { companyCue, roleCue, titleCue } from './roles.ts';

export function readInternships(lines: CvLine[]): CvInternship[] {
  return withPostsOfEmployers(entriesOf(withoutHeaderRows(lines), continuesHead).map(jobOf)).map(
    ({ entry, company, title }) => ({
      ...(company ? { company: sourcedText(company) } : {}),
      ...(title ? { title: sourcedText(title) } : {}),
      ...commonFields(entry),
    }),
  );
}

type Job = { entry: Entry; company: Piece | undefined; title: Piece | undefined };

function jobOf(entry: Entry): Job {
  const { company, title: found = labelledPost(entry.body) } =
    employerInSentence(entry) ?? employer(partedPost(headerPieces(entry)));
  // What was done is no post.
  const title = found && (!DEED.test(found.text) || titleCue.test(found.text)) ? withoutVerb(found) : undefined;
  const isPost = title !== undefined && titleCue.test(title.text);
  const inBracket = company && !isPost ? postInBracket(company) : null;
  if (inBracket) return { entry, ...inBracket };
  return { entry, company, title: title ?? (company ? postBelow(entry.body) : undefined) };
}

const DEED = /^(?:负责|参与|协助|完成|组织|主导|配合|撰写|整理|开展|进行)/u;

/** `担任书记员`. */
const withoutVerb = (title: Piece): Piece =>
  slice(title, title.text.match(/^(?:担任|出任|任职?)(?!课)(?=\p{Script=Han}{2})/u)?.[0].length ?? 0);

/** `武汉协和医院（规培医师）`, where `海底捞（光谷店）` is one of its shops. */
function postInBracket(company: Piece): { company: Piece; title: Piece } | null {
  const [, name = '', post = ''] = company.text.match(/^(.{2,30})[（(]([^（()）]{2,14})[）)]$/u) ?? [];
  if (!titleCue.test(post) || companyCue.test(post) || /^(?:实习|兼职|全职)$/u.test(post)) return null;
  const at = company.text.length - 1 - post.length;
  return { company: slice(company, 0, name.length), title: slice(company, at, at + post.length) };
}

/** `销售部 ⇥ 区域销售经理` or a post alone, one or two lines below the employer, as job sites print it. */
function postBelow(body: CvLine[]): Piece | undefined {
  for (const line of body.slice(0, 2)) {
    if (markOf(line.text) !== '' || line.text.length > MAX_POST_LINE || /[。；;：:@\d]/u.test(line.text)) continue;
    const parts = split(line, /[\t|｜]|\s{2,}/gu).filter((part) => !isTeam(part));
    const [only, ...others] = parts;
    if (only && others.length === 0 && titleCue.test(only.text) && !companyCue.test(only.text)) return only;
  }
  return undefined;
}

const MAX_POST_LINE = 30;

/** A post with a time of its own below its employer, whose time is longer: `成本会计主管 ⇥ 2022.01 – 至今`. */
function withPostsOfEmployers(jobs: Job[]): Job[] {
  const found: Job[] = [];
  for (const job of jobs) {
    const above = found.at(-1);
    const isPost = job.company === undefined || (job.title === undefined && titleCue.test(job.company.text));
    const post = job.title ?? job.company;
    if (above?.company && !above.title && isPost && post && isWithin(job.entry.range, above.entry.range)) {
      const body = [...above.entry.body, ...job.entry.body];
      found[found.length - 1] = { ...above, title: post, entry: { ...above.entry, body } };
    } else found.push(job);
  }
  return found;
}

const isWithin = (inner: Entry['range'], outer: Entry['range']): boolean =>
  inner !== null &&
  outer !== null &&
  inner.start >= outer.start &&
  (outer.end === null || (inner.end !== null && inner.end <= outer.end));

export function readProjects(lines: CvLine[]): CvProject[] {
  return entriesOf(withoutHeaderRows(lines), continuesHead).map((entry) => {
    const pieces = headerPieces(entry);
    const role =
      pieces.find(({ label }) => label === 'role') ??
      pieces.find(({ text, label }, at) => at > 0 && !label && roleCue.test(text)) ??
      (pieces.length === 2 && /^[^,，、]{1,30}$/u.test(pieces[1]?.text ?? '') ? pieces[1] : undefined);
    const name = pieces.find(({ label }) => label === 'name') ?? pieces.find((piece) => piece !== role);
    return {
      ...(name ? { name: sourcedText(withoutRole(withoutColon(name))) } : {}),
      ...(role ? { role: sourcedText(role) } : {}),
      ...commonFields(entry),
    };
  });
}

/** `…预测（第二负责人）`: what the person was in it is no part of its name. */
const withoutRole = (name: Piece): Piece =>
  slice(
    name,
    0,
    name.text.replace(
      /(?<=.{4})\s*[（(]第?[一二三]?(?:项目)?(?:负责人|完成人|组长|队长|主持人?|参与人?|成员)[）)]$/u,
      '',
    ).length,
  );

/** `Student Intern, Prosecutions Division`: where in the house the post is. */
const unitBehind = /, \p{Lu}[\p{L}& ]*(?:Division|Department|Team|Group|Unit|Office|Desk)$/u;

/** Whether the line below the dates is the position (company with dates above, title below). */
const continuesHead: Parameters<typeof entriesOf>[1] = ({ head, next, below, range }) => {
  if (next.text.length > 50 || next.cells) return false;
  const [anchor = next] = head;
  const pieces = headerPieces({ header: head, range, body: [] });
  if (pieces.length > 1) return false;
  // A time that stands alone above: what it is about comes below.
  if (pieces.length === 0 && head.length === 1 && markOf(next.text) === '' && !/[。；;]/u.test(next.text)) return true;
  // The employer below its time, and the post below that.
  const namesCompany = (text: string) => /\p{Script=Han}/u.test(text) && companyCue.test(text) && text.length < 30;
  if (pieces.length === 0 && namesCompany(next.text)) return true;
  if (head.length > 1)
    return pieces.some(({ text }) => namesCompany(text)) && saysRole(next) && !/[，,、。]/u.test(next.text);
  const left = next.spans[0]?.box.x;
  const bulletBelow = markOf(below?.text ?? '') !== '';
  if (left === undefined) return !below || bulletBelow || saysRole(next);
  // On a page, a position starts where the employer starts, and what was done there is indented or comes later.
  const aligned = anchor.spans.some((span) => Math.abs(span.box.x - left) < 0.35 * next.size);
  const indentedBelow = below !== undefined && below.block === next.block && (below.spans[0]?.box.x ?? 0) > left + 4;
  return (
    aligned && (indentedBelow || bulletBelow || (saysRole(next) && !/[，,、]/u.test(next.text.replace(unitBehind, ''))))
  );
};

function saysRole(line: CvLine): boolean {
  return split(line, headerSeparators).some((piece) => titleCue.test(piece.text) || roleCue.test(piece.text));
}

const headerSeparators =
  /[\t|｜·•【】]|\s{2,}|\s[-–—/／]\s|\s+[—–]\s*|(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}（]|[A-Z](?:[^\s\p{Script=Han}]*\p{Script=Han}|[\p{L}.&]+\s+\p{Script=Latin}))|[，；]|(?<=\p{Script=Han})[,;]|(?<![—–])[—–](?=[\p{Script=Han}])|(?<=\p{Script=Han})[-－/](?=\p{Script=Han})/gu;

/** The parts of an entry's head without its dates, places and departments, with the labels that stand before them. */
/** An e-mail address: of the person, who has it beside the heading in some forms. */
const MAIL = /\S@\S+\.\p{L}/u;

function headerPieces(entry: Entry): Part[] {
  const parts = withoutTranslations(allHeaderPieces(entry).filter(({ text }) => !MAIL.test(text)));
  const isCompany = (part: Part) => companyCue.test(part.text) && !isDepartment(part);
  if (parts.some(isCompany)) return parts.filter((part) => part.label || !isDepartment(part));
  const [first] = parts;
  // 字节跳动，法务部合规组
  return first && !isTeam(first) && !titleCue.test(first.text)
    ? parts.filter((part) => part.label || !isTeam(part))
    : parts;
}

/** `澳門銀河酒店 Galaxy Macau`: an employer said again in letters, and no post. */
const withoutTranslations = (parts: Part[]): Part[] =>
  parts.filter(({ text, label }, at) => {
    const before = parts[at - 1];
    const isAgain =
      before !== undefined &&
      !label &&
      !before.label &&
      /\p{Script=Han}/u.test(before.text) &&
      companyCue.test(before.text) &&
      /^\p{Lu}[\p{L}&.'’-]*(?: [\p{L}&.'’-]+)+$/u.test(text);
    return !isAgain || titleCue.test(text) || roleCue.test(text);
  });

/** A part of any employer, whatever it is called. */
const isTeam = ({ text }: Piece): boolean => /\p{Script=Han}{1,10}(?:部|部门|组|庭|事业群|科室)$/u.test(text);

function allHeaderPieces({ header, range }: Entry): Part[] {
  const parts = header
    .filter(
      ({ cells, text }) =>
        cells === undefined && labelOf(text.match(/^[^:：]{2,6}(?=[:：]\s*\p{L})/u)?.[0] ?? '') !== 'aside',
    )
    .flatMap((line) =>
      range && range.piece.start >= line.start && range.piece.start < line.start + line.text.length
        ? without(line, [range.piece])
        : [line as Piece],
    )
    .flatMap((piece) => postAt(withoutDuration(withoutMark(piece))))
    .map((piece) => (/\p{Script=Han}。/u.test(piece.text) ? firstSentence(piece) : piece))
    .flatMap((piece) => split(piece, headerSeparators).map((part) => ({ ...part, ...labelIn(piece) })))
    .flatMap((piece) => commaSplit(piece).map((part) => ({ ...part, ...labelIn(piece) })))
    .map((piece) => trimmed({ ...piece, text: piece.text.replace(/[（(][^（()）]*$|^\s*[）)]\s*$/u, '') }));
  return header
    .flatMap(labelledCells)
    .concat(parts)
    .flatMap((part, at, all): Part[] => {
      if (part.label) return [part];
      if (labelOf(part.text)) return [];
      const own = part.text.match(/^([^:：]{1,12})[:：]\s*(?=\S)/u);
      const ownLabel = own?.[1] === undefined ? null : labelOf(own[1]);
      if (own && ownLabel) return [{ ...firstSentence(slice(part, own[0].length)), label: ownLabel }];
      const before = all[at - 1]?.text ?? '';
      // The time behind this label was taken out: 起止时间：2019.09-2023.06  海康威视.
      const label = range && /(?:时间|日期|年月)[\s:：]*$/u.test(before) ? null : labelOf(before);
      return [label ? { ...part, label } : part];
    })
    .filter(
      (piece) =>
        /[\p{L}]/u.test(piece.text) &&
        piece.label !== 'aside' &&
        !isPlace(piece.text) &&
        !/^(?:[（(](?:预计|应届|在职)[）)]|自|期间|(?:入学|毕业|入职|离职)(?:时间)?|remote|远程|线上|实习经历|全职|兼职|on-?site|hybrid|full[- ]time|part[- ]time)$/iu.test(
          piece.text,
        ),
    );
}

/** `三厨。负责宴会热菜`: what follows says what was done. */
const firstSentence = (piece: Piece): Piece => slice(piece, 0, piece.text.match(/^[^。]+/u)?.[0].length);

/** `[1年2个月]` and `（50-150人）`, as job sites print behind an employer or its time. */
const withoutDuration = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text.replace(
    /[[（(【]\s*(?=[\d])(?:\d+\s*年)?\s*(?:\d+\s*个?月)?\s*(?:\d+\s*天)?\s*[\]）)】]|[（(](?:少于)?\d+\s*(?:[-–—~]\s*\d+)?人(?:以[上下])?[）)]/gu,
    (found) => ' '.repeat(found.length),
  ),
});

/** `研发部` beside a company, `化学系` beside a university: a part of it, and no post. */
const isDepartment = ({ text }: Piece): boolean =>
  /^[\p{Script=Han}、]{1,10}(?:部|部门|事业[部群]|科室|系|学院|教研室|课题组|庭)$/u.test(text);

const labelledCells = (line: CvLine): Part[] =>
  (line.cells ?? []).map(({ start, end, label }) => ({ ...trimmed(slice(line, start, end)), label: label as Label }));

const labelIn = ({ label }: Part) => (label ? { label } : {});

/** `(1) 城市导视系统：`. */
const withoutColon = (piece: Piece): Piece => ({ ...piece, text: piece.text.replace(/[\s:：]+$/u, '') });

function commonFields({ range, body }: Entry) {
  const text = joinedText(body);
  return { ...(range ? rangeFields(range) : {}), ...(text ? { text } : {}) };
}
