import * as contract from '@qinghe/contract/company/hand-over.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { findOwnPhone, mayWork, spendCode } from '../../account/index.ts';
import { lockCompany } from '../queries.ts';
import { deleteOffer, findOffer, saveOffer, swapMaster } from './hand-over-queries.ts';
import { lockMember } from './member-queries.ts';

/** For so long an offer waits. */
const OFFER_DAYS = 7;

export const getHandOver = read(contract.getHandOver, async ({ db, member, now }) => {
  const offer = await findOffer(db, member.companyUuid, now);
  const isForMe = offer?.to_uuid === member.accountUuid;
  if (!offer || !(isForMe || offer.offered_by === member.accountUuid)) return { offer: null };
  return { offer: { from: offer.from, to: offer.to, is_for_me: isForMe, expires_at: offer.expires_at } };
});

/** @throws AppError 40902 when the other cannot take over, 40102 wrong code */
export const offerHandOver = write(
  contract.offerHandOver,
  { audit: 'company.master_offered' },
  async (call, { to, code }) => {
    const { db, member, now, note } = call;
    const { companyUuid, accountUuid } = member;
    await lockCompany(db, companyUuid);
    await requireHeir(db, companyUuid, to);
    const phone = await findOwnPhone(db, accountUuid);
    if (phone === null) throw new AppError(40902, { reason: 'phone.none' });
    if (!(await spendCode(call, 'prove_phone', phone, code))) return new AppError(40102, { field: 'code' });
    const expires_at = new Date(now.getTime() + OFFER_DAYS * 86_400_000);
    await saveOffer(db, companyUuid, { to_uuid: to, offered_by: accountUuid, offered_at: now, expires_at });
    await tell(call, to);
    note({ objectUuid: to });
    return {};
  },
);

/** @throws AppError 40401 where none waits */
export const withdrawHandOver = write(
  contract.withdrawHandOver,
  { audit: 'company.master_offer_withdrawn' },
  async (call) => {
    const { to_uuid: to } = requireFound(await deleteOffer(call.db, call.member.companyUuid));
    await tell(call, to);
    call.note({ objectUuid: to });
    return {};
  },
);

/** @throws AppError 40401 no offer for the caller; 40902 when it or the caller no longer counts */
export const answerHandOver = write(
  contract.answerHandOver,
  { audit: 'company.master_changed' },
  async (call, { accept }) => {
    const { db, member, now, note } = call;
    const { companyUuid, accountUuid } = member;
    await lockCompany(db, companyUuid);
    const offer = requireFound(await findOffer(db, companyUuid, now));
    if (offer.to_uuid !== accountUuid) throw new AppError(40401);
    requireFound(await deleteOffer(db, companyUuid));
    note({ action: accept ? 'company.master_changed' : 'company.master_declined', objectUuid: offer.offered_by });
    if (accept) {
      await requireHeir(db, companyUuid, accountUuid);
      const giver = await lockMember(db, companyUuid, offer.offered_by);
      if (giver?.type !== 'master') throw new AppError(40902, { reason: 'handover.master' });
      if (!(await mayWork(db, offer.offered_by, now))) throw new AppError(40902, { reason: 'handover.held' });
      await swapMaster(db, companyUuid, offer.offered_by, accountUuid);
    }
    await tell(call, offer.offered_by, accountUuid);
    return {};
  },
);

async function requireHeir(db: Trx, companyUuid: string, uuid: string): Promise<void> {
  const heir = await lockMember(db, companyUuid, uuid);
  const can = heir?.type === 'slave' && heir.user_status === 'active' && heir.staff_status === 1;
  if (!can) throw new AppError(40902, { field: 'to', reason: 'handover.member' });
}

const tell = async ({ publish }: MemberWrite, ...uuids: string[]): Promise<void> => {
  for (const uuid of uuids) await publish({ type: 'member.changed', uuid }, [uuid]);
};
