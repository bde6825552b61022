import type * as contract from '@qinghe/contract/account/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { AppError } from '../../app-error.ts';
import { type RequestContext, requireActor } from '../../http/context.ts';
import { findAccount, findMaster } from './queries.ts';
import { accountCheckCode } from './rules.ts';

/** @throws AppError 5101 or 5104: the step that is missing before the account may work */
export async function checkAccount(context: RequestContext): Promise<OutputOf<typeof contract.checkInfo>> {
  const account = await findAccount(context.services.db, requireActor(context).accountUuid);
  if (!account) throw new AppError(10109);
  const company = account.check_status === null ? null : { check_status: account.check_status };
  const code = accountCheckCode({ frozen: account.frozen_at !== null, company });
  if (code !== 100) throw new AppError(code);
  return { status: 'ok' };
}

/** The is_yjy flag and whom to ask: until the platform assigns a consultant, the company's master. */
export async function getConsultant(context: RequestContext): Promise<OutputOf<typeof contract.getConsultant>> {
  const { companyUuid } = requireActor(context);
  const contact = companyUuid === null ? undefined : await findMaster(context.services.db, companyUuid);
  return { is_yjy: false, expire_date: null, contact: contact ?? null };
}
