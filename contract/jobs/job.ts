import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, isLine, isPlainText, lineText } from '../formats.ts';
import { limits, MAX_JOB_QUESTIONS } from '../limits.ts';
import { withoutInvisible } from '../pasted.ts';
import { hasKnownPlaces } from '../places.ts';
import { jobKind } from '../resumes/stages.ts';
import { sharing } from '../roles.ts';
import { DESCRIPTION_MAX, DESCRIPTION_STORED_MAX, plainDescription } from './description.ts';
import { campusBatches, jobStates } from './job-filter.ts';

export { GOOD_QUALITY, jobStates } from './job-filter.ts';
export const jobState = z.enum(jobStates);
export type JobState = z.infer<typeof jobState>;

/** Most jobs of a company that were never published: a whole import beside what there is; few before it is certified. */
export const MAX_DRAFTS = 6000;
export const MAX_DRAFTS_UNCERTIFIED = 200;

/** Days before the deadline in which a job shows as about to expire (product document, section 9: 1296000000 ms). */
export const EXPIRING_DAYS = 15;

/** A deadline is extended to a day within so many days from today. */
export const EXTENSION_MAX_DAYS = 365;

const multilineText = (max: number) =>
  z.string().overwrite(withoutInvisible).max(max).refine(isPlainText, 'format.plainText');
/** As it stands while somebody types: not trimmed, perhaps empty. */
const oneLine = (max: number) => multilineText(max).refine(isLine, 'format.oneLine');
const texts = (maxItems: number, maxLength: number) => z.array(lineText(1, maxLength)).max(maxItems);

/** What drafts of both kinds hold. */
const commonDraft = {
  title: oneLine(limits.jobTitle),
  /** Code of a second-level category, or empty. */
  category: z.string().max(20),
  /** GB/T 2260 city codes. */
  cities: z.array(z.string().regex(/^\d{6}$/)).max(10),
  address: oneLine(limits.address),
  headcount: z.number().int().min(1).max(9999).nullable(),
  min_degree: degree.nullable(),
  majors: texts(10, 30),
  /** Lines with the marks of description.ts: `- `, `1. `, `**bold**`. */
  description: multilineText(DESCRIPTION_STORED_MAX).refine(
    (text) => plainDescription(text).length <= DESCRIPTION_MAX,
    'format.description',
  ),
  highlights: texts(8, 20),
  questions: texts(MAX_JOB_QUESTIONS, limits.jobQuestion),
  pay_negotiable: z.boolean(),
  deadline: formats.date.nullable(),
  auto_reply: multilineText(500).refine(hasKnownPlaces, 'format.places'),
  /** Applications are also sent there, or empty. */
  delivery_email: z.union([z.literal(''), formats.email]),
};

/** What a person may type into an internship draft at any moment: nothing is required, everything is bounded. */
export const internshipDraft = z.object({
  kind: z.literal('internship'),
  ...commonDraft,
  /** Yuan a day; both null when the pay is negotiable. */
  pay_min: z.number().int().min(1).max(9999).nullable(),
  pay_max: z.number().int().min(1).max(9999).nullable(),
  /** At least so many days a week, 1–7. */
  days_per_week: z.number().int().min(1).max(7).nullable(),
  /** At least so many months, 1–12. */
  months: z.number().int().min(1).max(12).nullable(),
  conversion: z.boolean(),
  certificate: z.boolean(),
  remote: z.boolean(),
});
export type InternshipDraft = z.infer<typeof internshipDraft>;

export const campusBatch = z.enum(campusBatches);
export type CampusBatch = z.infer<typeof campusBatch>;

/** The same for a job of campus recruitment. */
export const campusDraft = z.object({
  kind: z.literal('campus'),
  ...commonDraft,
  batch: campusBatch.nullable(),
  graduation_years: z.array(z.number().int().min(2000).max(2100)).max(5),
  /** Thousands of yuan a month; both null when the pay is negotiable. */
  pay_min: z.number().int().min(1).max(999).nullable(),
  pay_max: z.number().int().min(1).max(999).nullable(),
  /** Months that are paid in a year, 12–24. */
  pay_months: z.number().int().min(12).max(24).nullable(),
  /** Where candidates apply instead, or empty. */
  external_url: z.union([z.literal(''), formats.httpsUrl]),
  /** The brochure that the job belongs to. */
  brochure_uuid: formats.uuid.nullable(),
});
export type CampusDraft = z.infer<typeof campusDraft>;

export const jobDraft = z.discriminatedUnion('kind', [internshipDraft, campusDraft]);
export type JobDraft = z.infer<typeof jobDraft>;

/** Those fields of a draft that are handed in; the others stay as they are. */
export const jobDraftPart = z.discriminatedUnion('kind', [
  internshipDraft.partial().required({ kind: true }),
  campusDraft.partial().required({ kind: true }),
]);
export type JobDraftPart = z.infer<typeof jobDraftPart>;

const { kind: _internship, ...internshipFields } = internshipDraft.keyof().enum;
const { kind: _campus, ...campusFields } = campusDraft.keyof().enum;
/** A field of a draft, of either kind. */
export const jobField = z.enum({ ...internshipFields, ...campusFields });
export type JobField = z.infer<typeof jobField>;

const emptyDraft = {
  title: '',
  category: '',
  cities: [],
  address: '',
  headcount: null,
  min_degree: null,
  majors: [],
  description: '',
  highlights: [],
  questions: [],
  pay_min: null,
  pay_max: null,
  pay_negotiable: false,
  deadline: null,
  auto_reply: '',
  delivery_email: '',
};

export const emptyInternshipDraft: InternshipDraft = {
  ...emptyDraft,
  kind: 'internship',
  days_per_week: null,
  months: null,
  conversion: false,
  certificate: false,
  remote: false,
};

export const emptyCampusDraft: CampusDraft = {
  ...emptyDraft,
  kind: 'campus',
  batch: null,
  graduation_years: [],
  pay_months: null,
  external_url: '',
  brochure_uuid: null,
};

/** What a draft of each kind holds before anything is typed, and what it may hold. */
export const draftsByKind = {
  internship: { empty: emptyInternshipDraft, schema: internshipDraft },
  campus: { empty: emptyCampusDraft, schema: campusDraft },
} as const;

/** One thing that the publish check found, at the very words, with the rule's source and a fix where there is one. */
export const finding = z.object({
  rule: z.enum([
    /** Cannot even be saved; found where it is typed, the server refuses it. */
    'format',
    'required',
    'sensitive_word',
    'discrimination',
    'unlawful',
    'contact_in_text',
    'pay_below_minimum',
    'pay_range',
    'deadline_past',
    'deadline_far',
    'too_short',
  ]),
  /** `block` keeps the job from being published, `advise` does not. */
  level: z.enum(['block', 'advise']),
  field: jobField,
  /** Which of the field's texts, for highlights and questions; null where the field is one text. */
  item: z.number().int().nullable().default(null),
  /**
   * Offsets (UTF-16) of the words in the field's text, of the description without its marks; null when the whole field
   * is meant.
   */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  words: z.string(),
  /** What is wrong, in a sentence. */
  message: z.string(),
  /** The law or rule behind it. */
  basis: z.string(),
  /** Text to put in place of the words; null where a person must decide. */
  replacement: z.string().nullable(),
});
export type Finding = z.infer<typeof finding>;

/** What makes a job worth reading; the weights stand in docs/domain/jobs.md. */
export const qualityItem = z.enum([
  'pay',
  'pay_range',
  'time',
  'length',
  'structure',
  'highlights',
  'questions',
  'auto_reply',
  'address',
  'majors',
  'deadline',
]);
export type QualityItem = z.infer<typeof qualityItem>;

export const jobQuality = z.object({
  score: z.number().int().min(0).max(100),
  /** What would raise it, the most first. */
  gains: z.array(z.object({ item: qualityItem, field: jobField, points: z.number().int() })),
});
export type JobQuality = z.infer<typeof jobQuality>;

export const jobAbilities = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  take_offline: z.boolean(),
  put_online: z.boolean(),
  remove: z.boolean(),
  extend_deadline: z.boolean(),
  /** Its text is changed beside the one that stands. */
  change: z.boolean(),
});
export type JobAbilities = z.infer<typeof jobAbilities>;

export const jobSummary = z.object({
  uuid: formats.uuid,
  kind: jobKind,
  state: jobState,
  version: z.number().int(),
  title: z.string(),
  city_names: z.array(z.string()),
  pay_min: z.number().int().nullable(),
  pay_max: z.number().int().nullable(),
  pay_negotiable: z.boolean(),
  days_per_week: z.number().int().nullable(),
  months: z.number().int().nullable(),
  batch: campusBatch.nullable(),
  graduation_years: z.array(z.number().int()),
  pay_months: z.number().int().nullable(),
  headcount: z.number().int().nullable(),
  deadline: formats.date.nullable(),
  expiring: z.boolean(),
  owner_name: z.string(),
  applications: z.number().int(),
  applications_new: z.number().int(),
  applications_interview: z.number().int(),
  /** Who went on to where candidates apply instead; null where they apply here. */
  external_clicks: z.number().int().nullable(),
  views: z.number().int(),
  /** 0–100, as the form shows it. */
  quality: z.number().int(),
  published_at: formats.instant.nullable(),
  updated_at: formats.instant,
  ...sharing,
  abilities: jobAbilities,
  /** The job that this is a change of: it takes that one’s place once it has passed. */
  change_of: formats.uuid.nullable(),
  /** The change that is written beside it. */
  change: z.object({ uuid: formats.uuid, state: z.enum(['draft', 'reviewing', 'refused']) }).nullable(),
  /** Whether a person was asked to look at the refusal, and what that one said; null where nothing is refused as it is now. */
  appeal: z.object({ state: z.enum(['possible', 'waiting', 'kept']), words: z.string() }).nullable(),
});
export type JobSummary = z.infer<typeof jobSummary>;

/** A text of a job, with the names of what it holds as codes. */
export const namedText = z.object({ draft: jobDraft, category_name: z.string(), city_names: z.array(z.string()) });
export type NamedText = z.infer<typeof namedText>;

export const jobDetail = jobSummary.extend({
  ...namedText.shape,
  /** Findings that a refused review named; empty otherwise. */
  refusal: z.array(finding),
  /** What stands where this is a change. */
  live: namedText.nullable(),
  /** Address of the public page, absolute. */
  share_url: z.string(),
});
export type JobDetail = z.infer<typeof jobDetail>;
