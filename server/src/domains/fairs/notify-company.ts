import { fairNotice } from '@qinghe/contract/texts/decisions.ts';
import type { Write } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { notifyOfDecision } from '../account/index.ts';
import { findMaster, readColleagues } from '../company/index.ts';

interface SignedUp {
  companyUuid: string;
  fairUuid: string;
  signedBy: string;
}

/** Notifies a company's master, and who signed up where that is another one and still there, of what became of its place. */
export async function notifyCompany(
  call: Pick<Write, 'db' | 'services' | 'now'>,
  { companyUuid, fairUuid, signedBy }: SignedUp,
  ...notice: Parameters<typeof fairNotice>
): Promise<void> {
  const master = await findMaster(call.db, companyUuid);
  const colleagues = await readColleagues(call.db, companyUuid);
  const notified = new Set([master?.uuid, colleagues.find(({ uuid }) => uuid === signedBy)?.uuid]);
  for (const accountUuid of notified)
    if (accountUuid !== undefined)
      await notifyOfDecision(call, { accountUuid, companyUuid, kind: 'fairDecided' }, () => fairNotice(...notice));
  await publishEvent(call.db, { companyUuid, owners: 'everybody' }, { type: 'fair.changed', uuid: fairUuid });
}
