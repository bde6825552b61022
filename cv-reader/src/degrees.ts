import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import { type Piece, type Sourced, slice, sourced } from './pieces.ts';

const subjects =
  'Science|Arts|Engineering|Economics|Laws?|Business Administration|Business|Commerce|Fine Arts|Technology|Philosophy|Education|Medicine|Finance|Management|Design|Music|Architecture|Public Administration|Public Policy|Applied Science|Social Science|Accounting|Professional Accounting|Journalism|Communication|Computer Science|Social Work|Public Health|Information Systems|Data Science|Statistics|Mathematics|Nursing|Pharmacy';
const honours = '(?:\\s*\\(?\\s*(?:Hons?|Honou?rs)\\.?\\s*\\)?)?';
const word = (name: string) =>
  `\\b${name}(?!ed\\b|ing\\b)(?:['’]?s)?(?: Degree)?(?:\\s+of\\s+(?:${subjects})(?![\\p{L}]))?${honours}`;
/** Two capitals alone are too common (Boston, MA): they count before `in`, a comma, a bracket or a capital. */
const brief = (letters: string) =>
  `(?<![\\p{L},] ?)(?:${letters})(?=\\s+in\\b|\\s*[,，(（|\\t]|\\s+\\p{Lu}|\\s*$)|(?<=[(（])(?:${letters})(?=[)）])`;

const patterns: [Degree, RegExp][] = [
  [
    'doctor',
    new RegExp(
      `博士后?(?:研究生)?(?:学位|学历)?|(?<=[（(])博(?=[）)])|박사|\\bPh\\.?\\s?D\\.?|\\bD\\.?Phil\\.?|${word('Doctor(?:ate)?')}|\\bDoctoral\\b`,
      'iu',
    ),
  ],
  [
    'master',
    new RegExp(
      `硕士(?:研究生)?(?:学位|学历)?|(?<!\\p{Script=Han})[专学]硕(?!\\p{Script=Han})|(?<=[（(])硕(?=[）)])|修士|석사|магистр|研究生(?!院)|\\bM\\.\\s?(?:Sc|S|A|Eng|Phil|Ed|Res|F\\.?A|Fin|P\\.?A)\\.?(?![\\p{L}])|\\b(?:MSc|MEng|MPhil|MBA|EMBA|MRes|LL\\.?M|MPAcc|MFin|MPA|MPH|MFA|MCom)\\b${honours}|${word('Master')}`,
      'iu',
    ),
  ],
  // March is a month, whatever its case.
  ['master', new RegExp(`${brief('MS|MA')}|\\bM\\.?Arch\\b`, 'u')],
  [
    'bachelor',
    new RegExp(
      `(?:大学)?本科(?:生)?(?:学位|学历)?|(?<=[（(])本(?=[）)])|(?:双)?学士(?:学位)?|학사|бакалавр|\\bB\\.\\s?(?:Sc|S|A|Eng|E|Tech|Com|B\\.?A|F\\.?A|Ed)\\.?(?![\\p{L}])${honours}|\\b(?:BSc|BEng|BBA|LL\\.?B|BFA|BCom|BTech|BArch|BEcon|BMus)\\b${honours}|${word('Bachelor')}|\\bUndergraduate\\b`,
      'iu',
    ),
  ],
  ['bachelor', new RegExp(brief('BS|BA|BE'), 'u')],
  [
    'associate',
    new RegExp(
      `大专|高职(?:高专)?|专科(?!学校)|${word('Associate')}(?=\\s+(?:of|in)|\\s*$|\\s*[,，|(\\t])|\\b(?:Higher |National )*(?<!(?:School|Graduate|Postgraduate|Education|IB) )Diploma(?= in\\b)|\\bHigher (?:National )?Diploma\\b|\\bHND\\b|(?<=[（(])专(?=[）)])|\\bA\\.A\\.S?\\.?`,
      'iu',
    ),
  ],
  [
    'high_school',
    /高中(?!生)|中专|中技|职高|中学文凭|\bHKDSE\b|\bDiploma of Secondary Education\b|\bIB Diploma\b|\bHigh School(?: Diploma)?\b|\bA[- ]Levels?\b/iu,
  ],
];

/** The degree that a text names, the highest first, with the words that say it. */
export function degreeIn(piece: Piece): (Sourced<Degree> & { piece: Piece }) | null {
  for (const [code, pattern] of patterns) {
    const match = piece.text.match(pattern);
    if (match?.index === undefined || match[0] === '') continue;
    const found = slice(piece, match.index, match.index + match[0].length);
    return { ...sourced(code, found), piece: found };
  }
  return null;
}

/** `Economics` out of `Bachelor of Economics`; nothing out of `Bachelor of Science`, which names no subject. */
export function subjectOf(degree: Piece): Piece | null {
  const match = degree.text.match(/\bof\s+(.+?)\s*(?:\(|$)/i);
  const subject = match?.[1];
  if (!subject || /^(?:Science|Arts|Philosophy|Applied Science|Technology)$/i.test(subject)) return null;
  const at = degree.text.indexOf(subject);
  return slice(degree, at, at + subject.length);
}

/** Words with which the names of English majors end. */
export const subjectWord =
  /(?<![\p{L}])(?:Engineering|Sciences?|Studies|Management|Administration|Technolog(?:y|ies)|Economics|Finance|Accounting|Auditing|Marketing|Commerce|Trade|Law|Laws|Politics|Relations|Medicine|Nursing|Midwifery|Pharmacy|Therapy|Care|Imaging|Health|Dentistry|Biology|Chemistry|Physics|Mathematics|Statistics|Geography|Geology|History|Philosophy|Psychology|Sociology|Anthropology|Linguistics|Literature|Translation|Interpreting|Journalism|Communications?|Advertising|Media|Broadcasting|Film|Photography|Animation|Design|Arts?|Music|Dance|Drama|Performance|Architecture|Planning|Education|Teaching|Sports?|Agriculture|Forestry|Horticulture|Husbandry|Logistics|Tourism|Hospitality|Cookery|Business|Informatics|Computing|Software|Networks?|Automation|Electronics|Robotics|Mechatronics|Materials|Energy|Safety|English|Chinese|Japanese|Korean|French|German|Spanish|Russian|Arabic|Italian|Portuguese|Operations?)(?![\p{L}])/u;
