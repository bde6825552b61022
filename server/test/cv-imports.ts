import {
  type CvImportForm,
  finishCvImport,
  getCvImport,
  listCvFiles,
  PIECE_BYTES,
  sendArchivePiece,
  sendCvFile,
  startCvImport,
} from '@qinghe/contract/intake/cv-imports.ts';
import { intakeTasks } from '../src/domains/intake/tasks.ts';
import { unusedPhone } from './accounts.ts';
import type { TestApp } from './app.ts';
import { type Person, writeWordCv } from './word-cv.ts';

/** A CV as Word writes it, of somebody new unless told; what is empty it does not say. */
export const wordCv = (given: Partial<Person> = {}): Promise<Buffer> =>
  writeWordCv({ name: '周明远', phone: unusedPhone(), school: '武汉大学', ...given });

/** Begins an import as the screen does. */
export const beginImport = (
  app: TestApp,
  token: string,
  job_uuid: string,
  form: Exclude<CvImportForm, 'mail'> = 'files',
) => app.ok(startCvImport, { job_uuid, form, basis: 'sent' }, { token });

/** Imports files one after another. @returns the import's uuid */
export async function importFiles(
  app: TestApp,
  token: string,
  jobUuid: string,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<string> {
  const { uuid } = await beginImport(app, token, jobUuid);
  for (const [position, { name, bytes }] of files.entries())
    await app.ok(sendCvFile, { uuid, position, file_name: encodeURIComponent(name) }, { token, bytes });
  await app.ok(finishCvImport, { uuid }, { token });
  return uuid;
}

/** Sends an archive to its end; its unpacking waits. @returns the import's uuid */
export async function sendArchive(app: TestApp, token: string, jobUuid: string, archive: Uint8Array): Promise<string> {
  const { uuid } = await beginImport(app, token, jobUuid, 'archive');
  for (let offset = 0; offset < archive.length; offset += PIECE_BYTES)
    await app.ok(sendArchivePiece, { uuid, offset }, { token, bytes: archive.subarray(offset, offset + PIECE_BYTES) });
  await app.ok(finishCvImport, { uuid }, { token });
  return uuid;
}

/** Runs a task of the intake once, as the queue would. */
export async function runIntakeTask({ services }: TestApp, name: string, payload: object): Promise<void> {
  const task = intakeTasks.find((one) => one.name === `intake.${name}`);
  await task?.run(services, payload as never, { last: false });
}

/** An import with all of its CVs. */
export async function importSeen(app: TestApp, token: string, uuid: string) {
  const seen = await app.ok(getCvImport, { uuid }, { token });
  const { items } = await app.ok(listCvFiles, { uuid, limit: 100 }, { token });
  return { ...seen, items, results: items.map(({ name, state, reason }) => [name, state, reason]) };
}
