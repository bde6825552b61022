import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { linkVerdict } from '../resumes/application.ts';
import { byUuid, done } from '../shapes.ts';
import { domain } from './domain.ts';

/*
 * A colleague without an account is asked about some applications, or about some talents. What that colleague sees and says
 * is in `linked-page.ts`.
 */

/** Whom a link shows: one or the other, never both. */
export const linkAbout = z.enum(['applications', 'talents']);
export type LinkAbout = z.infer<typeof linkAbout>;

/** Most applications or talents of a link. */
export const MAX_LINKED = 20;
/** Most links of an account that open something. */
export const MAX_OPEN_LINKS = 50;
/** Days after today up to which a link may last. */
export const LINK_DAYS = 14;
/** Days after its end for which a link stands in the list. */
export const KEPT_LINK_DAYS = 90;
/** Most browsers that open a link. */
export const MAX_LINK_DEVICES = 3;

/** The last day that a link may last on a day, YYYY-MM-DD. */
export const lastLinkDay = (today: string): string =>
  new Date(Date.parse(today) + LINK_DAYS * 86_400_000).toISOString().slice(0, 10);

export const makeLink = domain.endpoint({
  method: 'POST',
  path: '/api/v1/candidates/links',
  access: 'user',
  idempotent: true,
  summary:
    'Makes a link by which one colleague without an account reads applications, contacts left out, or talents, without a name too, and says what they think; its address is told this once',
  input: z.object({
    about: linkAbout.default('applications'),
    /** Of applications, or of talents. */
    uuids: z.array(formats.uuid).min(1).max(MAX_LINKED),
    /** Whom the link is for. */
    name: lineText(1, limits.personName),
    question: plainText(0, limits.linkQuestion),
    /** The last day on which it opens. */
    until: formats.date,
  }),
  output: byUuid.extend({
    url: z.string(),
    /** Those who took their application back, or who can be found no longer, and are not shown. */
    left_out: z.number().int(),
  }),
});

const link = byUuid.extend({
  about: linkAbout,
  /** Whom the link is for. */
  name: z.string(),
  question: z.string(),
  maker_name: z.string(),
  made_at: formats.instant,
  expires_at: formats.instant,
  state: z.enum(['open', 'ended', 'revoked']),
  opens: z.number().int(),
  devices: z.number().int(),
  /** About how many was asked. */
  asked: z.number().int(),
  /** Those of them who are still shown, talents by their codes, and what was said of each. */
  people: z.array(byUuid.extend({ name: z.string(), verdict: linkVerdict.nullable() })),
});
export type ColleagueLink = z.infer<typeof link>;

export const listLinks = domain.endpoint({
  method: 'GET',
  path: '/api/v1/candidates/links',
  access: 'user',
  role: 'recruiter',
  summary: 'Links that the caller made, for a master all of the company, the newest first',
  input: z.object(pageInput),
  output: pageOf(link),
});

export const revokeLink = domain.endpoint({
  method: 'DELETE',
  path: '/api/v1/candidates/links',
  access: 'user',
  summary: 'Ends a link at once, for pages that are open too; what was said stays',
  input: byUuid,
  output: done,
});
