import { headingOf } from './headings.ts';
import type { CvLine } from './lines.ts';

const chineseOthers =
  '紧急联系(?:人|方式|电话)?|(?:推荐|证明|参考|介绍|保证|担保|监护)人|(?:指导)?导师|指导(?:老师|教师)|辅导员|班主任|父亲|母亲|父母|家长|配偶|丈夫|妻子|家庭(?:主要)?成员';
const englishOthers =
  "emergency contacts?|referees?|references?|next of kin|(?:supervisor|advis[eo]r|line manager|father|mother|parents?|guardian|spouse)(?:[’']s)?";
/** What opens a line or a part of it that is about somebody else, up to the sign behind it. */
const label = new RegExp(
  `(?:^[^\\p{L}\\p{N}]*|[\\t|｜]|\\s{2})(?<label>(?:${chineseOthers})(?:姓名|信息|情况)?(?:的?(?:联系)?(?:电话|方式)|手机号?)?|(?:${englishOthers})(?: (?:full )?(?:name|person|phone|number|details))?)(?=[:：\\t|｜,，]|\\s|$)`,
  'iu',
);
/** Who somebody is to the person, in the cell or the brackets behind the name: `王芳（母亲）`. */
const relation =
  /^[^\t|｜（(]{2,30}[\t|｜（(]\s*(?:父亲|母亲|父母|爸爸|妈妈|父子|父女|母子|母女|配偶|丈夫|妻子|哥哥|姐姐|弟弟|妹妹|导师|辅导员|班主任|father|mother|parent|spouse|husband|wife|brother|sister|supervisor|advis[eo]r)\s*(?:$|[\t|｜）)])/iu;
/** The telephone of a company. */
const hotline =
  /(?:热线|客服|咨询|投诉|服务|公司|单位|总机|前台)(?:电话|热线|专线)?[:：\s]*[+(（]?\d|(?:hotline|helpline|switchboard|customer (?:service|line|care))[:：\s]*[+(]?\d/iu;
const reaches = /\d(?:[\s()-]?\d){6}|@/;
const onlyReaches = /^\W*(?:联系)?(?:电话|手机|方式|phone|tel|mobile)|^[+\d\s()-]+$/iu;

/** As many lines may stand between a label and how to reach whom it names. */
const LINES_OF_ONE = 4;
const WHOLE_SECTION = Number.POSITIVE_INFINITY;

/**
 * Tells what of the lines of a CV is about the person: without referees, relatives, supervisors and the hotlines of
 * companies, whose names and numbers look as the person's do. A heading about others holds for its section, a label alone
 * in its line up to the number below it.
 */
export function ofPerson(lines: CvLine[]): (some: CvLine[]) => CvLine[] {
  const own = new Map<number, CvLine | null>();
  let left = 0;
  let isTold = false;
  for (const [at, line] of lines.entries()) {
    const isHeading = headingOf(line.text)?.contentStart === null;
    const opening = openingIn(line.text);
    const endsSection =
      left === WHOLE_SECTION && line.block !== lines[at - 1]?.block && own.has(lines[at - 1]?.start ?? -1);
    if (opening && (isHeading || left === 0)) {
      own.set(line.start, opening.before === '' ? null : { ...line, text: opening.before });
      left = opening.isBare ? (isHeading ? WHOLE_SECTION : LINES_OF_ONE) : 0;
      isTold = opening.isNamed;
      continue;
    }
    if (isHeading || endsSection) left = 0;
    else if (left > 0 || relation.test(line.text) || (isTold && onlyReaches.test(line.text))) {
      own.set(line.start, null);
      left = left === WHOLE_SECTION ? left : reaches.test(line.text) ? 0 : Math.max(0, left - 1);
    } else if (hotline.test(line.text)) {
      own.set(line.start, null);
      const company = lines[at - 1];
      if (company && company.block === line.block && !/\d/.test(company.text)) own.set(company.start, null);
    }
    isTold = false;
  }
  return (some) =>
    some.flatMap((line) => {
      const kept = own.get(line.start);
      return kept === null ? [] : [kept ?? line];
    });
}

/** `before` is about the person; `isBare` where who it is stands below, `isNamed` where the number may. */
function openingIn(text: string): { before: string; isBare: boolean; isNamed: boolean } | null {
  const found = relation.test(text) ? null : text.match(label);
  if (found?.index === undefined) return null;
  const before = text.slice(0, found.index).trimEnd();
  const after = text.slice(found.index + found[0].length);
  const isBare = before === '' && !/\p{L}|\d/u.test(after.replace(/姓名|电话|name|phone/giu, ''));
  // Beside a supervisor's name, the number below is the person's.
  return { before, isBare, isNamed: before === '' && !reaches.test(after) && !/师|advis|supervis/iu.test(found[0]) };
}
