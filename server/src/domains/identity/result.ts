import * as contract from '@qinghe/contract/identity/face-check.ts';
import type { Reader } from '../../db/database.ts';
import { readForAccount, readForAnyone } from '../../http/read.ts';
import { readErasures, readPictures } from './erasure-queries.ts';
import { requireResult } from './open-check.ts';
import { findIdentity } from './queries.ts';
import { erasureOf } from './rules.ts';

export const getLifeResult = readForAccount(contract.getLifeResult, ({ db, account }) =>
  resultOf(db, account.accountUuid),
);

/** @throws AppError 40401 for a key that has ended */
export const getResultByPhone = readForAnyone(contract.getResultByPhone, async ({ db, now }, { key }) => {
  const { account_uuid } = await requireResult(db, key, now);
  return resultOf(db, account_uuid);
});

const STATES = ['none', 'waiting', 'passed', 'refused', 'again'] as const;

async function resultOf(db: Reader, accountUuid: string): Promise<contract.LifeResult> {
  const row = await findIdentity(db, accountUuid);
  const { papers, faces } = await readPictures(db, accountUuid);
  return {
    state: STATES[row?.check_status ?? 0] ?? 'none',
    document: row?.document ?? null,
    name: row?.name ?? '',
    number: row?.number_masked ?? '',
    face: row?.face_outcome ?? null,
    reason: row?.reason ?? '',
    handed_in_at: row?.handed_in_at ?? null,
    decided_at: row?.decided_at ?? null,
    papers: papers.length,
    faces: faces.length,
    erased_at: papers.length + faces.length > 0 ? erasureOf(row?.decided_at ?? null) : null,
    erasures: await readErasures(db, accountUuid),
  };
}
