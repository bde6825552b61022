import { findContacts } from '@qinghe/contract/formats.ts';
import { plainDescription } from '@qinghe/contract/jobs/description.ts';
import { DESCRIPTION_MIN, type Finding, type JobDraft } from '@qinghe/contract/jobs/job.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { publishCheck } from '@qinghe/contract/texts/publish-check.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { discriminationRules } from './discrimination-rules.ts';
import { isPastDeadline } from './rules.ts';

/** What the check needs from outside; handed in, so that it stays a pure function. */
export interface CheckReference {
  sensitiveWords: readonly string[];
  /** Of the draft's cities; yuan a month with the rule it comes from. */
  minimumWages: readonly { monthly: number; source: string }[];
  now: Date;
  locale: Locale;
}

// Average paid days of a month (劳社部发〔2008〕3号).
const PAID_DAYS_A_MONTH = 21.75;

const textFields = ['title', 'address', 'auto_reply'] as const;

type NamedIn<Key> = Key extends `field.${infer Field extends Finding['field']}` ? Field : never;
/** Fields whose absence is said by their name. */
type NamedField = NamedIn<keyof (typeof publishCheck)['zh-CN']>;

/** What the law asks for, as each kind of job says it. */
const requiredOf = (draft: JobDraft): [NamedField, unknown][] => [
  ['category', draft.category],
  ['headcount', draft.headcount],
  ['min_degree', draft.min_degree],
  ...(draft.kind === 'internship'
    ? ([
        ['days_per_week', draft.days_per_week],
        ['months', draft.months],
      ] as [NamedField, unknown][])
    : ([
        ['batch', draft.batch],
        ['graduation_years', draft.graduation_years.length === 0 ? null : draft.graduation_years],
      ] as [NamedField, unknown][])),
  ['deadline', draft.deadline],
];

// Names of messengers followed by an account; letters, digits and digits written as words.
const MESSENGER =
  /(?:微信|VX|vx|wechat|WeChat|加[Vv]|QQ|qq)(?:号|群)?\s*[:：]?\s*[A-Za-z0-9_一二三四五六七八九零〇-]{4,20}/g;

/**
 * Finds everything that keeps a job from being published, or should be looked at: items that the law asks for,
 * sensitive words, discriminating wording, contacts in the text, pay. Each finding points at the very words.
 */
export function checkDraft(draft: JobDraft, reference: CheckReference): Finding[] {
  return [
    ...checkRequired(draft, reference),
    ...checkPay(draft, reference),
    ...textFields.flatMap((field) => checkText(field, draft[field], reference)),
    // Marks must not hide words from the check: 限**男**性 says what 限男性 says.
    ...checkText('description', plainDescription(draft.description), reference),
    ...checkItems('questions', draft, reference),
    ...checkItems('highlights', draft, reference),
  ];
}

/** Work that can be done from anywhere needs no city. */
const isRemote = (draft: JobDraft): boolean => draft.kind === 'internship' && draft.remote;

/** Does any finding keep the job from being published? */
export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.level === 'block');

interface TextRange {
  start: number;
  end: number;
  words: string;
}

function finding(
  rule: Finding['rule'],
  level: Finding['level'],
  field: Finding['field'],
  locale: Locale,
  {
    range,
    note = '',
    basis,
    replacement = null,
  }: { range?: TextRange; note?: string; basis?: string; replacement?: string | null } = {},
): Finding {
  return {
    rule,
    level,
    field,
    item: null,
    start: range?.start ?? null,
    end: range?.end ?? null,
    words: range?.words ?? '',
    message: say(publishCheck, `finding.${rule}`, locale, { words: range?.words ?? '', note }),
    basis: basis ?? say(publishCheck, `basis.${rule}`, locale),
    replacement,
  };
}

function checkRequired(draft: JobDraft, { now, locale }: CheckReference): Finding[] {
  const nameOf = (field: NamedField) => say(publishCheck, `field.${field}`, locale);
  const missing = (field: NamedField) => finding('required', 'block', field, locale, { note: nameOf(field) });
  const findings: Finding[] = requiredOf(draft)
    .filter(([, value]) => value === null || value === '')
    .map(([field]) => missing(field));
  const short = (field: 'title' | 'description', least: number) => {
    const text = field === 'description' ? plainDescription(draft.description) : draft.title;
    const length = text.trim().length;
    if (length === 0) findings.push(missing(field));
    else if (length < least) findings.push(finding('too_short', 'block', field, locale, { note: nameOf(field) }));
  };
  short('title', 2);
  short('description', DESCRIPTION_MIN);
  if (draft.cities.length === 0 && !isRemote(draft)) findings.push(missing('cities'));
  if (isPastDeadline(draft.deadline, now)) findings.push(finding('deadline_past', 'block', 'deadline', locale));
  return findings;
}

function checkPay(draft: JobDraft, { minimumWages, locale }: CheckReference): Finding[] {
  if (draft.pay_negotiable) return [];
  if (draft.pay_min === null || draft.pay_max === null) {
    const name = draft.kind === 'internship' ? 'field.pay_min' : 'field.pay_monthly';
    return [finding('required', 'block', 'pay_min', locale, { note: say(publishCheck, name, locale) })];
  }
  if (draft.pay_max < draft.pay_min) return [finding('pay_range', 'block', 'pay_max', locale)];
  const [highest] = [...minimumWages].sort((a, b) => b.monthly - a.monthly);
  if (!highest) return [];
  // In the unit in which a job of this kind says its pay.
  const [least, unit] =
    draft.kind === 'internship'
      ? [Math.ceil(highest.monthly / PAID_DAYS_A_MONTH), 'pay' as const]
      : [Math.ceil(highest.monthly / 1000), 'payMonthly' as const];
  if (draft.pay_min >= least) return [];
  const note = say(pages, unit, locale, { range: least });
  return [finding('pay_below_minimum', 'advise', 'pay_min', locale, { note, basis: highest.source })];
}

const checkItems = (field: 'questions' | 'highlights', draft: JobDraft, reference: CheckReference): Finding[] =>
  draft[field].flatMap((text, item) => checkText(field, text, reference).map((found) => ({ ...found, item })));

function checkText(field: Finding['field'], text: string, { sensitiveWords, locale }: CheckReference): Finding[] {
  const rangeOf = (match: RegExpMatchArray): TextRange => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
    words: match[0],
  });
  const discrimination = discriminationRules.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map((match) =>
      finding('discrimination', 'block', field, locale, {
        range: rangeOf(match),
        note: say(publishCheck, `discrimination.${rule.against}`, locale),
        basis: say(publishCheck, `law.${rule.against}`, locale),
        replacement: rule.replacement,
      }),
    ),
  );
  const sensitive = sensitiveWords.flatMap((word) =>
    rangesOf(text, word).map((range) => finding('sensitive_word', 'block', field, locale, { range })),
  );
  if (field !== 'description' && field !== 'title') return [...discrimination, ...sensitive];
  const contacts = [
    ...findContacts(text).map((contact) => ({ ...contact, words: contact.text })),
    ...[...text.matchAll(MESSENGER)].map(rangeOf),
  ].map((range) => finding('contact_in_text', 'advise', field, locale, { range, replacement: '' }));
  return [...discrimination, ...sensitive, ...contacts];
}

function rangesOf(text: string, word: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
    ranges.push({ start, end: start + word.length, words: word });
  }
  return ranges;
}
