import { z } from 'zod';
import { platformScopes } from '../endpoint.ts';
import { formats, lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, listOf } from '../shapes.ts';
import { domain } from './domain.ts';

/** Most keys that a company may have at once; revoked ones do not count. */
export const MAX_PLATFORM_KEYS = 20;

export const platformScope = z.enum(platformScopes);

/** A key of the platform API, without the key itself: of that the database has a hash alone. */
export const platformKey = z.object({
  uuid: formats.uuid,
  name: z.string(),
  scopes: z.array(platformScope),
  /** How the key begins, so that a person can tell which it is. */
  start: z.string(),
  created_at: formats.instant,
  created_by: z.string(),
  /** To the minute; null: never. */
  last_used_at: formats.instant.nullable(),
  revoked_at: formats.instant.nullable(),
});
export type PlatformKey = z.infer<typeof platformKey>;

const path = '/api/v1/platform/keys';

export const listPlatformKeys = domain.endpoint({
  method: 'GET',
  path,
  access: 'master',
  summary: 'Keys of the platform API, the newest first; those that were revoked stay for 90 days',
  input: z.object({}),
  output: listOf(platformKey),
});

export const createPlatformKey = domain.endpoint({
  method: 'POST',
  path,
  access: 'master',
  idempotent: true,
  perMinute: 30,
  summary: 'Makes a key of the platform API; this response alone carries it',
  input: z.object({
    name: lineText(1, limits.platformName),
    scopes: z
      .array(platformScope)
      .min(1, 'platform.scopes')
      .max(platformScopes.length)
      .transform((scopes) => platformScopes.filter((scope) => scopes.includes(scope))),
  }),
  output: platformKey.extend({ key: z.string() }),
});

export const revokePlatformKey = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'master',
  summary: 'Revokes a key: from then on it opens nothing',
  input: byUuid,
  output: platformKey,
});
