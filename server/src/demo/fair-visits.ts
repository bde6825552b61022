import type { DeskEntry } from '@qinghe/contract/fairs/desk.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import { newTicketCode } from '../domains/talks/index.ts';
import { demoPeople } from './people.ts';

interface DemoVisits {
  company_uuid: string;
  /** Who stood at the stand. */
  owner_uuid: string;
  fair_uuid: string;
  starts_at: Date;
  jobs: readonly string[];
}

const MINUTE = 60_000;
const VISITS = 64;

/** Who came to the stand of a fair that is over: more in the morning than after lunch, most of them talked to. */
export async function insertDemoVisits(
  trx: Trx,
  { company_uuid, owner_uuid, fair_uuid, starts_at, jobs }: DemoVisits,
): Promise<void> {
  const people = demoPeople(VISITS, 77).map((person, index) => {
    const arrived = starts_at.getTime() + (10 + index * 5 + (index > 36 ? 60 : 0)) * MINUTE;
    const isTalked = index % 9 !== 8;
    const decision = (['screening', 'keep', 'interview', 'no', 'keep'] as const)[index % 5] ?? 'keep';
    const isApplying = decision === 'screening' || decision === 'interview';
    return {
      company_uuid,
      uuid: uuidv7(),
      fair_uuid,
      visitor_uuid: uuidv7(),
      code: newTicketCode(),
      number: index + 1,
      name: person.name,
      school: person.school,
      major: person.major,
      degree: person.degree,
      graduation_year: Number(person.end.slice(0, 4)),
      wishes: index % 3 === 0 ? jobs.slice((index / 3) % jobs.length, ((index / 3) % jobs.length) + 1) : [],
      state: isTalked ? ('done' as const) : ('waiting' as const),
      arrived_at: new Date(arrived),
      first_called_at: isTalked ? new Date(arrived + (4 + (index % 9)) * MINUTE) : null,
      stars: isTalked ? 2 + (index % 4) : 0,
      decision: isTalked ? decision : null,
      job_uuid: isTalked && isApplying ? (jobs[index % jobs.length] ?? null) : null,
      application: isTalked && isApplying ? ('made' as const) : ('none' as const),
      decided_at: isTalked ? new Date(arrived + (12 + (index % 9)) * MINUTE) : null,
      changed_at: new Date(arrived + 20 * MINUTE),
    };
  });
  await trx.insertInto('fair_visit').values(people).execute();
  const device = uuidv7();
  const entries = people.flatMap((person) =>
    entriesOf(person, device).map((entry) => ({
      company_uuid,
      uuid: entry.uuid,
      visit_uuid: person.uuid,
      entry: JSON.stringify(entry),
      account_uuid: owner_uuid,
    })),
  );
  await trx.insertInto('fair_desk_entry').values(entries).execute();
}

type Decide = Extract<DeskEntry, { kind: 'decide' }>;

interface DemoVisit extends Pick<Decide, 'code' | 'job_uuid'> {
  arrived_at: Date;
  first_called_at: Date | null;
  decided_at: Date | null;
  stars: number;
  decision: Decide['decision'] | null;
}

/** What the phone at the stand wrote down for a visit to have come out so. */
function entriesOf(visit: DemoVisit, device: string): DeskEntry[] {
  const { code, arrived_at, first_called_at, decided_at, stars, decision, job_uuid } = visit;
  const made = (at: Date) => ({ uuid: uuidv7(), at: at.toISOString(), code });
  return [
    { kind: 'scan', ...made(arrived_at) },
    ...(first_called_at ? [{ kind: 'call' as const, ...made(first_called_at), device }] : []),
    ...(decided_at && decision
      ? [
          { kind: 'stars' as const, ...made(decided_at), stars },
          { kind: 'decide' as const, ...made(decided_at), decision, job_uuid },
        ]
      : []),
  ];
}
