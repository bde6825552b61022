import type { Fair } from '@qinghe/contract/fairs/sign-up.ts';
import type { MemberRead } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { minuteOfInstant } from '../../time/china-day.ts';
import { type FairRow, findFair } from './fair-queries.ts';
import { isOver, isSignUpOpen, signUpAbilities } from './fair-rules.ts';
import { readSignUps, type SignUpRow } from './sign-up-queries.ts';

type Call = Pick<MemberRead, 'db' | 'member' | 'scope' | 'now'>;

const DAY = 86_400_000;

/** Fairs with the company's own sign-ups, in their order. */
export async function presentFairs(call: Call, rows: readonly FairRow[]): Promise<Fair[]> {
  const uuids = rows.map(({ uuid }) => uuid);
  const signUps = await readSignUps(call.db, call.member.companyUuid, uuids);
  return rows.map((row) =>
    presentFair(
      call,
      row,
      signUps.find(({ fair_uuid }) => fair_uuid === row.uuid),
    ),
  );
}

/** One fair. @throws AppError 40401 for a draft or none, and for one called off that the company was not signed up for */
export async function readFair(call: Call, uuid: string): Promise<Fair> {
  const row = requireFound(await findFair(call.db, uuid));
  const [fair] = await presentFairs(call, [row]);
  return requireFound(fair?.state === 'open' || fair?.sign_up ? fair : undefined);
}

function presentFair(call: Call, row: FairRow, signUp: SignUpRow | undefined): Fair {
  const { booths_taken, version: _version, ...fair } = row;
  return {
    ...fair,
    starts_at: minuteOfInstant(row.starts_at),
    ends_at: minuteOfInstant(row.ends_at),
    closes_at: minuteOfInstant(row.closes_at),
    over: isOver(row, call.now),
    booths_left: row.booths - booths_taken,
    days_left: isSignUpOpen(row, call.now) ? Math.floor((Date.parse(row.closes_at) - call.now.getTime()) / DAY) : null,
    sign_up: signUp ? presentSignUp(call, row, signUp) : null,
  };
}

function presentSignUp({ member, scope, now }: Call, fair: FairRow, row: SignUpRow): NonNullable<Fair['sign_up']> {
  const { fair_uuid: _fair, company_uuid: _company, signed_by, jobs, ...signUp } = row;
  const shown = jobs.filter(({ owner_uuid }) => scope.ownerUuid === undefined || owner_uuid === scope.ownerUuid);
  return {
    ...signUp,
    jobs: shown.map(({ uuid, title, state }) => ({ uuid, title, state })),
    other_jobs: jobs.length - shown.length,
    abilities: signUpAbilities(fair, { isOwn: member.type === 'master' || signed_by === member.accountUuid }, now),
  };
}
