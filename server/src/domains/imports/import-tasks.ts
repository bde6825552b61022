import { formats } from '@qinghe/contract/formats.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { writeAudit } from '../../db/audit.ts';
import { type Database, withTransaction } from '../../db/database.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { defineTask } from '../../tasks/task.ts';
import { makeDrafts } from '../jobs/index.ts';
import { tell } from '../messages/index.ts';
import { checkRows, ROWS_A_RUN } from './check-rows.ts';
import { lockImport, readUnchecked, readUncreated, saveJobsOfRows, setImportState } from './import-queries.ts';

/** Looks at the next rows of a file of jobs, as the form looks at a draft. */
export const checkImport = defineTask({
  name: 'jobs.check-import',
  payload: z.object({ company_uuid: formats.uuid, uuid: formats.uuid, locale: z.enum(['zh-CN', 'en']) }),
  givenUp: ({ db }, { company_uuid, uuid }) => fail(db, company_uuid, uuid, 'checking'),
  run: ({ db, tasks, clock }, payload) =>
    withTransaction(db, async (trx) => {
      const { company_uuid: companyUuid, uuid, locale } = payload;
      const found = await lockImport(trx, companyUuid, uuid);
      if (found?.state !== 'checking') return;
      const rows = await readUnchecked(trx, companyUuid, uuid, ROWS_A_RUN);
      await checkRows(trx, found, rows, { locale, now: clock() });
      if (rows.length === ROWS_A_RUN) await tasks.enqueue(trx, checkImport, payload);
      else await setImportState(trx, companyUuid, uuid, 'checked');
    }),
});

/** The import says that it came to nothing; what was done of it stays, and it can be tried again. */
const fail = (db: Database, companyUuid: string, uuid: string, at: 'checking' | 'creating'): Promise<void> =>
  withTransaction(db, async (trx) => {
    const found = await lockImport(trx, companyUuid, uuid);
    if (found?.state === at)
      await setImportState(trx, companyUuid, uuid, at === 'checking' ? 'check_failed' : 'create_failed');
  });

/** Makes drafts of the next rows that are ready. A row that has its job is never made again. */
export const createDrafts = defineTask({
  name: 'jobs.create-drafts',
  payload: z.object({ company_uuid: formats.uuid, uuid: formats.uuid }),
  givenUp: ({ db }, { company_uuid, uuid }) => fail(db, company_uuid, uuid, 'creating'),
  run: ({ db, tasks, clock }, payload) =>
    withTransaction(db, async (trx) => {
      const { company_uuid: companyUuid, uuid } = payload;
      const found = await lockImport(trx, companyUuid, uuid);
      if (found?.state !== 'creating') return;
      const { kind, account_uuid: owner_uuid } = found;
      // Whoever has left the company meanwhile gets no jobs.
      if (!found.is_member) return setImportState(trx, companyUuid, uuid, 'done');
      const rows = await readUncreated(trx, companyUuid, uuid, ROWS_A_RUN);
      const made = rows.map(({ row, draft }) => ({ row, draft, job_uuid: uuidv7() }));
      const at = clock();
      await makeDrafts(
        trx,
        companyUuid,
        made.map(({ job_uuid, draft }) => ({ uuid: job_uuid, owner_uuid, kind, at, draft })),
      );
      await saveJobsOfRows(
        trx,
        companyUuid,
        uuid,
        made.map(({ row, job_uuid }) => ({ row, job_uuid })),
      );
      const by = { companyUuid, actor: { kind: 'account' as const, uuid: owner_uuid }, requestId: '' };
      await writeAudit(
        trx,
        ...made.map(({ job_uuid }) => ({ ...by, action: 'job.created' as const, objectUuid: job_uuid })),
      );
      const last = rows.length < ROWS_A_RUN;
      if (last) {
        await setImportState(trx, companyUuid, uuid, 'done');
        await tell({ db: trx, services: { tasks }, now: at }, 'jobsImported', {
          companyUuid,
          to: [owner_uuid],
          subjectUuid: uuid,
        });
      } else await tasks.enqueue(trx, createDrafts, payload);
      // One of them stands for all: whoever hears it reads the list anew.
      const newest = made.at(-1)?.job_uuid;
      if (newest)
        await publishEvent(trx, { companyUuid, owners: [owner_uuid] }, { type: 'job.changed', uuid: newest, kind });
    }),
});
