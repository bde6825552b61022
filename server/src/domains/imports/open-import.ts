import { AppError } from '../../app-error.ts';
import type { MemberWrite } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { checkRows, ROWS_A_RUN } from './check-rows.ts';
import { findImport, type LockedImport, lockImport, readUnchecked, setImportState } from './import-queries.ts';
import { checkImport } from './import-tasks.ts';

/**
 * The account's own import, locked, as long as nothing was made of it. Whoever comes at the same moment, a run of the check too,
 * waits.
 * @throws AppError 40401 unknown, or another account's; 40902 once drafts are made of it, or where the check has stopped
 */
export async function lockOpenImport({ db, member }: MemberWrite, uuid: string): Promise<LockedImport> {
  const { companyUuid, accountUuid } = member;
  requireFound(await findImport(db, companyUuid, accountUuid, uuid));
  const found = requireFound(await lockImport(db, companyUuid, uuid));
  if (found.state === 'check_failed') throw new AppError(40902, { reason: 'import.stopped' });
  if (found.state !== 'checking' && found.state !== 'checked') throw new AppError(40902, { reason: 'import.made' });
  return found;
}

/** Looks at the rows that wait for it: at once where they are few, else in the background. */
export async function checkAgain(call: MemberWrite, found: LockedImport): Promise<void> {
  const { db, services, locale, now } = call;
  const { company_uuid, uuid } = found;
  // Its next run comes to them.
  if (found.state === 'checking') return;
  const rows = await readUnchecked(db, company_uuid, uuid, ROWS_A_RUN + 1);
  if (rows.length <= ROWS_A_RUN) {
    await checkRows(db, found, rows, { locale, now });
    return;
  }
  await setImportState(db, company_uuid, uuid, 'checking');
  await services.tasks.enqueue(db, checkImport, { company_uuid, uuid, locale });
}
