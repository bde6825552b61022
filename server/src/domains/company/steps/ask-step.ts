import { stepNotice } from '@qinghe/contract/texts/decisions.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { notifyOfDecision, publishToAccount } from '../../account/index.ts';
import { findMember } from '../members/member-queries.ts';
import { findCompanyName, lockCompany } from '../queries.ts';
import { findMaster } from '../review/review-queries.ts';
import { hasNoneInForce } from '../rules.ts';
import { askConfirmation, deleteConfirmation } from './licence-queries.ts';
import { deleteStep, saveStep } from './step-queries.ts';

type Call = Pick<Write, 'db' | 'now' | 'services'>;

const impossible = () => new AppError(40902, { reason: 'ops.proposalImpossible' });

/** Asks a sub-account of a company to lead it from now on. @throws AppError 40902 where it is none there any more */
export async function askToLead(call: Call, accountUuid: string, companyUuid: string | null): Promise<void> {
  const member = await findMember(call.db, accountUuid);
  if (member?.type !== 'slave' || member.company_uuid !== companyUuid) throw impossible();
  await askToBecome(call, accountUuid, 'master', companyUuid);
}

/** Asks an account to become a sub-account of another company. @throws AppError 40902 where it is in that one by now */
export async function askToMove(call: Call, accountUuid: string, companyUuid: string): Promise<void> {
  const member = await findMember(call.db, accountUuid);
  if (!member || member.company_uuid === companyUuid) throw impossible();
  await askToBecome(call, accountUuid, 'member', companyUuid);
}

async function askToBecome(call: Call, accountUuid: string, kind: 'master' | 'member', company_uuid: string) {
  const { db, now } = call;
  await saveStep(db, accountUuid, { uuid: uuidv7(), kind, company_uuid, asked_at: now });
  await publishToAccount(db, accountUuid, { type: 'company.decided' });
  const name = await findCompanyName(db, company_uuid);
  await notifyOfDecision(call, { accountUuid, companyUuid: null, kind: 'companyStep' }, () => stepNotice(kind, name));
}

/** Takes back what an account was asked to become; it works on as before. */
export async function releaseStep({ db }: Call, accountUuid: string): Promise<void> {
  await deleteStep(db, accountUuid);
  await publishToAccount(db, accountUuid, { type: 'company.decided' });
}

/** Takes back that the licence is to be confirmed. */
export async function releaseLicence({ db }: Call, companyUuid: string): Promise<void> {
  await deleteConfirmation(db, companyUuid);
  await publishEvent(db, { companyUuid, owners: 'everybody' }, { type: 'company.decided' });
}

/** Asks the master to confirm the licence in force. @throws AppError 40902 where none is in force, or nobody leads */
export async function askLicenceConfirmation(call: Call, companyUuid: string): Promise<void> {
  const { db, now } = call;
  const company = requireFound(await lockCompany(db, companyUuid));
  const master = await findMaster(db, companyUuid);
  if (!master || hasNoneInForce(company.check_status)) throw impossible();
  await askConfirmation(db, companyUuid, now);
  await publishEvent(db, { companyUuid, owners: 'everybody' }, { type: 'company.decided' });
  await notifyOfDecision(call, { accountUuid: master.uuid, companyUuid, kind: 'companyStep' }, () =>
    stepNotice('confirm', company.name),
  );
}
