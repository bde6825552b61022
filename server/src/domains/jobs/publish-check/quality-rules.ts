import { parseDescription, plainDescription } from '@qinghe/contract/jobs/description.ts';
import type { JobDraft, JobField, JobQuality, QualityItem } from '@qinghe/contract/jobs/job.ts';

interface Measure {
  item: QualityItem;
  /** Where a person goes to put it right. */
  field: (draft: JobDraft) => JobField;
  points: number;
  met: (draft: JobDraft) => boolean;
}

/** The highest pay at most so many times the lowest: beyond it a range tells a candidate nothing. */
const WIDEST_RANGE = 1.6;
/** Characters in which a task, a team and what is expected can be told. */
const FULL_TEXT = 150;
const LIST_ITEMS = 3;
const MIN_HIGHLIGHTS = 3;

/** What candidates look for, weighed; together 100. Why each has its weight stands in docs/domain/jobs.md. */
const measures: readonly Measure[] = [
  { item: 'pay', field: () => 'pay_min', points: 20, met: isPayStated },
  {
    item: 'pay_range',
    field: () => 'pay_max',
    points: 8,
    met: (draft) => isPayStated(draft) && (draft.pay_max ?? 0) <= (draft.pay_min ?? 0) * WIDEST_RANGE,
  },
  {
    item: 'time',
    field: ({ kind }) => (kind === 'internship' ? 'days_per_week' : 'graduation_years'),
    points: 8,
    met: (draft) =>
      draft.kind === 'internship'
        ? draft.days_per_week !== null && draft.months !== null
        : draft.graduation_years.length > 0,
  },
  { item: 'length', field: () => 'description', points: 12, met: (draft) => textLength(draft) >= FULL_TEXT },
  {
    item: 'structure',
    field: () => 'description',
    points: 8,
    met: (draft) =>
      parseDescription(draft.description).filter(({ kind, spans }) => kind !== 'paragraph' && spans.length > 0)
        .length >= LIST_ITEMS,
  },
  {
    item: 'highlights',
    field: () => 'highlights',
    points: 10,
    met: (draft) => draft.highlights.length >= MIN_HIGHLIGHTS,
  },
  { item: 'questions', field: () => 'questions', points: 8, met: (draft) => draft.questions.length > 0 },
  { item: 'auto_reply', field: () => 'auto_reply', points: 8, met: (draft) => draft.auto_reply.trim() !== '' },
  {
    item: 'address',
    field: () => 'address',
    points: 6,
    met: (draft) => draft.address.trim() !== '' || (draft.kind === 'internship' && draft.remote),
  },
  { item: 'majors', field: () => 'majors', points: 6, met: (draft) => draft.majors.length > 0 },
  { item: 'deadline', field: () => 'deadline', points: 6, met: (draft) => draft.deadline !== null },
];

/** How much of what candidates look for a job says, 0–100, and what would raise it, the most first. */
export function rateJob(draft: JobDraft): JobQuality {
  const open = measures.filter(({ met }) => !met(draft));
  return {
    score: 100 - open.reduce((sum, { points }) => sum + points, 0),
    gains: open
      .map(({ item, field, points }) => ({ item, field: field(draft), points }))
      .sort((a, b) => b.points - a.points),
  };
}

function isPayStated({ pay_min, pay_max, pay_negotiable }: JobDraft): boolean {
  return !pay_negotiable && pay_min !== null && pay_max !== null && pay_max >= pay_min;
}

const textLength = ({ description }: JobDraft): number => plainDescription(description).replace(/\s/g, '').length;
