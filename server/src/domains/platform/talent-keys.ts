import * as contract from '@qinghe/contract/platform/talent-keys.ts';
import { v7 as uuidv7 } from 'uuid';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { requireFound, requireRoom } from '../../refusals.ts';
import { newKey } from './new-key.ts';
import {
  countTalentKeys,
  endTalentKey,
  findTalentKey,
  insertTalentKey,
  lockTalentKeys,
  readTalentKeys,
} from './talent-key-queries.ts';

export const listTalentKeys = readForOperator(contract.listTalentKeys, async ({ db, now }) => ({
  items: await readTalentKeys(db, now),
}));

/** @throws AppError 40902 when there are as many keys as there may be */
export const createTalentKey = writeForOperator(
  contract.createTalentKey,
  { audit: 'talent_key.created' },
  async ({ db, operator, now, note }, named) => {
    await requireRoom({
      lock: () => lockTalentKeys(db),
      count: () => countTalentKeys(db),
      most: contract.MAX_TALENT_KEYS,
      reason: 'room.platformKeys',
    });
    const { key, stored } = newKey();
    const uuid = uuidv7();
    await insertTalentKey(db, { uuid, ...named, ...stored, created_by: operator.operatorUuid, created_at: now });
    note({ objectUuid: uuid, detail: named });
    return { ...requireFound(await findTalentKey(db, uuid)), key };
  },
);

/** Who revokes a key twice hears that it is revoked. @throws AppError 40401 no such key */
export const revokeTalentKey = writeForOperator(
  contract.revokeTalentKey,
  { audit: 'talent_key.revoked' },
  async ({ db, now, note, noteNothing }, { uuid }) => {
    const ended = await endTalentKey(db, uuid, now);
    if (ended) note({ detail: ended });
    else noteNothing();
    return requireFound(await findTalentKey(db, uuid));
  },
);
