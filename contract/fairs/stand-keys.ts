import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats, lineText } from '../formats.ts';
import { givenKey, keySecret } from '../keys.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { deskSync } from './desk.ts';
import { domain } from './domain.ts';

/** Most keys of a stand. */
export const MAX_STAND_KEYS = 30;

const path = '/api/v1/fairs/stand_keys';

export const listStandKeys = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Keys of the company’s stand at a job fair, the newest first',
  input: z.object({ fair_uuid: formats.uuid }),
  output: listOf(givenKey),
});

export const makeStandKey = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary:
    'Makes a key with which somebody without an account works at the stand while it is open; its address is told this once',
  input: z.object({ fair_uuid: formats.uuid, name: lineText(1, limits.personName) }),
  output: byUuid.extend({ url: z.string() }),
});

export const endStandKey = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Ends a key at once; what was written down with it stays',
  input: byUuid.extend({ fair_uuid: formats.uuid }),
  output: done,
});

export const syncDeskByKey = domain.endpoint({
  method: 'POST',
  path: '/api/v1/fairs/desk/by_key',
  access: 'link',
  silent: true,
  perMinute: HALL_A_MINUTE,
  summary: 'As `POST /api/v1/fairs/desk`, by a key in place of an account',
  input: deskSync.input.extend({ key: keySecret }),
  output: deskSync.output,
});
