import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { UNDO_SECONDS } from '@qinghe/contract/resumes/stages.ts';
import { invitationStates } from '@qinghe/contract/talents/invitation-state.ts';
import * as contract from '@qinghe/contract/talents/invitations.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Scope } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { deliver } from '../../../outside/deliver.ts';
import { recallDeliveries } from '../../../outside/delivery-queries.ts';
import { requireCurrent, requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { findCompanyName } from '../../company/index.ts';
import { findJob, requireOpenJob } from '../../jobs/index.ts';
import { codeOf } from '../search/cards.ts';
import { invitationMessage, messageOf } from './invitation-message.ts';
import {
  changeInvitation,
  countInvitations,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  lapse,
  lockInvitation,
  lockTalent,
  OPEN,
  readInvitations,
} from './invitation-queries.ts';
import { requireInvitable } from './may-invite.ts';

/** A job that the caller may invite to: of the company, the caller's own for a sub-account, and taking applications. */
async function requireJob(db: Reader, { companyUuid, ownerUuid }: Scope, uuid: string, now: Date) {
  const job = requireFound(await findJob(db, companyUuid, uuid));
  if (ownerUuid !== undefined && job.owner_uuid !== ownerUuid) throw new AppError(40401);
  await requireOpenJob(db, uuid, now);
  return job;
}

const present =
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

/** Two that invite the same person at once wait for each other at the talent's row, whichever companies they are of. */
export const inviteTalent = write(
  contract.inviteTalent,
  { audit: 'talent.invited' },
  async ({ db, services, scope, member, now }, { talent_uuid, job_uuid, words }) => {
    const { companyUuid, accountUuid } = member;
    await requireJob(db, scope, job_uuid, now);
    const talent = await lockTalent(db, talent_uuid);
    await requireInvitable({ db, services, now }, companyUuid, talent);
    await lapse(db, now, talent_uuid);
    const uuid = uuidv7();
    const sendAt = new Date(now.getTime() + UNDO_SECONDS * 1000);
    const row = { company_uuid: companyUuid, uuid, talent_uuid, job_uuid, account_uuid: accountUuid, words };
    if (!(await insertInvitation(db, { ...row, state: 'held', created_at: now, send_at: sendAt })))
      throw new AppError(40902, { reason: 'talent.invitedLately' });
    const details = { company_uuid: companyUuid };
    await deliver({ db, services, now }, invitationMessage, [{ uuid, subjectUuid: uuid, details }], sendAt);
    return present(services, companyUuid)(requireFound(await findInvitation(db, companyUuid, uuid, now)));
  },
);

/** Unsent it is as if it had never been; once sent, the person reads on its page that it was taken back. */
export const recallInvitation = write(
  contract.recallInvitation,
  { audit: 'talent.invitation_recalled' },
  async ({ db, services, scope: { companyUuid, ownerUuid }, now }, { uuid, version }) => {
    const show = present(services, companyUuid);
    const locked = await lockInvitation(db, companyUuid, uuid, now);
    if (ownerUuid !== undefined && locked?.account_uuid !== ownerUuid) throw new AppError(40401);
    const invitation = await requireCurrent(locked, version, show);
    if (!OPEN.includes(invitation.state)) throw new AppError(40902, { reason: 'talent.invitationOver' });
    await changeInvitation(db, { companyUuid, uuid }, OPEN, { state: 'recalled' });
    await recallDeliveries(db, invitationMessage.name, [uuid]);
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
    return { items: items.map(present(services, scope.companyUuid)), next_cursor, counts };
  },
);
