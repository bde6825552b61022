/** What a finding is about. The first ten shut people out, the next three take from them; a contact is advised against. */
const textCodes = [
  'sex',
  'age',
  'family',
  'origin',
  'ethnicity',
  'faith',
  'school',
  'health',
  'appearance',
  'birth',
  'fee',
  'papers',
  'scam',
  'contact',
] as const;
export type TextCode = (typeof textCodes)[number];

/** A law or notice; `texts/publish-check` names it with its article as `source.<id>`. */
export type Source =
  | 'market-24'
  | 'promotion-3'
  | 'promotion-27'
  | 'promotion-28'
  | 'promotion-30'
  | 'women-43'
  | 'disabled-38'
  | 'hepatitis-2010'
  | 'campus-2013'
  | 'posting-2026'
  | 'contract-9'
  | 'service-14'
  | 'commerce-17'
  | 'selling-7'
  | 'platform';

export interface TextRule {
  code: TextCode;
  /** `block` keeps the text from being published, `advise` does not. */
  level: 'block' | 'advise';
  sources: readonly Source[];
  /** On the folded text. */
  patterns: readonly RegExp[];
  /** Harmless look-alikes: whatever touches one of these is no finding. */
  except?: RegExp;
  /** In the text's language, not the reader's: takes the place of the words. Null where a person must decide. */
  replacement: string | null;
}

/** A pattern of a rule; `parts` are joined by or. */
export const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'gu');

/** Turns people away, before the words that say whom. */
export const REFUSE = '(?:不招收?|不收|不要|不考虑|不接受|不录用?|不招聘|不聘|不欢迎|拒绝|拒招|谢绝|婉拒|排除)';
/** Turns people away, after the words that say whom. */
export const AVOID =
  '(?:请?(?:勿|别|绕|免)(?:扰|投递?|应聘|进|道|行|来|报名|试)+|请?不要(?:投递?|应聘|来|报名)?|请勿|请?慎重?投递?|慎入|免谈|止步|不录用?|(?:暂|一律|恕|概)?不(?:考虑|招收?)|不收|除外|不予(?:录用|考虑)|不接受)';
/** Puts people first, after the words that say whom. */
export const PREFER = '(?:优先(?:考虑|录用|录取)?|[更为]?佳|更合适|加分|only)';
/** Lets some people in, before the words that say whom. */
export const ONLY =
  '(?:仅限于?|只限|(?<![不期权年上下有无极时])限定?|只招收?|仅招|只要|只收|只接受|仅接受|只考虑|仅考虑|[仅只](?:面?向|对)|(?<!不|身高|体重)要求(?:是|为)?|必须(?:是|为)?|须(?:是|为)|希望你?是|(?:更|比较)?倾向于?|(?:请|(?<=^|[,。;:、!\\n(]))优先(?:考虑|录用)?|偏好)';
/** Who applies, in English. */
export const WHO = '(?: (?:candidates?|applicants?|students?|graduates?|interns?|people|staff|employees))?';
/** Puts people first or alone, after the words that say whom, in English. */
export const ALONE =
  '(?:(?: is| are| will be)?(?: strongly| highly)? (?:only|preferred|wanted|required|need not apply|welcome only|not (?:accepted|considered|wanted|welcome)|rejected)\\b)';
