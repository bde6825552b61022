import { formats } from '@qinghe/contract/formats.ts';
import { type ImportReason, MAX_CV_FILES } from '@qinghe/contract/intake/cv-imports.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { cleanFileName } from '../../http/file-name.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { countOpen, type NewFile, putFiles, readPacked, setFile } from './file-queries.ts';
import { type LockedImport, lockImport, type OfImport, setImport } from './import-queries.ts';
import { tellIfDone } from './settle-file.ts';
import { takeBytes } from './take-bytes.ts';
import type { Archive, ZipEntry } from './zip/archive.ts';
import { isSilent } from './zip/entry-name.ts';
import { erasePieces, openPieces } from './zip/pieces.ts';
import { refusalOfEntry, unpackEntry } from './zip/unpack-entry.ts';
import { BadArchive, readDirectory } from './zip/zip-directory.ts';

/**
 * Takes the CVs out of an archive, one after another: each lies in the store before the next one is looked at, so that a run
 * that was cut off goes on where it was.
 */
export const unpackArchive = defineTask({
  name: 'intake.unpack',
  payload: z.object({ company_uuid: formats.uuid, uuid: formats.uuid }),
  timeoutSeconds: 900,
  atOnce: 1,
  givenUp: ({ db }, of) =>
    withTransaction(db, async (trx) => {
      const found = await lockImport(trx, of);
      if (found?.state === 'unpacking') await setState(trx, found, { state: 'failed' });
    }),
  async run(services, of) {
    const found = await withTransaction(services.db, (trx) => lockImport(trx, of));
    if (found?.state !== 'unpacking') return;
    const archive = openPieces(services.storage, of, found.packed);
    const entries = await readDirectory(archive).catch((error: unknown) => {
      if (error instanceof BadArchive) return error.reason;
      throw error;
    });
    const reason = typeof entries === 'string' ? entries : await list(services, found, entries);
    if (reason) await withTransaction(services.db, (trx) => setState(trx, found, { state: 'refused', reason }));
    else if (typeof entries !== 'string') await unpack(services, found, archive, entries);
    await erasePieces(services.storage, found);
  },
});

async function setState(
  trx: Parameters<typeof publishEvent>[0],
  found: LockedImport,
  change: Parameters<typeof setImport>[2],
): Promise<void> {
  const { company_uuid: companyUuid, account_uuid, uuid } = found;
  await setImport(trx, found, change);
  await publishEvent(trx, { companyUuid, owners: [account_uuid] }, { type: 'intake.changed', uuid });
}

/** Writes down what lies in an archive, once. @returns why the whole of it is not taken */
async function list({ db }: Services, of: OfImport, entries: readonly ZipEntry[]): Promise<ImportReason | undefined> {
  const files = entries.flatMap((entry, position) => (isSilent(entry.name) ? [] : [fileOf(entry, position)]));
  if (files.length === 0) return 'nothing';
  if (files.length > MAX_CV_FILES) return 'tooMany';
  await withTransaction(db, async (trx) => {
    await lockImport(trx, of);
    const { all } = await countOpen(trx, of);
    if (all === 0) await putFiles(trx, of, files);
  });
  return undefined;
}

function fileOf(entry: ZipEntry, position: number): NewFile {
  const reason = refusalOfEntry(entry) ?? null;
  const state = reason === null ? 'waiting' : 'refused';
  const known = { uuid: uuidv7(), position, name: cleanFileName(entry.name), size: entry.size };
  return { ...known, state, reason, sha256: null, file_uuid: null, application_uuid: null };
}

async function unpack(services: Services, found: LockedImport, archive: Archive, entries: readonly ZipEntry[]) {
  const { db, clock } = services;
  for (const { uuid, position, name } of await readPacked(db, found)) {
    const entry = entries[position];
    const bytes = entry === undefined ? 'damaged' : await unpackEntry(archive, entry);
    if (typeof bytes !== 'string') await takeBytes(services, found, { uuid, position }, { name, bytes });
    else
      await withTransaction(db, (trx) =>
        setFile(trx, { company_uuid: found.company_uuid, uuid }, { state: 'refused', reason: bytes }),
      );
  }
  await withTransaction(db, async (trx) => {
    await setImport(trx, found, { state: 'received' });
    await tellIfDone({ db: trx, services, now: clock() }, found);
  });
}
