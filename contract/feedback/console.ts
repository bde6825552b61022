import { z } from 'zod';
import { formats, plainText, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, seen } from '../shapes.ts';
import { domain } from './domain.ts';
import { feedback } from './feedback.ts';

export const MAX_FEEDBACK_ANSWER = 2000;

const named = z.object({ uuid: formats.uuid, name: z.string() });

/** Feedback as operators see it. */
export const handledFeedback = feedback.omit({ read_answers: true }).extend({
  version: z.number().int(),
  build: z.string(),
  /** Of the error from whose page it came; empty where from none. */
  error_id: z.string(),
  account: named,
  company: named.nullable(),
  answers: z.array(feedback.shape.answers.element.extend({ by: z.string() })),
});
export type HandledFeedback = z.infer<typeof handledFeedback>;

/** Waiting: nobody has answered yet, whether or not it was opened. */
export const feedbackFilters = ['waiting', 'answered', 'closed'] as const;
const feedbackFilter = z.enum(feedbackFilters);
export type FeedbackFilter = z.infer<typeof feedbackFilter>;

export const listHandledFeedback = domain.endpoint({
  method: 'GET',
  path: '/api/v1/ops/feedback',
  access: 'operator',
  summary: 'Feedback of all accounts, the oldest first, by state and by words of its text, its person or its company',
  input: z.object({ state: feedbackFilter.optional(), q: searchWords(limits.search).default('') }).extend(pageInput),
  output: pageOf(handledFeedback),
});

export const openFeedback = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/feedback/open',
  access: 'operator',
  summary: 'An operator opens feedback; what was new is seen from now on',
  input: byUuid,
  output: handledFeedback,
});

export const answerFeedback = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/feedback/answer',
  access: 'operator',
  idempotent: true,
  summary: 'Answers feedback, in the application and by e-mail where its account has one. 40902 once it is closed',
  input: seen.extend({ text: plainText(1, MAX_FEEDBACK_ANSWER) }),
  output: handledFeedback,
});

export const closeFeedback = domain.endpoint({
  method: 'POST',
  path: '/api/v1/ops/feedback/close',
  access: 'operator',
  summary: 'Closes feedback, answered or not. 40902 once it is closed',
  input: seen,
  output: handledFeedback,
});
