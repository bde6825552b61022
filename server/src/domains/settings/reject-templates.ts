import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/settings/endpoints.ts';
import { MAX_REJECT_TEMPLATES } from '@qinghe/contract/settings/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import {
  deleteRejectTemplateRow,
  findRejectTemplate,
  insertRejectTemplate,
  lockMember,
  readRejectTemplates,
  updateRejectTemplate,
} from './queries.ts';

export async function listRejectTemplates(
  context: RequestContext,
): Promise<OutputOf<typeof contract.listRejectTemplates>> {
  const { companyUuid, accountUuid } = requireMember(context);
  return { items: await readRejectTemplates(context.services.db, companyUuid, accountUuid) };
}

/** @throws AppError 40902 when the account has as many templates as it may keep */
export function createRejectTemplate(
  context: RequestContext,
  input: ParsedInputOf<typeof contract.createRejectTemplate>,
): Promise<OutputOf<typeof contract.createRejectTemplate>> {
  const { companyUuid, accountUuid } = requireMember(context);
  return context.transaction(async (trx) => {
    await lockMember(trx, companyUuid, accountUuid);
    const kept = await readRejectTemplates(trx, companyUuid, accountUuid);
    if (kept.length >= MAX_REJECT_TEMPLATES) throw new AppError(40902);
    return insertRejectTemplate(trx, companyUuid, {
      uuid: uuidv7(),
      account_uuid: accountUuid,
      ...input,
      created_at: context.now,
    });
  });
}

/** @throws AppError 40401 gone or another's, 40901 with the current text when it was changed since */
export function changeRejectTemplate(
  context: RequestContext,
  input: ParsedInputOf<typeof contract.changeRejectTemplate>,
): Promise<OutputOf<typeof contract.changeRejectTemplate>> {
  const { companyUuid, accountUuid } = requireMember(context);
  return context.transaction(async (trx) => {
    const changed = await updateRejectTemplate(trx, companyUuid, accountUuid, input);
    if (changed) return changed;
    const current = await findRejectTemplate(trx, companyUuid, accountUuid, input.uuid);
    throw current ? new AppError(40901, { data: current }) : new AppError(40401);
  });
}

/** @throws AppError 40401 gone or another's */
export function deleteRejectTemplate(
  context: RequestContext,
  { uuid }: ParsedInputOf<typeof contract.deleteRejectTemplate>,
): Promise<Record<string, never>> {
  const { companyUuid, accountUuid } = requireMember(context);
  return context.transaction(async (trx) => {
    if (!(await deleteRejectTemplateRow(trx, companyUuid, accountUuid, uuid))) throw new AppError(40401);
    return {};
  });
}
