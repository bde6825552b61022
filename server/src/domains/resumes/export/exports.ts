import { createHash } from 'node:crypto';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/resumes/exports.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { requireQuota } from '../../../db/quota.ts';
import { type MemberRead, read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { EXPORTS_AN_HOUR } from '../../files/index.ts';
import { filterOf } from '../desk/filter-queries.ts';
import { readSelection } from '../desk/list-queries.ts';
import { eraseExports } from './erase-exports.ts';
import {
  type ExportRow,
  endExports,
  findNewest,
  insertExport,
  lockOwnExport,
  markOpened,
  measureCvs,
  readMissing,
  readOpened,
  readSeen,
} from './export-queries.ts';
import { makeExport } from './make-export.ts';
import { downloadOf, exportKey } from './stored-export.ts';

/** Seconds in which an address has to be used; it is made when somebody wants the file. */
const ADDRESS_SECONDS = 60;
const MEGABYTE = 1024 * 1024;

type Asked = ParsedInputOf<typeof contract.startExport>;
type Call = Pick<MemberRead, 'db' | 'member' | 'scope' | 'now'>;

/** Says who a file would hold. Changes nothing. */
export const planExport = read(contract.planExport, async (call, asked) => {
  const uuids = await chosenOf(call, asked);
  return { applications: uuids.length, ...(await measure(call, asked, uuids)) };
});

/**
 * Writes down who stands in a file, and the task that makes it. What lay ready of the account before is given up for it.
 * @throws AppError 40401 where none of those named is the caller's to see; 40902 with the reason for nobody, for too many, for CVs of anonymous people, and while another one is made; 429 after twenty in an hour
 */
export const startExport = write(contract.startExport, { audit: 'application.export_started' }, async (call, asked) => {
  const { db, member, services, now, locale, note } = call;
  const { companyUuid: company_uuid, accountUuid: account_uuid } = member;
  const asked_hash = createHash('sha256')
    .update(JSON.stringify([asked, locale]))
    .digest();
  const newest = await findNewest(db, company_uuid, account_uuid);
  if (newest && isAtWork(newest)) return sameOne(call, newest, asked_hash);
  const uuids = await chosenOf(call, asked);
  if (uuids.length === 0 && 'uuids' in asked.chosen) throw new AppError(40401);
  const { problem } = await measure(call, asked, uuids);
  if (problem !== null)
    throw new AppError(40902, { reason: `export.${problem}`, values: { most: mostOf(asked, problem) } });
  await requireQuota(db, EXPORTS_AN_HOUR, account_uuid, { now });
  const made = { company_uuid, uuid: uuidv7(), account_uuid, form: asked.form, locale, asked_hash, made_at: now };
  await endExports(db, { companyUuid: company_uuid, accountUuid: account_uuid });
  const isFirst = await insertExport(db, made, uuids);
  const row = requireFound(await findNewest(db, company_uuid, account_uuid));
  if (!isFirst) return sameOne(call, row, asked_hash);
  await services.tasks.enqueue(db, makeExport, { company_uuid, uuid: made.uuid });
  await services.tasks.enqueue(db, eraseExports, {});
  note({
    objectUuid: null,
    detail: { export: made.uuid, form: asked.form, people: uuids.length, ...conditionsOf(asked) },
  });
  return present(db, company_uuid, row);
});

const isAtWork = ({ state }: ExportRow): boolean => state === 'waiting' || state === 'running';

async function sameOne(
  { db, member, noteNothing }: { db: Reader; member: { companyUuid: string }; noteNothing: () => void },
  row: ExportRow,
  askedHash: Buffer,
) {
  if (!row.asked_hash.equals(askedHash)) throw new AppError(40902, { reason: 'export.running' });
  noteNothing();
  return present(db, member.companyUuid, row);
}

/** How the account's newest file stands. */
export const getExport = read(contract.getExport, async ({ db, member, now }) => {
  const row = await findNewest(db, member.companyUuid, member.accountUuid);
  return {
    newest: row ? await present(db, member.companyUuid, isOver(row, now) ? { ...row, state: 'ended' } : row) : null,
  };
});

const isOver = ({ state, expires_at }: ExportRow, now: Date): boolean =>
  state === 'ready' && expires_at !== null && Date.parse(expires_at) <= now.getTime();

/** @throws AppError 40401 unknown or another's, 40902 where the file is not there any more */
export const openExport = write(contract.openExport, { audit: 'application.exported' }, async (call, { uuid }) => {
  const { db, member, services, now, note } = call;
  const of = { company_uuid: member.companyUuid, uuid };
  const row = requireFound(await lockOwnExport(db, of, member.accountUuid));
  if (row.state !== 'ready' || isOver(row, now)) throw new AppError(40902, { reason: 'export.gone' });
  if (row.opened_at === null) {
    // Their contact details are read now: each of them finds it among the own data.
    const people = await readOpened(db, of);
    note(...people.map((objectUuid) => ({ objectUuid, detail: { export: uuid } })));
    await markOpened(db, of, now);
  } else note({ objectUuid: null, detail: { export: uuid } });
  const file = downloadOf(row);
  const left = Math.ceil((Date.parse(row.expires_at ?? '') - now.getTime()) / 1000);
  const { url } = await services.storage.signedUrl(exportKey({ ...of, attempt: row.attempt }), {
    ...file,
    seconds: Math.min(ADDRESS_SECONDS, left),
  });
  return { url, name: file.name };
});

/** Twice is once. @throws AppError 40401 unknown or another's */
export const endExport = write(
  contract.endExport,
  { audit: 'application.export_ended' },
  async ({ db, member, services, note }, { uuid }) => {
    const { companyUuid, accountUuid } = member;
    requireFound(await lockOwnExport(db, { company_uuid: companyUuid, uuid }, accountUuid));
    await endExports(db, { companyUuid, accountUuid, uuid });
    await services.tasks.enqueue(db, eraseExports, {});
    note({ objectUuid: null, detail: { export: uuid } });
    return {};
  },
);

const limitOf = ({ form }: Asked): number =>
  form === 'sheet' ? contract.MAX_EXPORTED_APPLICATIONS : contract.MAX_EXPORTED_CVS;

const mostOf = (asked: Asked, problem: 'nobody' | 'tooMany' | 'tooLarge' | 'anonymous'): number =>
  problem === 'tooLarge' ? contract.MAX_EXPORTED_BYTES / MEGABYTE : limitOf(asked);

/** Whom the caller may see of those who are chosen, and one more than the form may hold where there are more. */
async function chosenOf(call: Call, asked: Asked): Promise<string[]> {
  const { chosen } = asked;
  const { db, scope } = call;
  const limit = limitOf(asked);
  if ('uuids' in chosen) return (await readSeen(db, scope, chosen.uuids)).slice(0, limit + 1);
  const { stage, sort, ...conditions } = chosen.filter;
  const filter = await filterOf(call, { stage, ...conditions });
  return (await readSelection(db, scope, filter, { stage, sort, limit })).map(({ uuid }) => uuid);
}

async function measure({ db, scope }: Call, asked: Asked, uuids: readonly string[]) {
  const isSheet = asked.form === 'sheet';
  const isMuch = uuids.length > limitOf(asked);
  const { without_cv, bytes, anonymous } =
    isSheet || isMuch ? { without_cv: 0, bytes: 0, anonymous: 0 } : await measureCvs(db, scope.companyUuid, uuids);
  const problem =
    uuids.length === 0
      ? 'nobody'
      : isMuch
        ? 'tooMany'
        : anonymous > 0
          ? 'anonymous'
          : bytes > contract.MAX_EXPORTED_BYTES
            ? 'tooLarge'
            : null;
  return { without_cv, bytes, problem } as const;
}

/** The filter as the log keeps it for good: that words were searched for, not which, since they may be somebody's name. */
function conditionsOf({ chosen }: Asked): Record<string, unknown> {
  if ('uuids' in chosen) return { selected: chosen.uuids.length };
  const { q, ...filter } = chosen.filter;
  return { filter: { ...filter, ...(q !== undefined && { words: true }) } };
}

async function present(reader: Reader, companyUuid: string, row: ExportRow): Promise<contract.ApplicationExport> {
  const { uuid, form, state, applications, done, size, expires_at } = row;
  const missing = form === 'cvs' && state === 'ready' ? await readMissing(reader, companyUuid, uuid) : [];
  return { uuid, form, state, applications, done, size, expires_at, missing };
}
