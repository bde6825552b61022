import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { invitationStates } from '@qinghe/contract/talents/invitation-state.ts';
import * as contract from '@qinghe/contract/talents/invitations.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { recallDeliveries } from '../../../outside/delivery-queries.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { findCompanyName } from '../../company/index.ts';
import { payUnits, quoteUnit } from '../../rights/index.ts';
import { openLedger } from '../../wallet/index.ts';
import { codeOf } from '../search/cards.ts';
import { giveBack } from './give-back.ts';
import { invitationMessage, messageOf } from './invitation-message.ts';
import {
  changeInvitation,
  countInvitations,
  findInvitation,
  type InvitationRow,
  lapse,
  lockInvitation,
  lockTalent,
  OPEN,
  readInvitations,
} from './invitation-queries.ts';
import { requireInvitable } from './may-invite.ts';
import { placeInvitations, requireJob } from './place-invitations.ts';

/** An invitation as its company sees it. */
export const presentInvitation =
  ({ signingSecret }: Pick<Services, 'signingSecret'>, companyUuid: string) =>
  ({ degree, major, graduation_month, ...row }: InvitationRow): contract.TalentInvitation => ({
    ...row,
    code: codeOf(signingSecret, companyUuid, row.talent_uuid),
    who: degree !== null && major !== null && graduation_month !== null ? { degree, major, graduation_month } : null,
  });

export const previewInvitation = read(contract.previewInvitation, async ({ db, scope, now }, { job_uuid }) => {
  const { title } = await requireJob(db, scope, job_uuid, now);
  return messageOf(await findCompanyName(db, scope.companyUuid), title);
});

/**
 * Two that invite the same person at once wait for each other at the talent's row, whichever companies they are of; those of
 * one company wait at its ledger before.
 */
export const inviteTalent = write(
  contract.inviteTalent,
  { audit: 'talent.invited' },
  async (call, { talent_uuid, job_uuid: jobUuid, words, expect }) => {
    const { db, services, scope, member, now } = call;
    const { companyUuid } = member;
    await requireJob(db, scope, jobUuid, now);
    const ledger = await openLedger(call, companyUuid);
    const talent = await lockTalent(db, talent_uuid);
    await requireInvitable({ db, services, now }, companyUuid, talent);
    await lapse(db, now, { companyUuid, talentUuids: [talent_uuid] });
    const payment = { right: 'invitation' as const, quote: await quoteUnit(call, 'invitation'), expect };
    const [taken] = await payUnits(call, ledger, payment, { uuid: uuidv7(), jobUuid });
    const people = [{ talentUuid: talent_uuid, taken: requireFound(taken) }];
    const [uuid = ''] = await placeInvitations(call, { jobUuid, words, batchUuid: null }, people);
    return presentInvitation(services, companyUuid)(requireFound(await findInvitation(db, companyUuid, uuid, now)));
  },
);

/** Unsent it is as if it had never been, and what it took comes back; once sent, the person reads on its page that it was taken back. */
export const recallInvitation = write(
  contract.recallInvitation,
  { audit: 'talent.invitation_recalled' },
  async (call, { uuid, version }) => {
    const { db, services, member, scope, now } = call;
    const { companyUuid, ownerUuid } = scope;
    const show = presentInvitation(services, companyUuid);
    const ledger = await openLedger(call, companyUuid);
    const locked = await lockInvitation(db, companyUuid, uuid, now);
    if (ownerUuid !== undefined && locked?.account_uuid !== ownerUuid) throw new AppError(40401);
    const invitation = await requireCurrent(locked, version, show);
    if (!OPEN.includes(invitation.state)) throw new AppError(40902, { reason: 'talent.invitationOver' });
    const isUnsent = (await recallDeliveries(db, invitationMessage.name, [uuid])).length > 0;
    // What is on its way may have arrived: it is recalled once that is known.
    if (invitation.state === 'held' && !isUnsent) throw new AppError(40902, { reason: 'talent.invitationLeaving' });
    await changeInvitation(db, { companyUuid, uuid }, OPEN, { state: 'recalled' });
    if (isUnsent)
      await giveBack({ db, ledger, now }, { companyUuid, actorUuid: member.accountUuid, uuid }, [invitation]);
    return show(requireFound(await findInvitation(db, companyUuid, uuid, now)));
  },
);

type Counts = OutputOf<typeof contract.listInvitations>['counts'];

export const listInvitations = read(
  contract.listInvitations,
  async ({ db, services, scope, now }, { state, ...page }) => {
    const { items, next_cursor } = await readInvitations(db, scope, { ...page, state, now });
    const known = await countInvitations(db, scope, now);
    const counts = Object.fromEntries(
      invitationStates.map((one) => [one, known.find(({ state: is }) => is === one)?.count ?? 0]),
    ) as Counts;
    return { items: items.map(presentInvitation(services, scope.companyUuid)), next_cursor, counts };
  },
);
