import { cut } from '@qinghe/contract/cut.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/imports/import.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameOf } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import { requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { read } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { auditedTransaction, write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { requireDraftRoom } from '../jobs/index.ts';
import { findImport, insertImport, lockImport, setImportState } from './import-queries.ts';
import { checkImport, createDrafts } from './import-tasks.ts';
import { presentDetail, presentImport } from './present-import.ts';
import { IMPORTS_AN_HOUR } from './quotas.ts';
import { receiveSheet } from './receive-sheet.ts';
import { HEAD, readWords } from './word-queries.ts';

/** @throws AppError 42203 with what is wrong with the file, 429 after thirty in an hour */
export const startImport = route(contract.startImport, 'job.import_checked', startOf, takeOne);

async function startOf(context: RequestContext, { kind }: ParsedInputOf<typeof contract.startImport>) {
  const { file, services, now, locale } = context;
  const member = requireMember(context);
  const { companyUuid, accountUuid } = member;
  const words = await readWords(services.db, companyUuid);
  const heads = words.filter(({ field }) => field === HEAD).map(({ word, value }) => [word, value] as const);
  const { head, columns, rows, sheet, hiddenRows } = await receiveSheet(file, kind, new Map(heads));
  const uuid = uuidv7();
  const subject = { audit: 'job.import_checked' as const, input: { uuid }, companyUuid, actor: nameOf(member) };
  await auditedTransaction(context, subject, async ({ db, note }) => {
    const owner = { company_uuid: companyUuid, uuid, account_uuid: accountUuid };
    const read = { sheet, hidden_rows: hiddenRows, head, columns };
    const kept = { ...owner, kind, name: cut(file?.name ?? '', 200), ...read, created_at: now };
    await insertImport(db, kept, rows);
    await services.tasks.enqueue(db, checkImport, { company_uuid: companyUuid, uuid, locale });
    note({ detail: { rows: rows.length } });
  });
  return presentImport(requireFound(await findImport(services.db, companyUuid, accountUuid, uuid)));
}

/** Before the file is read, and also for one that is refused then: looking at it is what costs. */
async function takeOne(context: RequestContext): Promise<void> {
  const { accountUuid } = requireMember(context);
  const { services, now } = context;
  await withTransaction(services.db, (trx) => requireQuota(trx, IMPORTS_AN_HOUR, accountUuid, { now }));
}

/** @throws AppError 40401 unknown, or another account's */
export const getImport = read(contract.getImport, async ({ db, member, locale }, { uuid }) => {
  const { companyUuid, accountUuid } = member;
  const row = requireFound(await findImport(db, companyUuid, accountUuid, uuid));
  return presentDetail(db, row, { companyUuid, accountUuid, locale });
});

/** @throws AppError 40401 unknown, 40902 while rows are looked at, once it was done, or where no row is ready or no room for all */
export const createImported = write(contract.createImported, { audit: 'job.imported' }, async (call, { uuid }) => {
  const { db, member, services } = call;
  const { companyUuid, accountUuid } = member;
  const row = requireFound(await findImport(db, companyUuid, accountUuid, uuid));
  const locked = await lockImport(db, companyUuid, uuid);
  if (locked?.state !== 'checked') throw new AppError(40902, { reason: 'import.notReady' });
  if (row.ready === 0) throw new AppError(40902, { reason: 'import.nothingReady' });
  await requireDraftRoom(db, companyUuid, row.ready);
  await setImportState(db, companyUuid, uuid, 'creating');
  await services.tasks.enqueue(db, createDrafts, { company_uuid: companyUuid, uuid });
  call.note({ detail: { rows: row.ready } });
  return presentImport({ ...row, state: 'creating' });
});

/** @throws AppError 40401 unknown, or another account's; 40902 where it has not failed */
export const retryImport = write(contract.retryImport, { audit: 'job.import_checked' }, async (call, { uuid }) => {
  const { db, member, services, locale } = call;
  const { companyUuid, accountUuid } = member;
  const row = requireFound(await findImport(db, companyUuid, accountUuid, uuid));
  const locked = await lockImport(db, companyUuid, uuid);
  const payload = { company_uuid: companyUuid, uuid };
  if (locked?.state === 'check_failed') await services.tasks.enqueue(db, checkImport, { ...payload, locale });
  else if (locked?.state === 'create_failed') await services.tasks.enqueue(db, createDrafts, payload);
  else throw new AppError(40902, { reason: 'import.notFailed' });
  const state = locked.state === 'check_failed' ? 'checking' : 'creating';
  await setImportState(db, companyUuid, uuid, state);
  call.note({ detail: { rows: row.rows } });
  return presentImport({ ...row, state });
});
