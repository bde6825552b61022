import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { ErrorCode } from '@qinghe/contract/errors.ts';
import * as contract from '@qinghe/contract/jobs/change-many.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { errors } from '@qinghe/contract/texts/errors.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { type AuditNote, type MemberWrite, write } from '../../http/write.ts';
import { remove } from './change-draft.ts';
import { extend } from './extend-deadline.ts';
import { handOver } from './hand-over.ts';
import { lockTitles } from './leave-queries.ts';
import { publish, setOnline } from './publish-job.ts';
import type { SeenJob } from './take-job.ts';

type Input = InputOf<typeof contract.changeJobs>;

/**
 * One action on many jobs, each as if alone and in the given order, so that the first ones take what room there is.
 * @throws AppError 400 for a job that is named twice
 */
export const changeJobs = write(contract.changeJobs, { audit: 'job.put_online' }, async (call, input) => {
  const { db, member, locale } = call;
  // In one order, so that two calls on the same jobs wait for each other at worst.
  const titles = await lockTitles(
    db,
    member,
    input.jobs.map(({ uuid }) => uuid),
  );
  const results = [];
  const notes: AuditNote[] = [];
  await sql`savepoint whole`.execute(db);
  for (const seen of input.jobs) {
    const failure = await attempt(call, input, seen, notes);
    const problem = failure && sentence(failure, locale);
    results.push({ uuid: seen.uuid, title: titles.get(seen.uuid) ?? '', problem });
  }
  if (input.dry_run) await sql`rollback to savepoint whole`.execute(db);
  if (input.dry_run || notes.length === 0) call.noteNothing();
  else call.note(...notes);
  return { changed: results.filter(({ problem }) => problem === null).length, results };
});

/** Does one, or leaves it as it was. @returns why it was left */
async function attempt(call: MemberWrite, input: Input, seen: SeenJob, notes: AuditNote[]): Promise<AppError | null> {
  const own: AuditNote[] = [];
  await sql`savepoint one`.execute(call.db);
  try {
    await change({ ...call, note: (...more) => void own.push(...more) }, input, seen);
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    await sql`rollback to savepoint one`.execute(call.db);
    return failure;
  } finally {
    await sql`release savepoint one`.execute(call.db).catch(() => undefined);
  }
  for (const note of own.length > 0 ? own : [{}])
    notes.push({ action: actions[input.action], ...note, objectUuid: seen.uuid });
  return null;
}

const actions: Record<contract.JobsAction, AuditAction> = {
  publish: 'job.published',
  online: 'job.put_online',
  offline: 'job.taken_offline',
  extend: 'job.deadline_extended',
  remove: 'job.deleted',
  hand_over: 'job.handed_over',
};

function change(call: MemberWrite, input: Input, seen: SeenJob): Promise<void> {
  switch (input.action) {
    case 'publish':
      return publish(call, seen);
    case 'online':
    case 'offline':
      return setOnline(call, seen, input.action === 'online');
    case 'extend':
      return extend(call, seen, input.deadline);
    case 'remove':
      return remove(call, seen);
    case 'hand_over':
      return handOver(call, seen, input.to);
  }
}

/** What the codes of single calls say where their own words would speak of one job alone. */
const words: Partial<Record<ErrorCode, string>> = {
  40401: 'job.gone',
  40901: 'job.changedSince',
  40902: 'job.notPossible',
  40906: 'job.quota',
};

function sentence({ code, detail }: AppError, locale: Locale): string {
  const reason = detail.reason ?? words[code];
  return reason === undefined ? say(errors, `${code}`, locale) : sayReason(reason, locale, detail.values);
}
