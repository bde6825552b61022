import * as contract from '@qinghe/contract/company/invitations.ts';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { deliver } from '../../../outside/deliver.ts';
import { requireFound, requireRoom, requireUnseen } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { findCompany, lockCompany } from '../queries.ts';
import { MESSAGES_A_DAY, TO_ONE_A_DAY } from '../quotas.ts';
import { hasNoneInForce } from '../rules.ts';
import { invitationUrl, maskAddress } from './invitation-link.ts';
import { invitationMessage } from './invitation-message.ts';
import { countInvitations, insertInvitations, readInvitations, renewLink, revoke } from './invitation-queries.ts';

const DAY = 86_400_000;
const RENEWED_DAYS = 7;

export const listInvitations = read(contract.listInvitations, async ({ db, member, now, services }) => {
  const rows = await readInvitations(db, member.companyUuid, now);
  return { items: rows.map((row) => present(services, member.companyUuid, row)) };
});

/**
 * Who waits for their own identity makes links, and passes them on themselves. Messages go out once the transaction is over, for companies alone whose papers are in force.
 * @throws AppError 40902 without room for more, or while nobody has looked at the company; 429 above the messages of a day
 */
export const invite = write(
  contract.invite,
  { audit: 'member.invited' },
  async (call, { addresses, most_uses, days, role, job_limit }) => {
    const { db, member, now, note, services } = call;
    const { companyUuid, accountUuid } = member;
    const wanted = Math.max(1, addresses.length);
    requireUnseen(member, addresses.length > 0);
    await requireRoom({
      lock: () => lockCompany(db, companyUuid),
      count: async () => (await countInvitations(db, companyUuid, now)) + wanted - 1,
      most: contract.MAX_INVITATIONS,
      reason: 'invite.room',
    });
    const common = {
      role,
      // Who only reads puts nothing online.
      job_limit: role === 'recruiter' ? job_limit : null,
      invited_by: accountUuid,
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY),
    };
    const made = await insertInvitations(
      db,
      companyUuid,
      (addresses.length === 0 ? [''] : addresses).map((address) => ({
        ...common,
        uuid: uuidv7(),
        link_uuid: uuidv4(),
        address,
        most_uses: address === '' ? most_uses : 1,
      })),
    );
    await sendAll(call, made);
    note(
      ...made.map(({ uuid, address }) => ({ objectUuid: uuid, detail: { to: maskAddress(address), role, job_limit } })),
    );
    return { items: made.map((row) => present(services, companyUuid, row)) };
  },
);

/** @throws AppError 40401 revoked, used up, ended or not the company's; 429 above the messages of a day */
export const renewInvitation = write(
  contract.renewInvitation,
  { audit: 'member.invitation_renewed' },
  async (call, { uuid }) => {
    const { db, member, now, services } = call;
    const fresh = { link_uuid: uuidv4(), expires_at: new Date(now.getTime() + RENEWED_DAYS * DAY) };
    const row = requireFound(await renewLink(db, member.companyUuid, uuid, fresh, now));
    await sendAll(call, [row]);
    return present(services, member.companyUuid, row);
  },
);

/** @throws AppError 40401 revoked already, or not the company's */
export const revokeInvitation = write(
  contract.revokeInvitation,
  { audit: 'member.invitation_revoked' },
  async ({ db, member, now }, { uuid }) => {
    requireFound(await revoke(db, member.companyUuid, uuid, now));
    return {};
  },
);

type Row = Awaited<ReturnType<typeof readInvitations>>[number];

async function sendAll(call: MemberWrite, rows: readonly Pick<Row, 'address' | 'link_uuid'>[]): Promise<void> {
  const {
    db,
    member: { companyUuid },
    now,
  } = call;
  const sent = rows.filter(({ address }) => address !== '');
  if (sent.length === 0) return;
  const company = requireFound(await findCompany(db, companyUuid));
  if (hasNoneInForce(company.check_status))
    throw new AppError(40902, { field: 'addresses', reason: 'invite.unchecked' });
  await requireQuota(db, MESSAGES_A_DAY, companyUuid, { now, amount: sent.length });
  // In one order for all companies: two that write to the same people follow each other.
  for (const { address } of sent.toSorted((a, b) => (a.address < b.address ? -1 : 1)))
    await requireQuota(db, TO_ONE_A_DAY, address, { now });
  const messages = sent.map(({ link_uuid: uuid }) => ({ uuid, details: { company_uuid: companyUuid } }));
  await deliver(call, invitationMessage, messages);
}

/** Just written, a message waits. */
const present = (
  services: Services,
  companyUuid: string,
  { link_uuid: linkUuid, address, ...row }: Omit<Row, 'delivery'> & Partial<Row>,
) => ({
  ...row,
  delivery: deliveryOf(address, row.delivery),
  address: maskAddress(address),
  link: invitationUrl(services, { companyUuid, linkUuid }),
});

/** What is recalled or overtaken is not on its way any more, and the company can send it again. */
function deliveryOf(address: string, state: Row['delivery'] | undefined) {
  if (address === '' || state === null) return 'none' as const;
  if (state === 'recalled' || state === 'overtaken') return 'refused' as const;
  return state ?? ('waiting' as const);
}
