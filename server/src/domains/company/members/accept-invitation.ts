import * as contract from '@qinghe/contract/company/invitations.ts';
import { maskName } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import { type Read, readForAnyone } from '../../../http/read.ts';
import { type Write, writeForAccount } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { tell } from '../../messages/index.ts';
import { takesPeopleIn } from '../rules.ts';
import { isPhone, keyOf, maskAddress } from './invitation-link.ts';
import { findByLink, spendInvitation } from './invitation-queries.ts';
import { withdrawOthers } from './join-queries.ts';
import { insertSubAccount, lockNewcomer } from './member-queries.ts';

/** What a token opens. @throws AppError 40401 for one that opens nothing any more, 40902 while the company takes nobody in */
export async function openInvitation({ db, now, services }: Pick<Read, 'db' | 'now' | 'services'>, token: string) {
  const invitation = requireFound(await findByLink(db, requireFound(keyOf(token, services.signingSecret)), now));
  if (!takesPeopleIn(invitation))
    throw new AppError(40902, { reason: 'invite.held', values: { name: maskName(invitation.invited_by) } });
  return invitation;
}

export const getInvitation = readForAnyone(contract.getInvitation, async (call, { token }) => {
  const { company, invited_by, address, role, expires_at } = await openInvitation(call, token);
  return {
    company,
    invited_by: maskName(invited_by),
    address: maskAddress(address),
    is_for_phone: isPhone(address),
    role,
    expires_at,
  };
});

export const acceptInvitation = writeForAccount(
  contract.acceptInvitation,
  { audit: 'member.joined_by_invitation' },
  (call, { token }) => joinByInvitation(call, call.account.accountUuid, token),
);

/**
 * Lets an account in as a sub-account, in the role that it was invited to. A link that was sent to a mobile is for the account with that mobile; one that was
 * sent to an e-mail proves that e-mail by itself.
 * @throws AppError 40401 for a link that opens nothing any more; 40902 in a company already, or for another mobile
 */
export async function joinByInvitation(call: Write, accountUuid: string, token: string) {
  const { db, now, note, services } = call;
  const newcomer = requireFound(await lockNewcomer(db, accountUuid));
  const key = requireFound(keyOf(token, services.signingSecret));
  // Before the link is looked at: who came in by it may have used it up.
  if (newcomer.company_uuid === key.companyUuid) throw new AppError(40902, { reason: 'invite.member' });
  const { uuid, address, company, role, job_limit: jobLimit } = await openInvitation(call, token);
  if (newcomer.company_uuid !== null) throw new AppError(40902, { reason: 'company.already' });
  if (isPhone(address) && newcomer.phone !== address) throw new AppError(40902, { reason: 'invite.otherPhone' });
  const isIn =
    (await spendInvitation(db, key, now)) &&
    (await insertSubAccount(db, key.companyUuid, { accountUuid, identified: newcomer.identified, role, jobLimit }));
  if (!isIn) throw new AppError(40401);
  await withdrawOthers(db, accountUuid);
  const { companyUuid } = key;
  await publishEvent(db, { companyUuid, owners: [accountUuid] }, { type: 'member.changed', uuid: accountUuid });
  await tell(call, 'memberJoined', { companyUuid, to: 'master' });
  note({
    action: 'member.joined_by_invitation',
    actor: { kind: 'account', uuid: accountUuid },
    companyUuid,
    objectUuid: accountUuid,
    detail: { invitation_uuid: uuid, role },
  });
  return { company_uuid: companyUuid, company };
}
