import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/saved-filters.ts';
import { COUNTED_AT_MOST, MAX_SAVED_FILTERS, savedFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { type RequestContext, requireMember } from '../../../http/context.ts';
import { countMatching } from './count-queries.ts';
import { toFilter } from './list-applications.ts';
import { weighWords } from './list-queries.ts';
import { deleteSavedFilter, readSavedFilters, upsertSavedFilter } from './saved-filter-queries.ts';

/** The caller's filters, each with how many match it now. */
export async function listSavedFilters(
  context: RequestContext,
  { kind }: ParsedInputOf<typeof contract.listSavedFilters>,
): Promise<OutputOf<typeof contract.listSavedFilters>> {
  const member = requireMember(context);
  const { db } = context.services;
  const { companyUuid } = member;
  const rows = await readSavedFilters(db, companyUuid, member.accountUuid, kind);
  return {
    items: await Promise.all(
      rows.map(async (row) => {
        const filter = savedFilter.shape.filter.parse(row.filter);
        const asked = await weighWords(db, companyUuid, toFilter(member, { kind, ...filter }));
        const count = await countMatching(db, companyUuid, asked, row.stage, COUNTED_AT_MOST);
        return { ...row, filter, count };
      }),
    ),
  };
}

/** @throws AppError 40902 when the account keeps as many as it may */
export function saveFilter(
  context: RequestContext,
  { kind, name, stage, filter }: ParsedInputOf<typeof contract.saveFilter>,
): Promise<OutputOf<typeof contract.saveFilter>> {
  const { companyUuid, accountUuid } = requireMember(context);
  return context.transaction(async (trx) => {
    const kept = await readSavedFilters(trx, companyUuid, accountUuid, kind);
    const isNew = !kept.some((row) => row.name === name);
    if (isNew && kept.length >= MAX_SAVED_FILTERS) throw new AppError(40902);
    return {
      uuid: await upsertSavedFilter(trx, companyUuid, {
        uuid: uuidv7(),
        account_uuid: accountUuid,
        kind,
        name,
        stage,
        filter,
        created_at: context.now,
      }),
    };
  });
}

/** @throws AppError 40401 gone or another's */
export function removeSavedFilter(
  context: RequestContext,
  { uuid }: ParsedInputOf<typeof contract.removeSavedFilter>,
): Promise<Record<string, never>> {
  const { companyUuid, accountUuid } = requireMember(context);
  return context.transaction(async (trx) => {
    if (!(await deleteSavedFilter(trx, companyUuid, accountUuid, uuid))) throw new AppError(40401);
    return {};
  });
}
