import { z } from 'zod';
import { formats, lineText, plainText } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { done, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { notice } from './notices.ts';

/** A draft is seen by nobody, a planned one from its instant on. */
export const noticeStates = ['draft', 'planned', 'published'] as const;
const noticeState = z.enum(noticeStates);
export type NoticeState = z.infer<typeof noticeState>;

/** When it is published: `now` leaves what is published already where it stands. */
export const publishTimes = ['draft', 'now', 'at'] as const;
export type PublishTime = (typeof publishTimes)[number];

/** How far ahead a notice may be planned. */
export const MAX_DAYS_AHEAD = 365;

export const writtenNotice = notice.extend({
  version: z.number().int(),
  state: noticeState,
  /** Null for a draft. */
  published_at: formats.instant.nullable(),
  /** Null for what the platform came with. */
  saved_by: z.string().nullable(),
  saved_at: formats.instant,
});
export type WrittenNotice = z.infer<typeof writtenNotice>;

const text = z.object({
  title: lineText(1, limits.noticeTitle),
  title_en: lineText(0, limits.noticeTitleEnglish).default(''),
  content: plainText(1, limits.notice),
  content_en: plainText(0, limits.noticeEnglish).default(''),
  publish: z.enum(publishTimes),
  /** Day and minute in China, for `at` alone. */
  publish_at: z.union([z.literal(''), formats.minute]).default(''),
});

/** What is published stands in English as a whole or not at all; what is planned has a time. */
const whole = <Input extends typeof text>(input: Input) =>
  input.superRefine(({ publish, publish_at, title_en, content_en }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (publish === 'at' && publish_at === '') refuse('publish_at', 'format.required');
    if (publish === 'draft' || (title_en === '') === (content_en === '')) return;
    refuse(title_en === '' ? 'title_en' : 'content_en', 'notice.bothInEnglish');
  });

const path = '/api/v1/ops/notices';

export const listWrittenNotices = domain.endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'Notices of the platform with drafts and planned ones, those saved last first',
  input: z.object({ ...pageInput, state: noticeState.optional() }),
  output: pageOf(writtenNotice),
});

export const writeNotice = domain.endpoint({
  method: 'POST',
  path,
  access: 'operator',
  idempotent: true,
  summary: 'Writes a notice: a draft, one for later, or one that is published at once',
  input: whole(text),
  output: writtenNotice,
});

export const changeNotice = domain.endpoint({
  method: 'PUT',
  path,
  access: 'operator',
  summary: 'Changes a notice, and when it is published',
  input: whole(text.extend(seen.shape)),
  output: writtenNotice,
});

export const takeBackNotice = domain.endpoint({
  method: 'POST',
  path: `${path}/take_back`,
  access: 'operator',
  summary: 'Makes a draft of a notice that is planned or published',
  input: seen,
  output: writtenNotice,
});

export const deleteNotice = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'operator',
  summary: 'Deletes a draft; what is planned or published is taken back first',
  input: seen,
  output: done,
});
