import * as contract from '@qinghe/contract/rights/grants.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { write } from '../../../http/write.ts';
import {
  type GrantAccount,
  grantAccount,
  type Ledger,
  openLedger,
  type Parts,
  partsOfUnits,
  returned,
} from '../../wallet/index.ts';
import { addReturned, type GrantRow } from './grant-queries.ts';
import { readGrant } from './use-units.ts';

type Cost = Pick<GrantRow, 'units' | 'paid' | 'gift' | 'returned'>;

/** What giving back so many units more of a grant returns, in the two parts of coins that it cost. */
const partsOfBack = ({ units, paid, gift, returned: before }: Cost, more: number): Parts =>
  partsOfUnits({ paid, gift }, { before, after: before + more, units });

export const coinsOfBack = (grant: Cost, more: number): number => {
  const { paid, gift } = partsOfBack(grant, more);
  return paid + gift;
};

interface Back {
  companyUuid: string;
  grant: Pick<GrantRow, 'uuid' | 'right_name'> & Cost;
  /** How many of which places. */
  units: ReadonlyMap<GrantAccount, number>;
  sourceUuid: string;
  actorUuid: string | null;
}

/** Turns units of a grant into the coins that they cost; the company's ledger is open. */
export async function turnBack(
  { db, ledger }: { db: Trx; ledger: Ledger },
  { companyUuid, grant, units, sourceUuid, actorUuid }: Back,
): Promise<void> {
  const count = [...units.values()].reduce((sum, one) => sum + one, 0);
  const legs = returned(grant.right_name, units, partsOfBack(grant, count));
  await ledger.post({ kind: 'give_back', legs, source: { kind: 'grant', uuid: sourceUuid }, actorUuid });
  await addReturned(db, companyUuid, grant.uuid, count);
}

/**
 * Gives units that everybody may use back for the coins that they cost.
 * @throws AppError 40401, 40902 for what cost nothing, 40931 with today's coins, 40933 with how many there are, 40934 for sub-accounts
 */
export const giveBackUnits = write(
  contract.giveBackUnits,
  { audit: 'company.units_returned' },
  async (call, { uuid, units, expect }) => {
    const { db, member } = call;
    const { companyUuid, accountUuid: actorUuid } = member;
    if (member.type !== 'master') throw new AppError(40934, { reason: 'giveBack.ownerDecides' });
    const ledger = await openLedger(call, companyUuid);
    const grant = await readGrant(db, companyUuid, uuid);
    if (grant.paid + grant.gift === 0) throw new AppError(40902, { reason: 'giveBack.free' });
    if (grant.free < units) throw new AppError(40933, { data: { left: grant.free } });
    const coins = coinsOfBack(grant, units);
    if (coins !== expect.coins) throw new AppError(40931, { data: { coins } });
    const from = new Map([[grantAccount(grant.right_name, uuid), units]]);
    await turnBack({ db, ledger }, { companyUuid, grant, units: from, sourceUuid: uuidv7(), actorUuid });
    call.note({ objectUuid: uuid, detail: { right: grant.right_name, units, coins } });
    await call.publish({ type: 'coins.changed' }, 'everybody');
    return { coins, left: grant.free - units };
  },
);
