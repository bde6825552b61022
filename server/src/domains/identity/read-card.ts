import * as contract from '@qinghe/contract/identity/read-card.ts';
import { recogniseIdCard } from '@qinghe/cv-reader/index.ts';
import { withTransaction } from '../../db/database.ts';
import { requireQuota } from '../../db/quota.ts';
import { readForAnyone } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { hashToken } from '../account/index.ts';
import { findOwnIdentityPicture } from '../files/index.ts';
import { findCheckByKey } from './check-queries.ts';
import { requireUsable } from './open-check.ts';
import { READINGS_OF_KEY } from './quotas.ts';

const MAX_READING_MILLISECONDS = 15_000;

/** @throws AppError 40401 for a key that has ended or a picture of others, 429 after six readings under one key */
export const readCardByPhone = readForAnyone(
  contract.readCardByPhone,
  async ({ db, services, now }, { key, front_uuid }) => {
    const check = await requireUsable(db, await findCheckByKey(db, hashToken(key)), now);
    const paper = requireFound(await findOwnIdentityPicture(db, check.account_uuid, front_uuid));
    await withTransaction(services.db, (trx) => requireQuota(trx, READINGS_OF_KEY, key, { now }));
    const bytes = await services.storage.get(paper.storage_key);
    return { fields: await recogniseIdCard(bytes, services.ocr, MAX_READING_MILLISECONDS) };
  },
);
