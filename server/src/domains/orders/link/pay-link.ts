import * as contract from '@qinghe/contract/orders/payments.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { requireBuyer } from '../create-order.ts';
import { lockOrder } from '../order-queries.ts';
import { findLiveLink, insertLink, withdrawLink } from './link-queries.ts';
import { PAY_PATH, payToken } from './pay-token.ts';

/** @throws AppError 40401, 40934 for sub-accounts, 40937 where it is over */
async function lockPayable({ db, member }: MemberWrite, uuid: string) {
  requireBuyer(member);
  const order = requireFound(await lockOrder(db, member.companyUuid, uuid));
  if (order.state !== 'paying' || order.ending) throw new AppError(40937);
  return order;
}

/** The link by which an order can be paid without an account; asked for again it is the same one. @throws as `lockPayable` */
export const makePayLink = write(contract.makePayLink, { audit: 'order.link_made' }, async (call, { uuid }) => {
  const { db, member, now, services, note } = call;
  const { company_uuid } = await lockPayable(call, uuid);
  const link = (await findLiveLink(db, company_uuid, uuid)) ?? { uuid: uuidv7(), isNew: true };
  if ('isNew' in link) {
    const made = { company_uuid, order_uuid: uuid, uuid: link.uuid, made_by: member.accountUuid, made_at: now };
    await insertLink(db, made);
    note({ objectUuid: uuid });
    await publishEvent(db, { companyUuid: company_uuid, owners: [] }, { type: 'order.changed' });
  } else call.noteNothing();
  return { url: `${services.publicUrl}${PAY_PATH}/${payToken(services.signingSecret, link.uuid)}` };
});

/** Ends the link of an order; twice is once. @throws AppError 40401, 40934 for sub-accounts */
export const withdrawPayLink = write(
  contract.withdrawPayLink,
  { audit: 'order.link_withdrawn' },
  async (call, { uuid }) => {
    const { db, member, now, note } = call;
    requireBuyer(member);
    const { company_uuid } = requireFound(await lockOrder(db, member.companyUuid, uuid));
    if (await withdrawLink(db, company_uuid, uuid, now)) {
      note({ objectUuid: uuid });
      await publishEvent(db, { companyUuid: company_uuid, owners: [] }, { type: 'order.changed' });
    } else call.noteNothing();
    return {};
  },
);
