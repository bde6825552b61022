import { setImmediate as breath } from 'node:timers/promises';
import { formats } from '@qinghe/contract/formats.ts';
import type { ImportProblem } from '@qinghe/contract/imports/import.ts';
import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import { jobImport as texts } from '@qinghe/contract/texts/job-import.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { writeAudit } from '../../db/audit.ts';
import { type Database, withTransaction } from '../../db/database.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { defineTask } from '../../tasks/task.ts';
import { makeDrafts, readPublishCheck } from '../jobs/index.ts';
import {
  lockImport,
  readLikes,
  readUnchecked,
  readUncreated,
  saveJobsOfRows,
  saveReading,
  setImportState,
} from './import-queries.ts';
import { readRow } from './read-row.ts';
import { readReference } from './reference.ts';

/** Rows of one run: each run is one transaction, and asks for the next. A run that is killed is run again, whole. */
const ROWS_A_RUN = 200;

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
      const reference = await readReference(trx);
      const likes = await readLikes(trx, companyUuid, uuid, found.kind);
      const rows = await readUnchecked(trx, companyUuid, uuid, ROWS_A_RUN);
      const readings = rows.map(({ row, cells }) => ({
        row,
        ...readRow(found.head, cells, reference, { kind: found.kind, locale }),
      }));
      const check = await readPublishCheck(trx, [...new Set(readings.flatMap(({ draft }) => draft?.cities ?? []))]);
      for (const { row, draft, problems } of readings) {
        if (!draft) continue;
        // Two hundred long texts at a stretch would keep everybody else waiting.
        await breath();
        problems.push(...likeness(draft, row, likes, locale));
        for (const { level, field, words, message } of check(draft, locale, clock()))
          problems.push({ level, field, words, message });
      }
      await saveReading(trx, companyUuid, uuid, readings);
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

/** Says that there is such a job already, and remembers this one for the rows below. */
function likeness(
  { title, cities }: JobDraft,
  row: number,
  { jobs, rows }: Awaited<ReturnType<typeof readLikes>>,
  locale: Locale,
): ImportProblem[] {
  const key = `${title}|${cities.join(',')}`;
  const twin = rows.get(key);
  if (twin === undefined) rows.set(key, row);
  if (twin === undefined && !jobs.has(key)) return [];
  const message =
    twin === undefined ? say(texts, 'problem.there', locale) : say(texts, 'problem.twice', locale, { row: twin });
  return [{ level: 'advise', field: 'title', words: title, message }];
}

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
      if (last) await setImportState(trx, companyUuid, uuid, 'done');
      else await tasks.enqueue(trx, createDrafts, payload);
      // One of them stands for all: whoever hears it reads the list anew.
      const newest = made.at(-1)?.job_uuid;
      if (newest)
        await publishEvent(trx, { companyUuid, owners: [owner_uuid] }, { type: 'job.changed', uuid: newest, kind });
    }),
});
