import { isPlace } from './cities.ts';
import { subjectOf, subjectWord } from './degrees.ts';
import { labelOf } from './entries.ts';
import { isKnownMajor } from './known.ts';
import type { CvLine } from './lines.ts';
import { type Piece, slice, split, startsWithBullet, without } from './pieces.ts';
import { companyCue, titleCue } from './roles.ts';
import { schoolIn } from './schools.ts';

/** `B.S. in Computer Science`: what follows the degree is surer than what is left over. */
function subjectAfter(lines: CvLine[], degree: Piece): Piece | null {
  const line = lines.find(({ start, text }) => degree.start >= start && degree.start < start + text.length);
  if (!line) return null;
  const after = slice(line, degree.start - line.start + degree.text.length);
  const isBrief = /^(?:[BM]\.?(?:A|S|Sc|Eng|Ed|Com|Phil|Des)\.?)$/u.test(degree.text);
  const lead = after.text.match(isBrief ? /^\s+in\s+|^\s(?=\p{Lu})/u : /^\s+in\s+/iu)?.[0].length;
  if (lead === undefined) return null;
  const [subject, more] = split(slice(after, lead), endOfSubject);
  const words = subject?.text.match(/^(?!(?:progress|process|the|my|which|china)\b)\p{Ll}[\p{L}&' -]{2,60}$/u);
  // `in Engineering, Mechanical Engineering`: what is learnt of it stands behind.
  const isNarrower = more?.text.endsWith(` ${subject?.text}`) === true;
  if (more && isNarrower) return asMajor(more);
  return subject ? (asMajor(subject) ?? (words ? subject : null)) : null;
}

/** The comma of a list parts nothing: `Mechanical Design, Manufacturing and Automation`. */
const endOfSubject =
  /[\t|｜，;；(（]|,(?! \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|&) \p{Lu})|\s{2,}|\s[-–—]\s|\.\s+(?=\p{Lu})/gu;

/** `BSc (Nursing)`, `Diploma in Health Sciences (Nursing)`, `中国药科大学（药理学）`: what a bracket holds that the catalogues know. */
function subjectInBracket(lines: CvLine[], taken: Piece[]): Piece | null {
  for (const line of lines.filter((one) => !startsWithBullet(one.text)))
    for (const match of line.text.matchAll(/[（(]([^（()）]{2,40})[）)]/gu)) {
      const [, inside = ''] = match;
      const at = line.start + match.index;
      const isBeside = taken.some(({ text, start }) => at - start - text.length >= 0 && at - start - text.length < 2);
      const isName = isKnownMajor(inside) || (isSubject(inside) && !/[学书]院|大学|校区/u.test(inside));
      if (isBeside && isName) return slice(line, match.index + 1, match.index + 1 + inside.length);
    }
  return null;
}

const majorLabel =
  /(?:(?:所学|主修|就读)?专\s*业(?:名称|方向)?|전공|専攻|специальность|major(?:ed)?(?:\s+in)?|field of study|specialization)\s*[:：\t]\s*/iu;
const separators =
  /[\t|｜·•/@，,;；]|\s{2,}|\s[-–—]\s|(?<=\p{Script=Han})[-–—](?=\p{Script=Han})|(?<=[\p{Script=Han}）)])\s+|\s(?=\p{Script=Han})/gu;

type Major = { piece: Piece; isSure: boolean };

/**
 * The major behind its label, behind `in`, or else what is left of the lines about the school when all else is taken out
 * and which the catalogue knows or has the form of a subject; what only could be one is doubted.
 */
export function readMajor(
  lines: CvLine[],
  { degree, taken }: { degree: Piece | undefined; taken: Piece[] },
): Major | null {
  const labelled = labelledMajor(lines) ?? (degree && subjectAfter(lines, degree));
  if (labelled) return { piece: labelled, isSure: true };
  const left = lines
    .filter((line) => !startsWithBullet(line.text) || schoolIn(line))
    .flatMap((line) => leftOf(line, taken));
  const known =
    left.find(({ text }) => isKnownMajor(text)) ??
    subjectInBracket(lines, taken) ??
    left.find(({ text }) => isSubject(text));
  if (known) return { piece: known, isSure: true };
  const named = degree ? subjectOf(degree) : null;
  if (named) return { piece: named, isSure: true };
  const faculty = lines.flatMap((line) => leftFaculty(line, taken))[0];
  if (faculty) return { piece: faculty, isSure: false };
  // Of several nobody knows which it is.
  const [only, ...others] = left.filter(({ text }) => !isOther(text));
  return only && others.length === 0 ? { piece: only, isSure: false } : null;
}

/** What stands beside a school for another reason: kinds of study, faculties, posts, firms. */
const isOther = (text: string): boolean =>
  titleCue.test(text) ||
  companyCue.test(text) ||
  /(?:项目|学校|院校|初中|高中|中学|[学书]院|系|(?:实验|重点|尖子|培训|进修|补习|短训)班|部|校区|经历|课程|交流|交换|访学|培训|社团|学生会|志愿)$/u.test(
    text,
  ) ||
  /\b(?:program(?:me)?|exchange|semester|campus|club|society|department|faculty|school|summer|course|class|honou?rs|award)\b/iu.test(
    text,
  );

export function labelledMajor(lines: CvLine[]): Piece | null {
  for (const line of lines) {
    const label = line.text.match(majorLabel);
    if (label?.index === undefined) continue;
    const [labelled] = split(slice(line, label.index + label[0].length), /[\t|｜,，;；]|\s{2,}/gu);
    if (labelled && /\p{L}{2}/u.test(labelled.text)) return asMajor(labelled);
  }
  return null;
}

/** Whether a text ends as the names of majors do. */
const isSubject = (text: string): boolean =>
  /(?:学|工程|技术|管理|设计|教育|口译|笔译|翻译|护理|助产|经济|贸易|商务|会计|金融|法律|语|文学|艺术|表演|制造|营销|服务|工艺|应用|施工|维修|检修|运用|加工|烹饪|美容|养护|检测|监测|驾驶|种植|养殖|与[\p{Script=Han}]{2,4}|类)(?:[（(][^）)]*[）)])?$/u.test(
    text,
  ) || subjectWord.test(text.split(/\s+/).at(-1) ?? '');

function leftOf(line: CvLine, taken: Piece[]): Piece[] {
  const inside = taken.filter((piece) => piece.start >= line.start && piece.start < line.start + line.text.length);
  return without(line, inside).flatMap((rest) =>
    split(unbracketed(rest), /[\t|｜·•【】]|\s{2,}/gu)
      .filter((cell) => !isPlace(cell.text))
      .flatMap((cell) => split(cell, separators))
      .flatMap((part) => asMajor(part) ?? []),
  );
}

/** `圖書資訊學系` where no major stands beside it, as in Taiwan. */
function leftFaculty(line: CvLine, taken: Piece[]): Piece[] {
  const inside = taken.filter((piece) => piece.start >= line.start && piece.start < line.start + line.text.length);
  const cells = without(line, inside).flatMap((rest) => split(rest, separators));
  return cells.filter(({ text }) => /^\p{Script=Han}{2,10}学系$/u.test(text)).map((cell) => slice(cell, 0, -1));
}

/** A bracket whose other half was taken out says nothing any more: `产品设计（` and `）`. */
function unbracketed(piece: Piece): Piece {
  const open = (piece.text.match(/[（(]/g) ?? []).length;
  const closed = (piece.text.match(/[）)]/g) ?? []).length;
  return open === closed
    ? piece
    : { ...piece, text: piece.text.replace(/[（(]\s*$|^\s*[）)]/u, (bracket) => ' '.repeat(bracket.length)) };
}

function asMajor(part: Piece): Piece | null {
  const lead =
    part.text.match(
      /^(?:in|of|major(?:ing)? in|major:?|,)\s+|^[（(](?=[^）)]*$)|^(?:学习|攻读|就读于?|主修|所学)(?=\p{Script=Han}{2})(?!学)/iu,
    )?.[0].length ?? 0;
  const from = slice(part, lead);
  const text = from.text
    .replace(/\s*[（(]\s*$/u, '')
    .replace(/\s*[（(][^）)]*(?:评估|学科|重点|一流|特色|排名|国家级|\d|[A-Z][+-])[^）)]*[）)]\s*$/u, '')
    .replace(/^\p{Script=Han}{1,10}(?:学院|(?<!学)系)(?=\p{Script=Han}{2,}(?:专业|学|工程)$)/u, '')
    .replace(/(?<=\p{Script=Han}{2})(?:专业)?(?:学习|在读|就读)$/u, '')
    .replace(/(?<=\p{Script=Han}{2})专业(?=$|[（(])/u, '')
    .replace(/[（(](?:中专|大专|专科|本科|硕士|博士|学士)[）)]$/u, '')
    .replace(/\s+[-–]\s+.*$/, '')
    .replace(/\s*(?:major|degree)$/i, '')
    .replace(/\s*[（(](?:[三四五六七八\d]年制|hons?\.?|honou?rs)[）)]$/iu, '');
  if (/\d{2}|[:：@%]|GPA|排名|前\d/iu.test(text) || isPlace(text) || notMajors.test(text) || labelOf(text)) return null;
  if (/^\p{Script=Han}[\p{Script=Han}（）()、与及·A-Za-z+]{1,24}$/u.test(text) && !/[学书]院$|系$|大学$/u.test(text))
    return { text, start: from.start };
  if (/^\p{Script=Hangul}{2,20}$/u.test(text)) return { text, start: from.start };
  const words = text.split(/\s+/);
  return /^\p{Lu}[\p{L}&,' ()-]{2,80}$/u.test(text) && words.length <= 9 ? { text, start: from.start } : null;
}

const notMajors =
  /^(?:(?:Applied )?Science|Arts|普通|起止时间|时间|学校|学校名称|毕业院校|院校|专业|专业名称|学历|学位|学历学位|入学时间|毕业时间|教育|教育背景|教育经历|至今|预计|在读|应届|统招|全日制|非全日制|(?:985|211)(?:工程)?|双一流|大[一二三四]|研[一二三]|理科|文科|读书|上学|念书|(?:硕士|博士)研究生|Hons\.?|联合培养|交换生?|辅修|双学位|保研|推免|学制|四年|三年|年|月|毕业|备注|证明人|学士|硕士|博士|本科|专科|大专|研究生|学习|进修|理学|工学|文学|管理学|经济学学士)$|学院$|大学$|^(?:School|Department|Faculty|College|Dept)\b|University|Institute\b|Expected|Present|Honou?rs\)?$|Graduat|Distinction|Merit\b|First[- ]class|Exchange|Minor|Diploma|\b(?:College|School|Academy)$|High School|Thesis|Cum Laude/iu;
