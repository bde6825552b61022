import * as contract from '@qinghe/contract/platform/keys.ts';
import { v7 as uuidv7 } from 'uuid';
import { read } from '../../http/read.ts';
import { write } from '../../http/write.ts';
import { requireFound, requireRoom } from '../../refusals.ts';
import { countKeys, endKey, findKey, insertKey, lockCompany, readKeys } from './key-queries.ts';
import { newKey } from './new-key.ts';

export const listPlatformKeys = read(contract.listPlatformKeys, async ({ db, member, now }) => ({
  items: await readKeys(db, member.companyUuid, now),
}));

/** @throws AppError 40902 when the company has as many keys as it may have */
export const createPlatformKey = write(
  contract.createPlatformKey,
  { audit: 'platform_key.created' },
  async ({ db, member, now, note }, { name, scopes }) => {
    const { companyUuid, accountUuid } = member;
    await requireRoom({
      lock: () => lockCompany(db, companyUuid),
      count: () => countKeys(db, companyUuid),
      most: contract.MAX_PLATFORM_KEYS,
      reason: 'room.platformKeys',
    });
    const { key, stored } = newKey();
    const uuid = uuidv7();
    await insertKey(db, companyUuid, {
      uuid,
      name,
      ...stored,
      scopes,
      created_by: accountUuid,
      created_at: now,
    });
    note({ objectUuid: uuid, detail: { name, scopes } });
    return { ...requireFound(await findKey(db, companyUuid, uuid)), key };
  },
);

/** Who revokes a key twice hears that it is revoked. @throws AppError 40401 another company's, or none */
export const revokePlatformKey = write(
  contract.revokePlatformKey,
  { audit: 'platform_key.revoked' },
  async ({ db, member, now, noteNothing }, { uuid }) => {
    if (!(await endKey(db, member.companyUuid, uuid, now))) noteNothing();
    return requireFound(await findKey(db, member.companyUuid, uuid));
  },
);
