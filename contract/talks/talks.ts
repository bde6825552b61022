import { z } from 'zod';
import { formats, lineText, plainText, searchWords } from '../formats.ts';
import { DESCRIPTION_MAX, DESCRIPTION_STORED_MAX, plainDescription } from '../jobs/description.ts';
import { finding } from '../jobs/job.ts';
import { limits } from '../limits.ts';
import { withoutInvisible } from '../pasted.ts';
import { sharing } from '../roles.ts';
import { byUuid, done, listOf, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { talkStates, talkTimes } from './talk-filter.ts';

/** draft → online → cancelled. A talk that is over stays as it is. */
export const talkState = z.enum(talkStates);
export type TalkState = z.infer<typeof talkState>;
export const talkFormat = z.enum(['campus', 'online']);
export type TalkFormat = z.infer<typeof talkFormat>;

/** Most talks of a company that are not over, seats of one, and hours that one lasts. */
export const MAX_TALKS = 100;
export const MAX_SEATS = 5000;
export const MAX_TALK_HOURS = 12;

const HOUR = 3_600_000;

/** What is written of a talk. `text` has the marks of description.ts, its limit counts without them. */
const talkFields = z.object({
  title: lineText(2, limits.talkTitle),
  format: talkFormat,
  /** The school that it is for; empty for an online talk that is for all. */
  school: lineText(0, limits.school),
  /** A room of the school, or the https address of an online talk. */
  place: z.string().overwrite(withoutInvisible).max(2048),
  /** By the clocks of China; null, both, as long as nobody has said when. */
  starts_at: formats.minute.nullable(),
  ends_at: formats.minute.nullable(),
  /** Null where as many may come as will. */
  seats: z.number().int().min(1).max(MAX_SEATS).nullable(),
  text: plainText(0, DESCRIPTION_STORED_MAX).refine(
    (text) => plainDescription(text).length <= DESCRIPTION_MAX,
    'format.description',
  ),
  /** The campaign that it belongs to. */
  brochure_uuid: formats.uuid.nullable(),
});
export type TalkTexts = z.infer<typeof talkFields>;

/** Where and when go together; each fault stands at the field that can mend it. */
function checkTogether({ format, school, place, starts_at, ends_at }: TalkTexts, context: z.RefinementCtx): void {
  const fault = (path: keyof TalkTexts, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (format === 'campus' && school === '') fault('school', 'talk.school');
  const where = format === 'campus' ? lineText(1, limits.address) : formats.httpsUrl;
  if (!where.safeParse(place).success) fault('place', format === 'campus' ? 'talk.place' : 'talk.link');
  if (starts_at === null && ends_at === null) return;
  const lasts = Date.parse(`${ends_at}Z`) - Date.parse(`${starts_at}Z`);
  if (starts_at === null) fault('starts_at', 'format.required');
  else if (!(lasts > 0 && lasts <= MAX_TALK_HOURS * HOUR)) fault('ends_at', 'talk.ends');
}

const talkTexts = talkFields.superRefine(checkTogether);
/** What the form of a talk holds: a new one has version 0. */
export const talkForm = talkFields.extend({ version: z.number().int() }).superRefine(checkTogether);

/** One thing that the publish check found in a talk. */
export const talkFinding = finding.extend({ field: z.enum(['title', 'school', 'place', 'text']) });
export type TalkFinding = z.infer<typeof talkFinding>;

export const talk = seen.extend({
  ...talkFields.shape,
  state: talkState,
  /** Its end has passed. */
  over: z.boolean(),
  cancel_reason: z.string(),
  owner_name: z.string(),
  /** Who has a seat, and who waits for one. */
  signed: z.number().int(),
  waiting: z.number().int(),
  brochure_title: z.string().nullable(),
  updated_at: formats.instant,
  ...sharing,
  abilities: z.object({ edit: z.boolean(), publish: z.boolean(), cancel: z.boolean(), remove: z.boolean() }),
  /** Address of the public page, absolute. */
  share_url: z.string(),
});
export type Talk = z.infer<typeof talk>;

const path = '/api/v1/jobs/talks';

export const listTalks = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary:
    'Talks that the account may see: a master all of the company, a sub-account its own. What comes, soonest first, then what is over, latest first',
  input: z.object({
    /** Words of title, school or place. */
    q: searchWords(limits.search).min(1, 'format.required').optional(),
    state: talkState.optional(),
    when: z.enum(talkTimes).optional(),
    /** A colleague; a sub-account sees its own talks alone, whoever it names. */
    owner: formats.uuid.optional(),
  }),
  output: listOf(talk),
});

export const getTalk = domain.endpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'user',
  summary: 'One talk',
  input: byUuid,
  output: talk,
});

export const createTalk = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary: 'Starts a talk as a draft; it may have no day yet, and is published with one',
  input: talkTexts,
  output: talk,
});

export const changeTalk = domain.endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary:
    'Changes a talk that is neither over nor cancelled; one that is online passes the publish check anew (42201 with the findings)',
  input: talkFields.extend(seen.shape).superRefine(checkTogether),
  output: talk,
});

export const publishTalk = domain.endpoint({
  method: 'POST',
  path: `${path}/publish`,
  access: 'user',
  summary: 'Puts a talk online; 42201 with the findings when the publish check blocks it',
  input: seen,
  output: talk,
});

export const cancelTalk = domain.endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  access: 'user',
  summary: 'Calls a talk off, for good; its page says why',
  input: seen.extend({ reason: lineText(1, limits.reason) }),
  output: talk,
});

export const deleteTalk = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Deletes a draft',
  input: seen,
  output: done,
});
