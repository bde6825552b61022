import * as contract from '@qinghe/contract/talents/put.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { writeForSender } from '../../http/platform.ts';
import type { Write } from '../../http/write.ts';
import { chinaDay } from '../../time/china-day.ts';
import { factsOf, hiddenFrom, isAhead, startOn } from './rules.ts';
import { referenceHash, sealContact } from './sealed-contact.ts';
import { hideFrom, saveSearchRow } from './search/row-queries.ts';
import { talentTerms } from './search/terms.ts';
import {
  eraseUnless,
  findReceipt,
  findReference,
  lockReference,
  pointReference,
  saveTalent,
} from './talent-queries.ts';

/**
 * Of one phone there is one row, whoever tells of it; the later word stands.
 * @throws AppError 400 for a consent that lies ahead, 40902 for one given before its reference was withdrawn
 */
export const putTalent = writeForSender(contract.putTalent, async (call, input) => {
  const { db, services, sender, now } = call;
  const { reference, consent } = input;
  if (isAhead(consent.at, now)) throw new AppError(400, { field: 'consent.at', reason: 'talent.consentAhead' });
  await lockReference(db, sender, reference);
  const receipt = await findReceipt(db, referenceHash(services.signingSecret, sender, reference));
  // A message that was late does not bring back whoever has left since.
  if (receipt && Date.parse(consent.at) <= Date.parse(receipt.erased_at))
    throw new AppError(40902, { field: 'consent.at', reason: 'talent.withdrawn' });
  await insertTalent(call, sender, input);
  return { taken: true as const };
});

/** Saves a talent and ties the reference to it; whoever it stood for before is erased where nobody else stands for them. */
export async function insertTalent(
  { db, services, now }: Pick<Write, 'db' | 'now'> & { services: Pick<Write['services'], 'signingSecret'> },
  sender: string,
  input: contract.TalentInput,
): Promise<void> {
  const { reference, phone, email } = input;
  const before = await findReference(db, sender, reference);
  const facts = factsOf(input);
  const { uuid, isPaused } = await saveTalent(db, {
    ...facts,
    ...sealContact(services.signingSecret, { phone, email }),
    uuid: uuidv7(),
    now,
  });
  if (!isPaused)
    await saveSearchRow(db, { uuid, terms: talentTerms(facts), startOn: startOn(facts, chinaDay(now)), now });
  await hideFrom(db, uuid, hiddenFrom(input.hidden_from));
  await pointReference(db, sender, reference, uuid);
  if (before && before.talent_uuid !== uuid) await eraseUnless(db, before.talent_uuid);
}
