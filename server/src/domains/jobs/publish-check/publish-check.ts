import { DESCRIPTION_MIN, plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { Finding, JobDraft } from '@qinghe/contract/jobs/job.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { publishCheck } from '@qinghe/contract/texts/publish-check.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { WordMatcher } from '../../dict/index.ts';
import { isPastDeadline, lastDeadline } from '../rules.ts';
import { checkField } from './check-field.ts';

/** What the check needs from outside; handed in, so that it stays a pure function. */
export interface CheckReference {
  /** Finds the words that operators keep. */
  findWords: WordMatcher;
  /** Of the draft's cities; yuan a month with the rule it comes from. */
  minimumWages: readonly { monthly: number; source: string }[];
  now: Date;
  locale: Locale;
}

// Average paid days of a month (劳社部发〔2008〕3号).
const PAID_DAYS_A_MONTH = 21.75;

/** Fields whose strings are no texts: codes, dates and addresses of machines. Every other one is read. */
const CODES: ReadonlySet<string> = new Set([
  'kind',
  'category',
  'cities',
  'min_degree',
  'deadline',
  'delivery_email',
  'batch',
  'external_url',
  'brochure_uuid',
]);

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

/**
 * Finds everything that keeps a job from being published, or should be looked at: items that the law asks for,
 * sensitive words, wording that shuts people out or takes from them, contacts in the text, pay. Each finding points at the very words.
 */
export function checkDraft(draft: JobDraft, reference: CheckReference): Finding[] {
  return [
    ...checkRequired(draft, reference),
    ...checkPay(draft, reference),
    ...textsOf(draft).flatMap(({ field, item, text }) =>
      checkField(field, text, reference).map((found) => ({ ...found, item })),
    ),
  ];
}

type TextField = Finding['field'];

interface DraftText {
  field: TextField;
  item: number | null;
  text: string;
}

/** Every text of a draft, whatever fields there are; `item` says which one of a list. */
function textsOf(draft: JobDraft): DraftText[] {
  const fields = Object.entries(draft) as [TextField, unknown][];
  return fields
    .filter(([field]) => !CODES.has(field))
    .flatMap(([field, value]): DraftText[] => {
      // Marks must not hide words from the check: 限**男**性 says what 限男性 says.
      if (field === 'description') return [{ field, item: null, text: plainDescription(draft.description) }];
      if (typeof value === 'string') return [{ field, item: null, text: value }];
      const texts = Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
      return texts.map((text, item) => ({ field, item, text }));
    });
}

/** Work that can be done from anywhere needs no city. */
const isRemote = (draft: JobDraft): boolean => draft.kind === 'internship' && draft.remote;

/** Does any finding keep the job from being published? */
export const isBlocked = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.level === 'block');

/** A finding about a whole field. */
function finding(
  rule: 'required' | 'too_short' | 'pay_below_minimum' | 'pay_range' | 'deadline_past' | 'deadline_far',
  level: Finding['level'],
  field: Finding['field'],
  locale: Locale,
  { note = '', basis = say(publishCheck, `basis.${rule}`, locale) }: { note?: string; basis?: string } = {},
): Finding {
  const message = say(publishCheck, `finding.${rule}`, locale, { words: '', note });
  return { rule, level, field, item: null, start: null, end: null, words: '', message, basis, replacement: null };
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
  if (draft.deadline !== null && draft.deadline > lastDeadline(now))
    findings.push(finding('deadline_far', 'block', 'deadline', locale));
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
