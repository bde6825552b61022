import * as contract from '@qinghe/contract/talents/put.ts';
import { writeForSender } from '../../http/platform.ts';
import { referenceHash } from './sealed-contact.ts';
import { dropReference, eraseUnless, lockReference, saveReceipt } from './talent-queries.ts';

/** The same response for a reference that stands, one that was withdrawn before, and one that never came. */
export const withdrawTalent = writeForSender(
  contract.withdrawTalent,
  async ({ db, services, sender, now }, { reference }) => {
    await lockReference(db, sender, reference);
    const dropped = await dropReference(db, sender, reference);
    if (dropped) await eraseUnless(db, dropped.talent_uuid);
    const hash = referenceHash(services.signingSecret, sender, reference);
    await saveReceipt(db, hash, now, dropped !== undefined);
    return { taken: true as const };
  },
);
