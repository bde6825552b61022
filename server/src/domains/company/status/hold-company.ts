import type { ReviewReason } from '@qinghe/contract/company/review.ts';
import { companyNotice } from '@qinghe/contract/texts/decisions.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { notifyOfDecision } from '../../account/index.ts';
import { lockCompany, setStatus } from '../queries.ts';
import { findMaster, freeCreditCodes, insertReview } from '../review/review-queries.ts';
import { after } from '../rules.ts';
import { saveFrozen } from './status-queries.ts';

type Call = Pick<Write, 'db' | 'now' | 'services'>;

/**
 * Freezes a company or lets it go on; the clock takes a frozen one's jobs offline, and its members get 5104.
 * @throws AppError 40902 where it is so already
 */
export async function setCompanyFrozen({ db, now }: Call, uuid: string, frozen: boolean): Promise<void> {
  const company = requireFound(await lockCompany(db, uuid));
  if ((company.frozen_at !== null) === frozen) throw new AppError(40902, { reason: 'ops.proposalImpossible' });
  await saveFrozen(db, uuid, frozen ? now : null);
  await publishEvent(db, { companyUuid: uuid, owners: 'everybody' }, { type: 'company.decided' });
}

/**
 * Takes a passed certification back: as a refusal, also of what the company handed in since. Its master is told.
 * @throws AppError 40902 where none is in force
 */
export async function withdrawCertification(
  call: Call,
  uuid: string,
  { operatorUuid, reasons, note }: { operatorUuid: string; reasons: readonly ReviewReason[]; note: string },
): Promise<void> {
  const { db, now } = call;
  const company = requireFound(await lockCompany(db, uuid));
  const status = after(company.check_status, 'withdraw');
  if (!status) throw new AppError(40902, { reason: 'ops.proposalImpossible' });
  await setStatus(db, company, { status, reviewSince: null });
  await freeCreditCodes(db, uuid, null);
  await insertReview(db, uuid, {
    uuid: uuidv7(),
    step: 'withdrawn',
    from_status: company.check_status,
    to_status: status,
    actor: { kind: 'operator', uuid: operatorUuid },
    reasons,
    note,
    at: now,
  });
  await publishEvent(db, { companyUuid: uuid, owners: 'everybody' }, { type: 'company.decided' });
  const master = await findMaster(db, uuid);
  const told = { name: company.name, outcome: 'withdraw' as const, reasons };
  if (master)
    await notifyOfDecision(call, { accountUuid: master.uuid, companyUuid: uuid, kind: 'companyDecided' }, (channel) =>
      companyNotice(told, channel),
    );
}
