import type { PlatformActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { hashToken } from '../account/index.ts';
import { mayPublish } from '../jobs/index.ts';
import { findLiveKey, noteUse } from './key-queries.ts';

/**
 * Whose a key is. A company that may not publish is not reached by its keys either.
 * @throws AppError 101 unknown or revoked, 403 the company is frozen or its papers have not passed
 */
export async function authenticateKey(db: Database, key: string, now: Date): Promise<PlatformActor> {
  const found = await findLiveKey(db, hashToken(key));
  if (!found) throw new AppError(101);
  if (!mayPublish(found)) throw new AppError(403, { reason: 'platform.company' });
  await noteUse(db, found, now);
  const { company_uuid: companyUuid, uuid: keyUuid, scopes } = found;
  return { kind: 'platform', keyUuid, companyUuid, scopes };
}
