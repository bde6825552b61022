import * as contract from '@qinghe/contract/talents/batches.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { recallDeliveries } from '../../../outside/delivery-queries.ts';
import { requireFound } from '../../../refusals.ts';
import { findJob } from '../../jobs/index.ts';
import { payUnits, quoteUnit } from '../../rights/index.ts';
import { openLedger } from '../../wallet/index.ts';
import { giveBack } from '../invitations/give-back.ts';
import { invitationMessage } from '../invitations/invitation-message.ts';
import { countInvited, lapse, lockTalents } from '../invitations/invitation-queries.ts';
import { readWhyNot } from '../invitations/may-invite.ts';
import { placeInvitations, requireJob } from '../invitations/place-invitations.ts';
import { presentTalents } from '../search/present-talents.ts';
import { readFound, searchOf } from '../search/search.ts';
import { findBatch, insertBatch, lockHeld, markRecalled } from './batch-queries.ts';
import { type Choice, type Chosen, checkOf, chooseTalents, leftOutOf, whyNotOf } from './choose-talents.ts';

const DAY = 86_400_000;
const LATELY_DAYS = 30;

/** What one invitation takes, and how many there were lately. */
export const countBatchInvite = read(contract.countBatchInvite, async ({ db, member, scope, now }) => {
  const since = new Date(now.getTime() - LATELY_DAYS * DAY);
  const quote = await quoteUnit({ db, member, now }, 'invitation');
  return { ...quote, invited: await countInvited(db, scope, since) };
});

/** Talents as the list shows them, each with why not. */
export const listBatchTalents = read(
  contract.listBatchTalents,
  async ({ db, services, member, now }, { cursor, limit, job_uuid, ...filter }) => {
    const { companyUuid } = member;
    const job = job_uuid === undefined ? undefined : requireFound(await findJob(db, companyUuid, job_uuid));
    const search = await searchOf(db, filter, { companyUuid, now });
    const { found, next_cursor } = await readFound(db, search, { cursor, limit });
    const items = await presentTalents(db, found, { services, companyUuid, now, search, job });
    const whyNot = await whyNotOf(
      { db, services, member, now },
      items.map(({ uuid }) => uuid),
    );
    const of = (uuid: string) => whyNot.get(uuid) ?? { why: null, again_at: null };
    return { items: items.map((talent) => ({ ...talent, ...of(talent.uuid) })), next_cursor };
  },
);

const askedOf = ({ uuids, number = 0 }: Chosen): number => (uuids ? new Set(uuids).size : number);

/** Whom an invitation of many would reach. @throws AppError 40401 and 40902 where the caller cannot invite to the job */
export const checkBatchInvite = read(
  contract.checkBatchInvite,
  async ({ db, services, member, scope, now }, { job_uuid, uuids, number, ...filter }) => {
    await requireJob(db, scope, job_uuid, now);
    const [call, chosen] = [
      { db, services, member, now },
      { uuids, number, filter },
    ];
    return checkOf(call, await chooseTalents(call, chosen), askedOf(chosen));
  },
);

/**
 * Invites many: who can be is looked at once more while their rows are locked. Batches of one company wait for each other at
 * its ledger, those of several at the first person whom both invite.
 * @throws AppError 40401 and 40902 for the job, 40902 where nobody can be invited, and what `payUnits` throws, with the check
 */
export const sendBatchInvite = write(
  contract.sendBatchInvite,
  { audit: 'talent.batch_invited' },
  async (call, { job_uuid: jobUuid, words, expect, ...chosen }) => {
    const { db, scope, member, now, note } = call;
    await requireJob(db, scope, jobUuid, now);
    const ledger = await openLedger(call, member.companyUuid);
    const choice = await lockChoice(call, await chooseTalents(call, chosen));
    const quote = await checkOf(call, choice, askedOf(chosen));
    if (quote.reach === 0) throw new AppError(40902, { reason: 'talent.nobodyToInvite', data: quote });
    const uuid = uuidv7();
    const { units, coins, asked, reach: invited } = quote;
    const taken = await payUnits(call, ledger, { right: 'invitation', quote, expect }, { uuid, jobUuid });
    const batch = { company_uuid: member.companyUuid, uuid, job_uuid: jobUuid, account_uuid: member.accountUuid };
    await insertBatch(db, { ...batch, words, asked, created_at: now, units, coins });
    const people = choice.uuids.map((talentUuid, index) => ({ talentUuid, taken: requireFound(taken[index]) }));
    await placeInvitations(call, { jobUuid, words, batchUuid: uuid }, people);
    note({ objectUuid: uuid, detail: { invited, units, coins } });
    return { uuid, invited, left_out: leftOutOf(choice.leftOut), units, coins };
  },
);

/** Who of those chosen can be invited still; until the transaction ends nothing changes about them. */
async function lockChoice(call: MemberWrite, { uuids, leftOut }: Choice): Promise<Choice> {
  const { db, member, now } = call;
  const talents = await lockTalents(db, uuids);
  await lapse(db, now, { companyUuid: member.companyUuid, talentUuids: uuids });
  const whyNot = await readWhyNot(call, member.companyUuid, uuids, talents);
  return { uuids: uuids.filter((uuid) => !whyNot.has(uuid)), leftOut: [...leftOut, ...whyNot.values()] };
}

/** Those that have not gone out are as if they had never been. @throws AppError 40401, 40902 where all have gone out */
export const recallBatchInvite = write(
  contract.recallBatchInvite,
  { audit: 'talent.batch_recalled' },
  async (call, { uuid }) => {
    const { db, member, scope, now, note } = call;
    const { companyUuid, accountUuid: actorUuid } = member;
    const ledger = await openLedger(call, companyUuid);
    requireFound(await findBatch(db, scope, uuid, now));
    const held = await lockHeld(db, companyUuid, uuid);
    // What is on its way already goes out.
    const kept = new Set(await recallDeliveries(db, invitationMessage.name, uuidsOf(held)));
    const recalled = held.filter((one) => kept.has(one.uuid));
    if (recalled.length === 0) throw new AppError(40902, { reason: 'talent.invitationOver' });
    await markRecalled(db, companyUuid, uuidsOf(recalled));
    const back = await giveBack({ db, ledger, now }, { companyUuid, actorUuid, uuid }, recalled);
    note({ objectUuid: uuid, detail: { recalled: recalled.length, ...back } });
    return { recalled: recalled.length, ...back };
  },
);

const uuidsOf = (some: readonly { uuid: string }[]): string[] => some.map(({ uuid }) => uuid);
