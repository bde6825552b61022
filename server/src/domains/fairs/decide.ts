import * as contract from '@qinghe/contract/fairs/decide.ts';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import type { Write } from '../../http/write.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { lockFair } from './fair-queries.ts';
import { isOver } from './fair-rules.ts';
import { notifyCompany } from './notify-company.ts';
import {
  countBooths,
  type FairCompanyRow,
  findFairCompany,
  freeBooth,
  lockFairCompany,
  readFairCompanies,
  takeBooth,
  updateSignUp,
} from './sign-up-queries.ts';

export const listFairCompanies = readForOperator(contract.listFairCompanies, async ({ db }, input) => {
  const { items, next_cursor } = await readFairCompanies(db, input);
  return { items: items.map(presentCompany), next_cursor };
});

/** @throws AppError 40401, 40901 with the current one, 40902 unless the fair is to come or when it is full, 400 for a booth that is taken */
export const acceptCompany = writeForOperator(
  contract.acceptCompany,
  { audit: 'fair.company_accepted' },
  async (call, { booth, ...seen }) => {
    const { fair, signUp } = await takeCompany(call, seen);
    const { company_uuid, fair_uuid } = signUp;
    await freeBooth(call.db, fair_uuid, company_uuid);
    const most = fair.booths;
    if ((await countBooths(call.db, fair_uuid)) >= most)
      throw new AppError(40902, { reason: 'fair.full', values: { most } });
    if (!(await takeBooth(call.db, { fair_uuid, company_uuid, booth })))
      throw new AppError(400, { field: 'booth', reason: 'fair.boothTaken', values: { booth } });
    await updateSignUp(call.db, company_uuid, signUp.uuid, { state: 'accepted', refusal: '' });
    return settle(call, signUp, 'accepted', { fair: fair.title, booth });
  },
);

/** @throws AppError 40401, 40901 with the current one, 40902 unless the fair is to come */
export const refuseCompany = writeForOperator(
  contract.refuseCompany,
  { audit: 'fair.company_refused' },
  async (call, { reason, ...seen }) => {
    const { fair, signUp } = await takeCompany(call, seen);
    await freeBooth(call.db, signUp.fair_uuid, signUp.company_uuid);
    await updateSignUp(call.db, signUp.company_uuid, signUp.uuid, { state: 'refused', refusal: reason });
    return settle(call, signUp, 'refused', { fair: fair.title, reason });
  },
);

/** The sign-up as the operator saw it. The fair is locked first: two who decide at once count its booths one after the other. */
async function takeCompany(
  { db, now }: Write,
  { uuid, fair_uuid, version }: { uuid: string; fair_uuid: string; version: number },
) {
  const fair = requireFound(await lockFair(db, fair_uuid));
  const signUp = await requireCurrent(await lockFairCompany(db, fair_uuid, uuid), version, presentCompany);
  if (fair.state !== 'open' || isOver(fair, now)) throw new AppError(40902);
  return { fair, signUp };
}

/** Tells the company and writes both logs. */
async function settle(
  call: Write,
  { uuid, company_uuid, fair_uuid, signed_by }: FairCompanyRow,
  outcome: 'accepted' | 'refused',
  values: { fair: string; booth?: string; reason?: string },
): Promise<contract.FairCompany> {
  await notifyCompany(call, { companyUuid: company_uuid, fairUuid: fair_uuid, signedBy: signed_by }, outcome, values);
  call.note({ companyUuid: company_uuid, objectUuid: fair_uuid, detail: { title: values.fair } });
  return presentCompany(requireFound(await findFairCompany(call.db, fair_uuid, uuid)));
}

function presentCompany(row: FairCompanyRow): contract.FairCompany {
  const { company_uuid, company_name, jobs, fair_uuid: _fair, signed_by: _by, ...rest } = row;
  return {
    ...rest,
    company: { uuid: company_uuid, name: company_name },
    jobs: jobs.map(({ uuid, title }) => ({ uuid, title })),
  };
}
