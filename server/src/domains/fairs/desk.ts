import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/fairs/desk.ts';
import { standAt } from '@qinghe/contract/fairs/stand-hours.ts';
import { tellingEntries } from '@qinghe/contract/fairs/visit.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { takeQuota } from '../../db/quota.ts';
import { asOf, deviceClock } from '../../http/device-clock.ts';
import { type MemberWrite, write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import {
  countVisits,
  findRegistered,
  findVisits,
  insertDeskEntries,
  insertVisits,
  lockStand,
  type NewEntry,
  readStandJobs,
  readStandVisits,
  type Stand,
} from './desk-queries.ts';
import { UNKNOWN_CODES } from './quotas.ts';
import { settleVisits } from './settle-visits.ts';

/** Most people of a stand at a fair. */
const MAX_VISITS = 5000;

/**
 * Takes what a phone at a stand wrote down. What became of somebody follows from the entries there are, never from the
 * order in which they came; numbers are given as the server hears of people.
 * @throws AppError 40401 for a fair at which the company has no booth, 429 for too many codes of nobody
 */
export const syncDesk = write(contract.syncDesk, { audit: 'fair.desk_written' }, (call, input) =>
  exchange(call, input, null),
);

/** What a phone at a stand wrote down is taken, by an account or by a key, and it is told who stands there. */
export async function exchange(call: MemberWrite, input: Sync, key: HeldKey | null): Promise<Response> {
  const { db, member, now } = call;
  const stand = { companyUuid: member.companyUuid, fair_uuid: input.fair_uuid };
  const { sign_up_uuid, ...fair } = requireFound(await lockStand(db, stand));
  const jobs = await readStandJobs(db, member.companyUuid, sign_up_uuid);
  const { results, rows } = await takeEntries(
    call,
    { ...stand, starts_at: fair.starts_at, ends_at: fair.ends_at },
    input,
  );
  const writer = { account_uuid: member.accountUuid, key_uuid: key?.uuid ?? null };
  const touched = await insertDeskEntries(db, member.companyUuid, writer, rows);
  if (touched.length > 0) {
    call.note({ objectUuid: fair.uuid });
    const settled = { touched, jobs: jobs.map(({ uuid }) => uuid), keyName: key?.name ?? null };
    await settleVisits(call, stand, settled);
    await call.publish({ type: 'fair.changed', uuid: fair.uuid }, 'everybody');
  } else call.noteNothing();
  const visits = await readStandVisits(db, stand, input.since);
  return { fair, jobs, results, visits: visits.map(present), now: now.toISOString(), as_of: asOf(now) };
}

/** The key that wrote, and who holds it. */
interface HeldKey {
  uuid: string;
  name: string;
}

type Sync = ParsedInputOf<typeof contract.syncDesk>;
type Response = OutputOf<typeof contract.syncDesk>;

/** What is to be added for each entry, by the server's clock, with those who stand there for the first time. */
async function takeEntries(
  { db, now }: MemberWrite,
  { starts_at, ends_at, ...stand }: Stand & { starts_at: string; ends_at: string },
  { entries, device_now }: Sync,
): Promise<{ results: Response['results']; rows: NewEntry[] }> {
  const clock = deviceClock(device_now, now, new Date(starts_at));
  /** Why nobody is taken in by an entry, whenever the server hears of it. */
  const shutAt = ({ at }: { at: string }): 'early' | 'closed' | null => {
    const stood = standAt({ starts_at, ends_at }, clock(at));
    return stood === 'open' ? null : stood;
  };
  const codesOf = (some: typeof entries) => [...new Set(some.map(({ code }) => code))];
  const known = new Map((await findVisits(db, stand, codesOf(entries))).map(({ code, uuid }) => [code, uuid]));
  // Nobody is looked up whom a phone first wrote of when the stand took nobody in.
  const strangers = codesOf(entries.filter((entry) => !shutAt(entry))).filter((code) => !known.has(code));
  const registered = strangers.length === 0 ? [] : await findRegistered(db, stand, strangers);
  const unknown = strangers.length - registered.length;
  const subject = `${stand.companyUuid} ${stand.fair_uuid}`;
  if (unknown > 0 && !(await takeQuota(db, UNKNOWN_CODES, subject, { now, amount: unknown }))) throw new AppError(429);
  const room = registered.length === 0 ? 0 : Math.max(MAX_VISITS - (await countVisits(db, stand)), 0);
  const arrived = registered.slice(0, room).map(({ uuid: visitor_uuid, wished, ...visitor }) => ({
    ...visitor,
    uuid: uuidv7(),
    visitor_uuid,
    wishes: wished.map(({ job_uuid }) => job_uuid),
  }));
  if (arrived.length > 0) await insertVisits(db, stand, arrived, now);
  for (const { code, uuid } of arrived) known.set(code, uuid);
  const full = new Set(registered.slice(room).map(({ code }) => code));
  const resultOf = (entry: Sync['entries'][number]): Response['results'][number]['result'] => {
    const shut = shutAt(entry);
    if (entry.kind === 'scan' && shut) return shut;
    if (known.has(entry.code)) return 'kept';
    return full.has(entry.code) ? 'full' : (shut ?? 'unknown');
  };
  const results = entries.map((entry) => ({ uuid: entry.uuid, result: resultOf(entry) }));
  const rows = entries.flatMap((entry, index) => {
    const visit_uuid = known.get(entry.code);
    if (!visit_uuid || results[index]?.result !== 'kept') return [];
    return [{ uuid: entry.uuid, visit_uuid, entry: { ...entry, at: clock(entry.at).toISOString() } }];
  });
  return { results, rows };
}

const present = (row: Awaited<ReturnType<typeof readStandVisits>>[number]): Response['visits'][number] => ({
  code: row.code,
  number: row.number ?? 0,
  name: row.name,
  school: row.school,
  major: row.major,
  degree: row.degree,
  graduation_year: row.graduation_year,
  wishes: row.wishes,
  application: row.application,
  entries: tellingEntries(row.entries),
});
