import { z } from 'zod';
import { degree } from '../dict/endpoints.ts';
import { formats, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { linkVerdict } from '../resumes/application.ts';
import { byUuid, done } from '../shapes.ts';
import { talentCard } from '../talents/list.ts';
import { domain } from './domain.ts';
import { linkAbout } from './links.ts';

/*
 * What somebody without an account does by a link of `links.ts`: open it, once a browser, read whom it is about, answer.
 * Nothing but `openLink` takes the link's token; the rest goes by the cookie that it sets.
 */

/** Stands in a text in place of a contact. */
export const BLOT = '\u2588\u2588\u2588';

/** Under which the cookie of a browser that opened a link travels. */
export const LINK_PATH = '/api/v1/candidates/link';

/**
 * Why a link shows nothing, as `data.state` of a refusal.
 * - `unknown`: no such link, or of the application before this one; `ended`: its day is over; `revoked`: taken back
 * - `paused`: whoever made it may not work now; `devices`: three browsers have opened it; `unopened`: not in this browser
 */
export const linkProblems = ['unknown', 'ended', 'revoked', 'paused', 'devices', 'unopened'] as const;
export type LinkProblem = (typeof linkProblems)[number];

export const openLink = domain.endpoint({
  method: 'POST',
  path: `${LINK_PATH}/open`,
  access: 'link',
  silent: true,
  perMinute: 60,
  summary: 'Exchanges the token of a link for a cookie of this browser; three browsers at most',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: byUuid,
});

export const getLink = domain.endpoint({
  method: 'GET',
  path: LINK_PATH,
  access: 'link',
  silent: true,
  summary: 'Whom a link is about, what is asked and until when; by the cookie of a browser that opened it',
  input: byUuid,
  output: z.object({
    about: linkAbout,
    /** Whom it is for. */
    name: z.string(),
    maker_name: z.string(),
    company_name: z.string(),
    question: z.string(),
    expires_at: formats.instant,
    /** Talents by their codes. */
    people: z.array(byUuid.extend({ name: z.string(), answered: z.boolean() })),
    /** Who was asked about and withdrew or hid since, was erased, or is not the asker's to show any more. */
    left_out: z.number().int(),
  }),
});

const answer = z.object({
  verdict: linkVerdict,
  stars: z.number().int().min(1).max(5).nullable(),
  words: z.string(),
});
export type LinkAnswer = z.infer<typeof answer>;

const answered = {
  /** When this was read, for the watermark. */
  shown_at: formats.instant,
  answer: answer.nullable(),
  /** How many others have answered by links of their own. */
  others: z.number().int(),
  /** What they said: none of it before one's own answer is in. */
  answers: z.array(answer.extend({ name: z.string() })),
};

/** One of those whom a link is about: `person_uuid` is of the application or of the talent. */
const linked = byUuid.extend({ person_uuid: formats.uuid });

export const getLinkedPerson = domain.endpoint({
  method: 'GET',
  path: `${LINK_PATH}/person`,
  access: 'link',
  silent: true,
  summary: 'One of the applications that a link is about: the CV as words with contacts blotted out, never its file',
  input: linked,
  output: byUuid.extend({
    name: z.string(),
    job_title: z.string(),
    school: z.string(),
    degree: degree.nullable(),
    major: z.string(),
    graduation_month: formats.month.nullable(),
    city: z.string(),
    days_per_week: z.number().int().nullable(),
    months: z.number().int().nullable(),
    cv: z.object({
      /** `none`: handed in without a file. */
      reading: z.enum(['waiting', 'done', 'failed', 'none']),
      lines: z.array(z.object({ text: z.string(), heading: z.boolean() })),
      /** Further lines are not shown. */
      cut: z.boolean(),
    }),
    ...answered,
  }),
});

export const getLinkedTalent = domain.endpoint({
  method: 'GET',
  path: `${LINK_PATH}/talent`,
  access: 'link',
  silent: true,
  summary: 'One of the talents whom a link is about: what the list of talents shows of them, without a name',
  input: linked,
  output: talentCard.extend(answered),
});

export const answerByLink = domain.endpoint({
  method: 'PUT',
  path: `${LINK_PATH}/answer`,
  access: 'link',
  silent: true,
  summary:
    'Says what one thinks of somebody, or says it anew; it stands in the record as a note by link, or beside the talent',
  input: linked.extend({ ...answer.shape, words: plainText(0, limits.note).default('') }),
  output: done,
});
