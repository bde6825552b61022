import { z } from 'zod';
import { HALL_A_MINUTE } from '../endpoint.ts';
import { formats, lineText } from '../formats.ts';
import { givenKey, keySecret } from '../keys.ts';
import { limits } from '../limits.ts';
import { byUuid, done, listOf } from '../shapes.ts';
import { doorSync } from './check-in.ts';
import { domain } from './domain.ts';

/** Hours before a talk from which a key opens its door, and after its end until which it does. */
export const KEY_HOURS = 12;
/** Most keys of a talk. */
export const MAX_DOOR_KEYS = 30;

const path = '/api/v1/talks/door_keys';

export const listDoorKeys = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Keys of the door of a talk that open it, the newest first',
  input: z.object({ talk_uuid: formats.uuid }),
  output: listOf(givenKey),
});

export const makeDoorKey = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  summary:
    'Makes a key with which somebody without an account checks people in, from 12 hours before a talk until 12 hours after it; its address is told this once',
  input: z.object({ talk_uuid: formats.uuid, name: lineText(1, limits.personName) }),
  output: byUuid.extend({ url: z.string() }),
});

export const endDoorKey = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Ends a key at once; what was written down with it stays',
  input: byUuid.extend({ talk_uuid: formats.uuid }),
  output: done,
});

export const syncDoorByKey = domain.endpoint({
  method: 'POST',
  path: '/api/v1/talks/door/by_key',
  access: 'link',
  silent: true,
  perMinute: HALL_A_MINUTE,
  summary: 'As `POST /api/v1/talks/door`, by a key in place of an account',
  input: doorSync.input.extend({ key: keySecret }),
  output: doorSync.output,
});
