import * as contract from '@qinghe/contract/fairs/sign-up.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { read } from '../../http/read.ts';
import { type MemberWrite, write } from '../../http/write.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { requirePublishingCompany } from '../jobs/index.ts';
import { type FairRow, holdFair, readFairsOf, readOpenFairs } from './fair-queries.ts';
import { isSignUpOpen, signUpAbilities } from './fair-rules.ts';
import { presentFairs, readFair } from './present-fair.ts';
import {
  deleteSignUp,
  findFairOf,
  freeBooth,
  insertSignUp,
  lockOnlineJobs,
  lockSignUp,
  readSignUps,
  replaceJobs,
  type SignUpRow,
  updateSignUp,
} from './sign-up-queries.ts';

export const listMyFairs = read(contract.listMyFairs, async (call) => {
  const fairs = await presentFairs(call, await readFairsOf(call.db, call.member.companyUuid));
  const coming = fairs.filter(({ over }) => !over);
  return { items: [...coming.reverse(), ...fairs.filter(({ over }) => over)] };
});

export const listOpenFairs = read(contract.listOpenFairs, async (call, input) => {
  const { items, next_cursor } = await readOpenFairs(call.db, call.now, input);
  return { items: await presentFairs(call, items), next_cursor };
});

/** @throws AppError 40401 for a draft or none */
export const getFair = read(contract.getFair, (call, { uuid }) => readFair(call, uuid));

/** @throws AppError 40401, 40902 once closed, signed up already or while the company may not, 400 for jobs that it may not take */
export const signUpForFair = write(
  contract.signUpForFair,
  { audit: 'fair.signed_up' },
  async (call, { uuid: fair_uuid, job_uuids, ...fields }) => {
    const { db, member, now } = call;
    // The company's lock also makes a colleague who signs up at the same moment wait.
    await requirePublishingCompany(db, member.companyUuid, 'fair');
    requireOpen(requireFound(await holdFair(db, fair_uuid)), now);
    const [before] = await readSignUps(db, member.companyUuid, [fair_uuid]);
    if (before) throw new AppError(40902, { reason: 'fair.signedUp' });
    const uuid = uuidv7();
    const jobs = await requireJobs(call, job_uuids, []);
    const signed = { uuid, fair_uuid, signed_by: member.accountUuid, signed_at: now };
    await insertSignUp(db, member.companyUuid, { ...fields, ...signed });
    await replaceJobs(db, member.companyUuid, uuid, jobs);
    await call.publish({ type: 'fair.changed', uuid: fair_uuid }, 'everybody');
    return readFair(call, fair_uuid);
  },
);

/** @throws AppError 40401, 40901 with the current one, 40902 once closed or while the company may not, 400 as signing up */
export const changeSignUp = write(
  contract.changeSignUp,
  { audit: 'fair.sign_up_changed' },
  async (call, { uuid, version, job_uuids, ...fields }) => {
    const { db, member, now } = call;
    await requirePublishingCompany(db, member.companyUuid, 'fair');
    const { fair, signUp } = await takeSignUp(call, { uuid, version });
    requireOpen(fair, now);
    await replaceJobs(db, member.companyUuid, uuid, await requireJobs(call, job_uuids, signUp.jobs));
    const again = signUp.state === 'refused' ? ({ state: 'waiting', refusal: '' } as const) : {};
    await updateSignUp(db, member.companyUuid, uuid, { ...fields, ...again });
    await call.publish({ type: 'fair.changed', uuid: fair.uuid }, 'everybody');
    call.note({ objectUuid: fair.uuid });
    return readFair(call, fair.uuid);
  },
);

/** @throws AppError 40401, 40901 with the current one, 40902 once the fair has begun, or for who neither signed up nor leads */
export const withdrawSignUp = write(
  contract.withdrawSignUp,
  { audit: 'fair.sign_up_withdrawn' },
  async (call, seen) => {
    const { db, member, now } = call;
    const { fair, signUp } = await takeSignUp(call, seen);
    const isOwn = member.type === 'master' || signUp.signed_by === member.accountUuid;
    if (!signUpAbilities(fair, { isOwn }, now).withdraw)
      throw new AppError(40902, {
        reason: isOwn ? (fair.state === 'open' ? 'fair.begun' : 'fair.cancelled') : 'fair.notYours',
      });
    await freeBooth(db, fair.uuid, member.companyUuid);
    await deleteSignUp(db, member.companyUuid, seen.uuid);
    await call.publish({ type: 'fair.changed', uuid: fair.uuid }, 'everybody');
    call.note({ objectUuid: fair.uuid });
    return {};
  },
);

/** The company's sign-up as the caller saw it, locked after its fair, in the order in which operators lock them. */
async function takeSignUp(call: MemberWrite, { uuid, version }: { uuid: string; version: number }) {
  const { db, member } = call;
  const fair = requireFound(await holdFair(db, requireFound(await findFairOf(db, member.companyUuid, uuid))));
  const locked = await lockSignUp(db, member.companyUuid, uuid);
  return { fair, signUp: await requireCurrent(locked, version, () => readFair(call, fair.uuid)) };
}

function requireOpen(fair: FairRow, now: Date): void {
  if (fair.state === 'cancelled') throw new AppError(40902, { reason: 'fair.cancelled' });
  if (!isSignUpOpen(fair, now)) throw new AppError(40902, { reason: 'fair.signUpClosed' });
}

/**
 * The jobs that a sign-up has from now on: those of colleagues whom the caller does not see stay; what comes anew is online.
 * @throws AppError 400 otherwise, or where there are too many with those of colleagues
 */
async function requireJobs(
  { db, scope }: MemberWrite,
  wanted: readonly string[],
  before: SignUpRow['jobs'],
): Promise<string[]> {
  const isOwn = ({ owner_uuid }: SignUpRow['jobs'][number]) =>
    scope.ownerUuid === undefined || owner_uuid === scope.ownerUuid;
  const kept = before.filter(isOwn).map(({ uuid }) => uuid);
  const online = await lockOnlineJobs(db, scope, wanted);
  if (!wanted.every((uuid) => kept.includes(uuid) || online.includes(uuid)))
    throw new AppError(400, { field: 'job_uuids', reason: 'fair.unknownJobs' });
  const others = before.filter((job) => !isOwn(job)).map(({ uuid }) => uuid);
  const all = [...new Set([...wanted, ...others])];
  const most = contract.MAX_FAIR_JOBS;
  if (all.length > most) throw new AppError(400, { field: 'job_uuids', reason: 'fair.tooManyJobs', values: { most } });
  return all;
}
