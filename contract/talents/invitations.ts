import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { jobKind } from '../resumes/stages.ts';
import { expectedUnit } from '../rights/quote.ts';
import { seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { invitationState, invitationStates } from './invitation-state.ts';

/** Days for which an invitation can be answered. */
export const ANSWER_DAYS = 14;
/** Days between two invitations of one company to one talent. */
export const AGAIN_DAYS = 30;
/** Invitations that a talent gets in seven days, from all companies together. */
export const A_WEEK = 10;
/** Months for which nobody invites who has applied to the company. */
export const APPLIED_MONTHS = 12;

/** An invitation as the company sees it. */
export const talentInvitation = z.object({
  uuid: formats.uuid,
  version: z.number().int(),
  talent_uuid: formats.uuid,
  code: z.string(),
  /** Null once the person has withdrawn from the pool. */
  who: z.object({ degree, major: z.string(), graduation_month: formats.month }).nullable(),
  job_uuid: formats.uuid,
  job_title: z.string(),
  job_kind: jobKind,
  /** Of whoever invited. */
  account_name: z.string(),
  state: invitationState,
  created_at: formats.instant,
  opened_at: formats.instant.nullable(),
  answered_at: formats.instant.nullable(),
  /** Until when it can be answered; null before it is sent. */
  lapses_at: formats.instant.nullable(),
  application_uuid: formats.uuid.nullable(),
});
export type TalentInvitation = z.infer<typeof talentInvitation>;

const toWhom = z.object({
  talent_uuid: formats.uuid,
  job_uuid: formats.uuid,
  /** What the company adds; the person reads it on the answer page. */
  words: plainText(0, limits.message).default(''),
  expect: expectedUnit,
});

export const previewInvitation = domain.endpoint({
  method: 'GET',
  path: '/api/v1/talents/invitations/preview',
  access: 'user',
  role: 'recruiter',
  summary: 'What an invitation to a job says: the mail or message in the words of the platform',
  input: z.object({ job_uuid: formats.uuid }),
  output: z.object({ subject: z.string(), text: z.string() }),
});

export const inviteTalent = domain.endpoint({
  method: 'POST',
  path: '/api/v1/talents/invitations/send',
  access: 'user',
  idempotent: 'required',
  summary:
    'Invites a talent to a job for a unit or coins; it can be recalled in silence for ten seconds, and what it took comes back then. 40931 with the quote where it takes something else than expected, 40930 where coins are missing, 40934 for sub-accounts where it takes coins',
  input: toWhom,
  output: talentInvitation,
});

export const recallInvitation = domain.endpoint({
  method: 'POST',
  path: '/api/v1/talents/invitations/recall',
  access: 'user',
  summary: 'Takes back an invitation that nobody has answered',
  input: seen,
  output: talentInvitation,
});

export const listInvitations = domain.endpoint({
  method: 'GET',
  path: '/api/v1/talents/invitations/list',
  access: 'user',
  role: 'recruiter',
  summary: 'Invitations of the company, the newest first, with every answer and every silence',
  input: z.object({ ...pageInput, state: invitationState.optional() }),
  output: pageOf(talentInvitation).extend({
    /** By state. */
    counts: z.record(z.enum(invitationStates), z.number().int()),
  }),
});
