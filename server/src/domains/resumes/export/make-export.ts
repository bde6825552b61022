import { formats } from '@qinghe/contract/formats.ts';
import { EXPORT_MINUTES } from '@qinghe/contract/resumes/exports.ts';
import { applicationExportTexts } from '@qinghe/contract/texts/application-export.ts';
import { textsIn } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { ObjectMissing } from '../../../providers/storage/port.ts';
import type { Services } from '../../../services.ts';
import { rightOf } from '../../../sharing.ts';
import { defineTask } from '../../../tasks/task.ts';
import { mayWork } from '../../account/index.ts';
import { XLSX } from '../../files/index.ts';
import { jobOf } from '../access.ts';
import { type ArchivedFile, archiveOf } from './archive.ts';
import { writeCandidates } from './candidate-sheet.ts';
import { eraseExports } from './erase-exports.ts';
import { eraseAgain } from './erase-queries.ts';
import {
  type ClaimedExport,
  changeClaimed,
  claimExport,
  type ExportedRow,
  findMaker,
  type OfExport,
  readExported,
  setFailed,
  setLeftOut,
} from './export-queries.ts';
import { fileNames } from './file-names.ts';
import { exportKey, ZIP } from './stored-export.ts';

/** Between two words of how far it is. */
const FILES_A_STEP = 10;

/** The export is over, or another try has taken it up: nothing of this one is of use. */
class Overtaken extends Error {}

/** Makes a file of applications anew with each try, and lays it out for the account that asked. */
export const makeExport = defineTask({
  name: 'resumes.make-export',
  payload: z.object({ company_uuid: formats.uuid, uuid: formats.uuid }),
  timeoutSeconds: 600,
  retries: 3,
  givenUp: (services, of) => withTransaction(services.db, (trx) => leave(trx, services, of)),
  async run(services, of) {
    const claimed = await claimExport(services.db, of);
    if (!claimed) return withTransaction(services.db, (trx) => leave(trx, services, of));
    try {
      await make(services, claimed);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      await services.storage.remove(exportKey(claimed));
    }
  },
});

/** Nothing more comes of an export, unless it is ready. */
async function leave(trx: Trx, { tasks }: Services, of: OfExport): Promise<void> {
  await setFailed(trx, of);
  await eraseAgain(trx, of);
  await tasks.enqueue(trx, eraseExports, {});
}

async function make(services: Services, claimed: ClaimedExport): Promise<void> {
  const { db, tasks, clock } = services;
  const rows = await readExported(db, claimed);
  const seen = await seenByMaker(services, claimed, rows);
  const missing: ExportedRow[] = [];
  const size =
    claimed.form === 'sheet' ? await putSheet(services, claimed, seen) : await putCvs(services, claimed, seen, missing);
  const closed = rows.filter((row) => !seen.includes(row));
  const expiresAt = new Date(clock().getTime() + EXPORT_MINUTES * 60_000);
  await withTransaction(db, async (trx) => {
    await setLeftOut(trx, claimed, { missing: uuidsOf(missing), closed: uuidsOf(closed) });
    const ready = { state: 'ready' as const, done: seen.length - missing.length, size, expires_at: expiresAt };
    if (!(await changeClaimed(trx, claimed, ready))) throw new Overtaken();
    await tasks.enqueue(trx, eraseExports, {}, expiresAt);
  });
}

const uuidsOf = (rows: readonly ExportedRow[]): string[] => rows.map(({ uuid }) => uuid);

/** Those whom the account that asked may see now, without who withdrew meanwhile; nobody where it may not work any more. */
async function seenByMaker(
  { db, clock }: Services,
  claimed: ClaimedExport,
  rows: ExportedRow[],
): Promise<ExportedRow[]> {
  const { company_uuid, account_uuid: accountUuid } = claimed;
  const maker = await findMaker(db, company_uuid, accountUuid);
  if (maker?.role !== 'recruiter' || !(await mayWork(db, accountUuid, clock()))) {
    await changeClaimed(db, claimed, { state: 'ended' });
    throw new Overtaken();
  }
  return rows.filter((row) => row.withdrawn_at === null && rightOf({ accountUuid, ...maker }, jobOf(row)) !== null);
}

async function putSheet({ storage }: Services, claimed: ClaimedExport, rows: readonly ExportedRow[]): Promise<number> {
  const bytes = await writeCandidates(rows, claimed.locale);
  await storage.put(exportKey(claimed), { bytes, type: XLSX });
  return bytes.length;
}

/** @param missing is filled with those whose CV could not be put in */
async function putCvs(
  services: Services,
  claimed: ClaimedExport,
  rows: readonly ExportedRow[],
  missing: ExportedRow[],
): Promise<number> {
  const nameOf = fileNames();
  const t = textsIn(applicationExportTexts, claimed.locale);
  async function* files(): AsyncGenerator<ArchivedFile> {
    for (const [done, row] of rows.entries()) {
      if (done % FILES_A_STEP === 0 && !(await changeClaimed(services.db, claimed, { done }))) throw new Overtaken();
      const file = await readCv(services, row);
      if (file) yield { name: nameOf(row, file.type), bytes: file.bytes, packed: file.type !== 'application/msword' };
      else missing.push(row);
    }
    if (missing.length > 0)
      yield { name: t('missing.file'), bytes: tellMissing(t('missing.lead'), missing), packed: false };
  }
  return services.storage.putStream(exportKey(claimed), { pieces: archiveOf(files()), type: ZIP });
}

async function readCv({ storage }: Services, { storage_key, file_type }: ExportedRow) {
  if (storage_key === null || file_type === null) return undefined;
  try {
    return { bytes: await storage.get(storage_key), type: file_type };
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}

/** As Windows reads plain text: marked as UTF-8, its lines ended by both signs. */
const tellMissing = (lead: string, rows: readonly ExportedRow[]): Buffer =>
  Buffer.from([`\ufeff${lead}`, '', ...rows.map(({ name, job_title }) => `${name} · ${job_title}`), ''].join('\r\n'));
