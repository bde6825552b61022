import * as contract from '@qinghe/contract/ads/review.ts';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { moneyTransaction } from '../../money-turn.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { defineTask } from '../../tasks/task.ts';
import { chinaDay } from '../../time/china-day.ts';
import { type Telling, tell } from '../messages/index.ts';
import { openLedger } from '../wallet/index.ts';
import { type AdRow, changeAd, findAd, lockAd, readLateAds, readWaitingAds } from './ad-queries.ts';
import { presentAd } from './ads.ts';
import { giveAdBack } from './give-ad-back.ts';

const present = (row: AdRow, now: Date): contract.WaitingAd => ({ ...presentAd(row, now), company: row.company });

export const listWaitingAds = readForOperator(contract.listWaitingAds, async ({ db, now }, page) => {
  const { items, next_cursor } = await readWaitingAds(db, page);
  return { items: items.map((row) => present(row, now)), next_cursor };
});

interface Refusal {
  reason: string;
  decided_by?: string;
}

async function refuse(
  { db, services, now }: Telling,
  uuid: string,
  companyUuid: string,
  { reason, decided_by }: Refusal,
): Promise<boolean> {
  const ledger = await openLedger({ db, now }, companyUuid);
  const row = await lockAd(db, uuid);
  if (row?.state !== 'reviewing') return false;
  await giveAdBack({ db, ledger }, row, null);
  await changeAd(db, row, { state: 'refused', reason, decided_at: now, ...(decided_by && { decided_by }) });
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
  await tell({ db, services, now }, 'adRefused', {
    companyUuid,
    to: 'master',
    subjectUuid: uuid,
    params: { title: row.title },
  });
  return true;
}

/** Both say whether the ad still waited. */
async function approve({ db, services, now }: Telling, uuid: string, decided_by: string) {
  const row = await lockAd(db, uuid);
  if (row?.state !== 'reviewing') return false;
  await changeAd(db, row, { state: 'approved', decided_by, decided_at: now });
  const told = {
    companyUuid: row.company_uuid,
    to: 'master',
    subjectUuid: uuid,
    params: { title: row.title },
  } as const;
  await tell({ db, services, now }, 'adApproved', told);
  return true;
}

/** Lets an ad run, or gives all its coins back. @throws AppError 400 no reason, 40401, 40901, 40902 decided already */
export const decideAd = writeForOperator(
  contract.decideAd,
  { audit: 'ad.approved' },
  async (call, { uuid, version, decision, reason }) => {
    const { db, operator, now, note } = call;
    const seen = await requireCurrent(await findAd(db, uuid), version, (row) => present(row, now));
    const isRefusal = decision === 'refuse';
    if (isRefusal && reason === '') throw new AppError(400, { field: 'reason', reason: 'ads.needsReason' });
    if (seen.state !== 'reviewing') throw new AppError(40902, { reason: 'ads.decided' });
    const decided_by = operator.operatorUuid;
    const isDone = isRefusal
      ? await refuse(call, uuid, seen.company_uuid, { reason, decided_by })
      : await approve(call, uuid, decided_by);
    if (!isDone) throw new AppError(40902, { reason: 'ads.decided' });
    note({ companyUuid: seen.company_uuid, objectUuid: uuid, action: isRefusal ? 'ad.refused' : 'ad.approved' });
    return present(requireFound(await findAd(db, uuid)), now);
  },
);

const A_RUN = 100;

/** An ad that nobody looked at before its first day is refused, and all its coins come back. */
export const refuseLateAds = defineTask({
  name: 'ads.refuse-late',
  payload: z.object({}),
  cron: '5 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  async run(services) {
    const { db, clock } = services;
    const now = clock();
    for (const { company_uuid, uuid } of await readLateAds(db, chinaDay(now), A_RUN))
      await moneyTransaction(db, company_uuid, (trx) =>
        refuse({ db: trx, services, now }, uuid, company_uuid, { reason: 'late' }),
      );
  },
});
