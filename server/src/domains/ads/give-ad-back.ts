import type { Trx } from '../../db/database.ts';
import { givenBack, type Ledger } from '../wallet/index.ts';
import { type AdRow, freeAdSlots } from './ad-queries.ts';

/** Gives back the coins of an ad as they were taken, and its days; the company's ledger is open, and the ad locked. */
export async function giveAdBack(
  { db, ledger }: { db: Trx; ledger: Ledger },
  { uuid, paid, gift, job_uuid }: AdRow,
  actorUuid: string | null,
): Promise<void> {
  const source = { kind: 'ad', uuid };
  const legs = givenBack({ paid, gift });
  await ledger.post({ kind: 'give_back', legs, source, actorUuid, ...(job_uuid && { jobUuid: job_uuid }) });
  await freeAdSlots(db, uuid);
}
