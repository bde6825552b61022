import type { Grant } from '@qinghe/contract/rights/grants.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import { granted, type Ledger, type Parts } from '../../wallet/index.ts';
import { insertGrant } from './grant-queries.ts';

const DAY = 86_400_000;

interface NewUnits {
  companyUuid: string;
  actorUuid: string;
  right: Right;
  units: number;
  /** What they came from: each source grants a right once. */
  source: Grant['source'];
  sourceUuid: string;
  /** Coins that they cost. */
  parts: Parts;
  /** Days for which they can be used from now on. */
  days: number;
}

/** Grants units of a right to a company whose ledger is open. */
export async function grantUnits(
  { db, ledger, now }: { db: Trx; ledger: Ledger; now: Date },
  { companyUuid, actorUuid, right, units, source, sourceUuid, parts, days }: NewUnits,
): Promise<void> {
  const uuid = uuidv7();
  await insertGrant(db, {
    ...{ company_uuid: companyUuid, uuid, right_name: right, units, source, source_uuid: sourceUuid, ...parts },
    ...{ begins_at: now, expires_at: new Date(now.getTime() + days * DAY) },
  });
  await ledger.post({ kind: 'grant', legs: granted(right, uuid, units), source: { kind: 'grant', uuid }, actorUuid });
}
