import { z } from 'zod';
import { lineText } from '../formats.ts';
import { limits } from '../limits.ts';
import { byUuid, listOf } from '../shapes.ts';
import { domain } from './domain.ts';
import { platformKey } from './keys.ts';

/** Most keys of students' platforms at once; revoked ones do not count. */
export const MAX_TALENT_KEYS = 20;

/** A key by which a platform of students hands in talents: of no company, and for nothing else. */
export const talentKey = platformKey.omit({ scopes: true }).extend({
  /** Whose it is: references count for all keys of a sender. */
  sender: z.string(),
});
export type TalentKey = z.infer<typeof talentKey>;

const path = '/api/v1/ops/platform_keys';

export const listTalentKeys = domain.endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'Keys of students’ platforms, the newest first; those that were revoked stay for 90 days',
  input: z.object({}),
  output: listOf(talentKey),
});

export const createTalentKey = domain.endpoint({
  method: 'POST',
  path,
  access: 'operator',
  idempotent: true,
  perMinute: 30,
  summary: 'Makes a key by which a platform of students hands in talents; this response alone carries it',
  input: z.object({ sender: lineText(1, limits.talentSender), name: lineText(1, limits.platformName) }),
  output: talentKey.extend({ key: z.string() }),
});

export const revokeTalentKey = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'operator',
  summary: 'Revokes a key of a students’ platform: from then on it opens nothing',
  input: byUuid,
  output: talentKey,
});
