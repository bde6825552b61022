import { z } from 'zod';
import { exportedFile } from '../company/audit.ts';
import { defineEndpoint } from '../endpoint.ts';
import { formats } from '../formats.ts';
import { pageInput, pageOf } from '../paging.ts';
import { talkVisitor, visitorState } from './sign-up.ts';

export const listVisitors = defineEndpoint({
  method: 'GET',
  path: '/api/v1/talks/visitors',
  access: 'user',
  summary: 'Who signed up for a talk, in that order, with phones masked; and how many in each state',
  input: z.object({ talk_uuid: formats.uuid, state: visitorState.optional(), ...pageInput }),
  output: pageOf(
    talkVisitor.extend({
      uuid: formats.uuid,
      /** Masked. */
      phone: z.string(),
      state: visitorState,
      signed_at: formats.instant,
    }),
  ).extend({ counts: z.record(visitorState, z.number().int()) }),
});

export const exportVisitors = defineEndpoint({
  method: 'POST',
  path: '/api/v1/talks/visitors/export',
  access: 'user',
  perMinute: 10,
  summary:
    'Who signed up for a talk as a spreadsheet (xlsx), with phones in full; the audit log keeps that it was made',
  input: z.object({ talk_uuid: formats.uuid }),
  output: exportedFile,
});
