import { z } from 'zod';
import { exportedFile } from '../company/audit.ts';
import { formats, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { domain } from './domain.ts';
import { talkVisitor, visitorState } from './sign-up.ts';

/** Those who came, or those of one state who did not: everybody is among one of them. */
export const visitorsShown = z.enum(['signed', 'waiting', 'cancelled', 'attended']);
export type VisitorsShown = z.infer<typeof visitorsShown>;

export const listVisitors = domain.endpoint({
  method: 'GET',
  path: '/api/v1/talks/visitors',
  access: 'user',
  summary:
    'Who signed up for a talk or came to it, in the order of signing up, with phones masked; and how many came or did not, in each state',
  input: z.object({
    talk_uuid: formats.uuid,
    show: visitorsShown.optional(),
    /** Part of a name, or the last figures of a phone. */
    q: searchWords(limits.search).optional(),
    ...pageInput,
  }),
  output: pageOf(
    talkVisitor.extend({
      uuid: formats.uuid,
      /** Nobody is asked for it at the door. */
      major: z.string(),
      /** Masked; empty for who came without having signed up. */
      phone: z.string(),
      state: visitorState,
      signed_at: formats.instant,
      /** When they were seen at the door. */
      attended_at: formats.instant.nullable(),
      /** Entries of the door by which they are here. */
      entries: z.array(formats.uuid),
    }),
  ).extend({
    /** They add up to all. */
    counts: z.record(visitorsShown, z.number().int()),
  }),
});

export const exportVisitors = domain.endpoint({
  method: 'POST',
  path: '/api/v1/talks/visitors/export',
  access: 'user',
  perMinute: 10,
  summary:
    'Who signed up for a talk as a spreadsheet (xlsx), with phones in full; the audit log keeps that it was made',
  input: z.object({ talk_uuid: formats.uuid }),
  output: exportedFile,
});
