import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats } from '../formats.ts';
import { documentKind, wishRank } from '../jobs/deliver-setting.ts';
import { jobSource } from '../jobs/figures.ts';
import { campusBatch } from '../jobs/job.ts';
import { anonymousView } from './anonymous-until.ts';
import { candidate, offerState } from './candidate.ts';
import { cvFields } from './cv.ts';
import { missedCondition } from './screening.ts';
import { jobKind, stage } from './stages.ts';

/** One way in which a candidate's availability meets or misses the job's. */
export const fitPoint = z.object({
  aspect: z.enum(['days_per_week', 'months', 'start', 'degree', 'city']),
  verdict: z.enum(['meets', 'misses', 'unknown']),
  wanted: z.string(),
  offered: z.string(),
  /** Days a week, months or degrees short; null where it has no measure. */
  short_by: z.number().nullable(),
});
export type FitPoint = z.infer<typeof fitPoint>;

export const applicationAbilities = z.object({
  /** Stages to which the application may go now. */
  move_to: z.array(stage),
  undo: z.boolean(),
  correct: z.boolean(),
  /** Whether the caller decides on this application at all: moves, writes to, tags and marks the person. */
  decide: z.boolean(),
  /** Whether the caller may write notes and give stars. */
  note: z.boolean(),
});

const tag = z.object({ uuid: formats.uuid, name: z.string() });

/** Why a company would rather not see a person again: what the person did, never who the person is. */
export const blockReasons = ['no_show', 'false_papers', 'conduct', 'broken_word', 'other'] as const;
export const blockReason = z.enum(blockReasons);
export type BlockReason = z.infer<typeof blockReason>;

/** What lists show of an application. */
export const applicationSummary = z.object({
  uuid: formats.uuid,
  kind: jobKind,
  stage,
  version: z.number().int(),
  job_uuid: formats.uuid,
  job_title: z.string(),
  /** Under an anonymous application the code that stands for it. */
  name: z.string(),
  school: z.string(),
  /** The code of an anonymous application, which has no school and no contact; null where it is shown in full. */
  anonymous_as: z.string().nullable(),
  degree: degree.nullable(),
  major: z.string(),
  graduation_month: formats.month.nullable(),
  city: z.string(),
  days_per_week: z.number().int().nullable(),
  months: z.number().int().nullable(),
  earliest_start: z.string().nullable(),
  gpa: z.string(),
  wish_city: z.string(),
  /** Which of the person’s wishes it is, where the company puts them in order. */
  wish_rank: wishRank.nullable(),
  offer_state: offerState.nullable(),
  /** Of a campus job. */
  batch: campusBatch.nullable(),
  applied_at: formats.instant,
  stage_since: formats.instant,
  /** When the candidate took the application back; it goes no further then. */
  withdrawn_at: formats.instant.nullable(),
  fit: z.array(fitPoint),
  tags: z.array(tag),
  /** Average of the colleagues' stars, 1–5; null where nobody gave any. */
  rating: z.number().nullable(),
  /** Conditions of the job that it is parked for; none where it is not parked. */
  parked_for: z.array(missedCondition),
  /** A colleague has marked the person; nothing else follows from it. */
  blocked: z.boolean(),
});
export type ApplicationSummary = z.infer<typeof applicationSummary>;

/**
 * What a candidate put right, and what stood there before: null where nothing did, of phone and e-mail a masked form, of a CV
 * the name of its file.
 */
const recordChange = z.object({
  field: z.enum([...candidate.keyof().options, 'cv']),
  before: z.union([z.string(), z.number()]).nullable(),
});
export type RecordChange = z.infer<typeof recordChange>;

export const historyEntry = z.object({
  uuid: formats.uuid,
  action: z.enum([
    'applied',
    'moved',
    'rejected',
    'restored',
    'undone',
    'corrected',
    'message_sent',
    'message_refused',
    'withdrew',
    'candidate_corrected',
    'unparked',
    'came_again',
    'revealed',
  ]),
  from: stage.nullable(),
  to: stage.nullable(),
  reason: z.string(),
  changes: z.array(recordChange),
  actor_name: z.string(),
  at: formats.instant,
});

/** What a colleague without an account thinks of somebody. */
export const linkVerdicts = ['recommend', 'unsure', 'no'] as const;
export const linkVerdict = z.enum(linkVerdicts);
export type LinkVerdict = z.infer<typeof linkVerdict>;

/** What a colleague wrote down; only its author changes it. */
const note = z.object({
  uuid: formats.uuid,
  text: z.string(),
  author_name: z.string(),
  mine: z.boolean(),
  version: z.number().int(),
  created_at: formats.instant,
  edited: z.boolean(),
  /** What somebody without an account said by a link; null for notes of accounts. Its words may be none. */
  link: z.object({ verdict: linkVerdict, stars: z.number().int().nullable() }).nullable(),
  /** Colleagues whom the text names as @name, under the name that stands there; told are those who might see the application. */
  mentions: z.array(z.object({ account_uuid: formats.uuid, name: z.string(), told: z.boolean() })),
});
export type Note = z.infer<typeof note>;

const jobAnswer = z.object({ question: z.string(), answer: z.string() });
/** What somebody answered to a question of the job, as it was asked; '' where nothing. */
export type JobAnswer = z.infer<typeof jobAnswer>;

export const applicationDetail = applicationSummary.extend({
  /** Where the candidate came from, as the link said it; '' where it said nothing. */
  source: jobSource,
  /** Masked until the person asks for it: 138****2719, sy**@hust.edu.cn. */
  phone_masked: z.string(),
  email_masked: z.string(),
  notes: z.array(note),
  /** The caller's own stars. */
  my_stars: z.number().int().nullable(),
  answers: z.array(jobAnswer),
  cv: z
    .object({
      file_uuid: formats.uuid,
      name: z.string(),
      type: z.string(),
      size: z.number().int(),
      reading: z.enum(['waiting', 'done', 'failed']),
      /** Why the file could not be read, as a code of the reader; null otherwise. */
      failure: z.string().nullable(),
      /** The page of a scan that is being read, while it is. */
      progress: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
      /** Read off a picture: single characters may be wrong. */
      by_ocr: z.boolean(),
      /** Pages or lines were left out: too many, or too slow to read. */
      partial: z.boolean(),
      /** Contact details are told by `revealContact` alone. */
      fields: cvFields.omit({ phone: true, email: true }).nullable(),
    })
    .nullable(),
  /** What was handed in beside the CV, as the company asked for it, in that order. */
  documents: z.array(z.object({ kind: documentKind, name: z.string(), type: z.string(), size: z.number().int() })),
  history: z.array(historyEntry),
  /** Set while the last move can be taken back. */
  undo_until: formats.instant.nullable(),
  /** Null where it is shown in full. */
  anonymous: anonymousView.nullable(),
  block: z
    .object({
      reason: blockReason,
      note: z.string(),
      by_name: z.string(),
      created_at: formats.instant,
      until: formats.instant,
      can_unblock: z.boolean(),
    })
    .nullable(),
  /** Talks of the company that the person signed up for or came to, known by the phone; those that the caller may see, latest first. */
  talks: z.array(
    z.object({ uuid: formats.uuid, title: z.string(), starts_at: formats.instant, attended: z.boolean() }),
  ),
  abilities: applicationAbilities,
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;
