import type { Reader, Trx } from '../../db/database.ts';
import { phoneHash, referenceHash } from './sealed-contact.ts';
import { deleteTalent, findTalentOfPhone, readReferences, saveReceipt } from './talent-queries.ts';

/** Whether somebody of this phone can be found by companies. */
export const isTalent = async (reader: Reader, signingSecret: string, phone: string): Promise<boolean> =>
  (await findTalentOfPhone(reader, phoneHash(signingSecret, phone))) !== undefined;

/** Erases whoever has a phone, with a receipt for each platform that told of them: a message that was late brings nobody back. */
export async function eraseTalentOf(trx: Trx, signingSecret: string, phone: string, now: Date): Promise<void> {
  const talent = await findTalentOfPhone(trx, phoneHash(signingSecret, phone));
  if (!talent) return;
  for (const { sender, reference } of await readReferences(trx, talent.uuid))
    await saveReceipt(trx, referenceHash(signingSecret, sender, reference), now, true);
  await deleteTalent(trx, talent.uuid);
}
