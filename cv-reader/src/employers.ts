import { findCity, isPlace } from './cities.ts';
import { type Entry, type Label, labelOf } from './entries.ts';
import type { CvLine } from './lines.ts';
import { type Piece, slice, split } from './pieces.ts';
import { companyCue, titleCue } from './roles.ts';

/** A piece of the head of an entry; what a label before it says it is. */
export type Part = Piece & { label?: Label };

/** `数据分析实习生 @ 极光出行`, `Data Analyst at Brightleaf`: the employer stands behind the sign, and the post before it. */
export function postAt(piece: Piece): Part[] {
  const sign = piece.text.match(/\s*[@＠]\s*(?=\p{L})(?![\w.-]+\.\w)|(?<=\p{L}{2})\s+at\s+(?=(?:the )?\p{Lu})/u);
  if (!sign?.index) return [piece];
  const [post, employed] = [slice(piece, 0, sign.index), slice(piece, sign.index + sign[0].length)];
  const saysTitle = titleCue.test(post.text);
  if (isPlace(employed.text)) return [post];
  if (!saysTitle && (/^\s+at/u.test(sign[0]) || companyCue.test(post.text))) return [piece];
  return [
    { ...post, label: 'title' },
    { ...employed, label: 'company' },
  ];
}

/** `Data Analyst, Brightleaf Ltd.` and `Kestrel Ltd., London`, but `Smith, Jones & Partners` stays one name. */
export function commaSplit(whole: Piece): Piece[] {
  // A period ends the line: `Research Assistant, Institute of Physics, Beijing.`
  const piece = slice(whole, 0, whole.text.replace(/(?<=, \p{Lu}\p{L}+)\.$/u, '').length);
  if (isPlace(piece.text) && !isEmployerInCity(piece.text)) return [];
  const place = piece.text.match(/,\s*\p{Lu}[\p{L} .]*,\s*(?:[A-Z]{2}|\p{Lu}[\p{L} .]+)$/u);
  const behind = piece.text.slice(place?.index).replace(/^,\s*/, '');
  // `Institute of High Energy Physics, Beijing` is an employer and its city, `DESY, Hamburg` too.
  const [town = ''] = behind.split(/,\s*/);
  if (place?.index && isPlace(behind) && !companyCue.test(town) && !/^[A-Z]{3,}$/.test(town))
    return commaSplit(slice(piece, 0, place.index));
  const parts = split(piece, /,\s+/g);
  const told =
    parts.some((part) => isPlace(part.text)) ||
    (parts.length === 2 && parts.filter((part) => titleCue.test(part.text)).length === 1) ||
    (parts.length === 3 && [titleCue, companyCue].every((cue, at) => cue.test(parts[at]?.text ?? '')));
  return told ? parts : [piece];
}

/** `Tencent, Shenzhen`, where `Nanshan, Shenzhen` and `Wuhan, China` are places alone. */
function isEmployerInCity(text: string): boolean {
  const [before = '', city = '', ...others] = text.split(/,\s*/);
  const isCity = findCity({ text: city, start: 0 })?.text === city;
  return others.length === 0 && isCity && findCity({ text: before, start: 0 }) === null && !districts.test(before);
}

const districts =
  /^(?:Pudong|Puxi|Nanshan|Futian|Luohu|Bao['’]?an|Longgang|Haidian|Chaoyang|Xicheng|Dongcheng|Fengtai|Minhang|Xuhui|Jing['’]?an|Huangpu|Yangpu|Changning|Tianhe|Yuexiu|Panyu|Haizhu|Binjiang|Yuhang|Xihu|Wuchang|Hongshan|Gulou|Jiangning|Zhangjiang|Zhongguancun|Kowloon)\b|\b(?:District|County|Area|Province|Road|Street|Park|Campus|Zone|Town|Island|New)$/u;

/** `Hill Rehabilitation Centre Assistant Therapist`: what names an employer ends where the post begins. */
export function partedPost(pieces: Part[]): Part[] {
  const [only] = pieces;
  if (pieces.length !== 1 || !only || /\p{Script=Han}/u.test(only.text)) return pieces;
  for (const space of only.text.matchAll(/\s+(?=\p{Lu})/gu)) {
    const [company, title] = [slice(only, 0, space.index), slice(only, space.index + space[0].length)];
    const end = company.text.split(/\s+/).at(-1) ?? '';
    if (companyCue.test(end) && titleCue.test(title.text) && !companyCue.test(title.text)) return [company, title];
  }
  return pieces;
}

/** Which of the pieces of an entry's head names the employer, and which the post. */
export function employer(pieces: Part[]): { company: Piece | undefined; title: Piece | undefined } {
  const labelled = (wanted: Label) => pieces.find(({ label }) => label === wanted);
  const titles = pieces.filter(
    (piece) => titleCue.test(piece.text) && !/(?:公司|集团|银行|事务所)(?:[（(][^）)]*[）)])?$/u.test(piece.text),
  );
  const companies = pieces.filter((piece) => companyCue.test(piece.text));
  const company =
    labelled('company') ??
    wholeOf(pieces, titles) ??
    companies.find((piece) => !titles.includes(piece)) ??
    pieces.find((piece) => !titles.includes(piece)) ??
    (titles.length > 1 ? (companies[0] ?? firmOf(titles)) : undefined);
  const title =
    labelled('title') ?? titles.findLast((piece) => piece !== company) ?? pieces.find((piece) => piece !== company);
  return { company, title: title && inChinese(title, pieces, company) };
}

/** `Baker Tilly` beside `Audit Trainee`: a word for a post that does not end the name is part of a firm's. */
function firmOf(titles: Part[]): Part | undefined {
  const isPost = ({ text }: Part) => titleCue.test(text.split(' ').at(-1) ?? '');
  const [first] = titles;
  return first &&
    /^\p{Script=Latin}/u.test(first.text) &&
    !isPost(first) &&
    !/ (?:of|for) /.test(first.text) &&
    titles.some(isPost)
    ? first
    : undefined;
}

/** `项目执行 Project Executive`: of a post that is said twice, the first. */
function inChinese(title: Part, pieces: Part[], company: Part | undefined): Part {
  const before = pieces[pieces.indexOf(title) - 1];
  if (
    !before ||
    before === company ||
    /\p{Script=Han}/u.test(title.text) ||
    !/^\p{Script=Han}{2,12}$/u.test(before.text)
  )
    return title;
  return title.start - before.start - before.text.length === 1 ? before : title;
}

/** `职务：三厨。负责宴会热菜…`: a post whose line goes on with what was done. */
export function labelledPost([line]: CvLine[]): Piece | undefined {
  const [label, post] = line?.text.match(/^[^:：]{2,6}[:：]\s*(?=(\p{Script=Han}{2,12}?)[。，,；;])/u) ?? [];
  if (!line || !label || !post || labelOf(label) !== 'title') return undefined;
  return slice(line, label.length, label.length + post.length);
}

/** `美团 – 到家研发平台 ⇥ 后端研发实习生`: of an employer and a part of it beside a post, the employer. */
function wholeOf([first, second, ...others]: Part[], titles: Part[]): Part | undefined {
  const isPart =
    first !== undefined &&
    second !== undefined &&
    !titles.includes(first) &&
    !titles.includes(second) &&
    /(?:平台|中心|实验室|研究院|工作室|团队)$/u.test(second.text) &&
    second.start - first.start - first.text.length < MAX_DASH;
  return isPart && others.some((piece) => titles.includes(piece)) ? first : undefined;
}

/** A dash with its blanks, in characters; a cell is further away. */
const MAX_DASH = 4;

/** 在厦门日报社担任实习记者，… */
export function employerInSentence({ header }: Entry): { company: Piece; title: Piece } | null {
  for (const line of header) {
    const match = line.text.match(
      /(?<=[在于])(?<company>[\p{Script=Han}A-Za-z（）()·-]{2,25}?)(?:\p{Script=Han}{2}[部科组处室])?(?:担任|任|做)(?<title>[\p{Script=Han}A-Za-z]{2,12}?(?:[（(]\p{Script=Han}{2,6}[）)])?)(?=[，,。；]|$)/u,
    );
    const { company, title } = match?.groups ?? {};
    if (match?.index === undefined || !company || !title) continue;
    const at = match.index + match[0].length - title.length;
    return {
      company: slice(line, match.index, match.index + company.length),
      title: slice(line, at, at + title.length),
    };
  }
  return null;
}
