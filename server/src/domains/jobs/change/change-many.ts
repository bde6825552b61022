import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { ErrorCode } from '@qinghe/contract/errors.ts';
import * as contract from '@qinghe/contract/jobs/change-many.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { errors } from '@qinghe/contract/texts/errors.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { AppError } from '../../../app-error.ts';
import { withSavepoint } from '../../../db/savepoint.ts';
import type { Seen } from '../../../http/versioned.ts';
import { type AuditNote, type MemberWrite, write } from '../../../http/write.ts';
import { copy, remove } from '../draft/change-draft.ts';
import { handOver } from '../leave/hand-over.ts';
import { lockTitles } from '../leave/leave-queries.ts';
import { publish, setOnline } from '../publish/publish-job.ts';
import { extend } from './extend-deadline.ts';

type Input = InputOf<typeof contract.changeJobs>;

/**
 * One action on many jobs, each as if alone and in the given order, so that the first ones take what room there is.
 * @throws AppError 400 for a job that is named twice
 */
export const changeJobs = write(contract.changeJobs, { audit: 'job.put_online' }, async (call, input) => {
  const { db, member } = call;
  const uuids = input.jobs.map(({ uuid }) => uuid);
  // In one order, so that two calls on the same jobs wait for each other at worst.
  const titles = await lockTitles(db, member, uuids);
  const notes: AuditNote[] = [];
  const problems = await withSavepoint(db, () => attemptEach(call, input, notes), { keep: !input.dry_run });
  if (input.dry_run || notes.length === 0) call.noteNothing();
  else call.note(...notes);
  return {
    changed: problems.filter((problem) => problem === null).length,
    results: uuids.map((uuid, index) => ({ uuid, title: titles.get(uuid) ?? '', problem: problems[index] ?? null })),
  };
});

/** What each was left out for, in words; null for those that are changed. */
async function attemptEach(call: MemberWrite, input: Input, notes: AuditNote[]): Promise<(string | null)[]> {
  const problems = [];
  for (const seen of input.jobs) {
    const own: AuditNote[] = [];
    try {
      await withSavepoint(call.db, () => change({ ...call, note: (...more) => void own.push(...more) }, input, seen));
      const said = own.length > 0 ? own : [{}];
      notes.push(...said.map((note) => ({ action: actions[input.action], objectUuid: seen.uuid, ...note })));
      problems.push(null);
    } catch (failure) {
      if (!(failure instanceof AppError)) throw failure;
      problems.push(sentence(failure, call.locale));
    }
  }
  return problems;
}

const actions: Record<contract.JobsAction, AuditAction> = {
  publish: 'job.published',
  online: 'job.put_online',
  offline: 'job.taken_offline',
  extend: 'job.deadline_extended',
  copy: 'job.created',
  remove: 'job.deleted',
  hand_over: 'job.handed_over',
};

function change(call: MemberWrite, input: Input, seen: Seen): Promise<void> {
  switch (input.action) {
    case 'publish':
      return publish(call, seen);
    case 'online':
    case 'offline':
      return setOnline(call, seen, input.action === 'online');
    case 'extend':
      return extend(call, seen, input.deadline);
    case 'copy':
      return copy(call, seen);
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
};

function sentence({ code, detail }: AppError, locale: Locale): string {
  const reason = detail.reason ?? words[code];
  return reason === undefined ? say(errors, `${code}`, locale) : sayReason(reason, locale, detail.values);
}
