import { TALENT_SCOPE } from '@qinghe/contract/endpoint.ts';
import type { PlatformActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { hashToken } from '../account/index.ts';
import { mayPublish } from '../jobs/index.ts';
import { findLiveKey, noteUse } from './key-queries.ts';
import { findLiveTalentKey, noteTalentKeyUse } from './talent-key-queries.ts';

/**
 * Whose a key is. A company that may not publish is not reached by its keys either.
 * @throws AppError 101 unknown or revoked, 403 the company is frozen or its papers have not passed
 */
export async function authenticateKey(db: Database, key: string, now: Date): Promise<PlatformActor> {
  const keyHash = hashToken(key);
  const found = await findLiveKey(db, keyHash);
  if (!found) return authenticateTalentKey(db, keyHash, now);
  if (!mayPublish(found)) throw new AppError(403, { reason: 'platform.company' });
  await noteUse(db, found, now);
  const { company_uuid: companyUuid, uuid: keyUuid, scopes } = found;
  return { kind: 'platform', keyUuid, companyUuid, scopes };
}

async function authenticateTalentKey(db: Database, keyHash: Buffer, now: Date): Promise<PlatformActor> {
  const found = await findLiveTalentKey(db, keyHash);
  if (!found) throw new AppError(101);
  await noteTalentKeyUse(db, found, now);
  const { uuid: keyUuid, sender } = found;
  return { kind: 'platform', keyUuid, companyUuid: null, sender, scopes: [TALENT_SCOPE] };
}
