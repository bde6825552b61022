import { isEmail, isMainlandPhone } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import type { ActorName } from '../../../actor.ts';
import type { Trx } from '../../../db/database.ts';
import { deliver } from '../../../outside/deliver.ts';
import { eraseFromOutbox } from '../../../providers/outbox.ts';
import type { Services } from '../../../services.ts';
import { accountWords, eraseCandidateCodes } from '../../account/index.ts';
import { countFairRegistrationsOf, eraseFairRegistrationsOf } from '../../fairs/index.ts';
import { eraseImportsOf } from '../../intake/index.ts';
import { eraseLiveSignUpsOf } from '../../live/index.ts';
import { eraseApplications, readApplicationsOf } from '../../resumes/index.ts';
import { eraseTalentOf, isTalent } from '../../talents/index.ts';
import { countRegistrationsOf, eraseRegistrationsOf } from '../../talks/index.ts';
import { type Erased, insertReceipts } from './receipt-queries.ts';

/** Years for which the receipt is shown at the address of what is gone: as long as its link is. */
const RECEIPT_DAYS = 3 * 365;

interface Erasing {
  db: Trx;
  services: Services;
  actor: ActorName;
  requestId: string;
  locale: Locale;
  now: Date;
}

/**
 * Erases a person everywhere in the transaction that it is given: applications with all that hangs on them, registrations
 * for talks, fairs and broadcasts, the talent. Files follow by tasks; the person is told; each company's log keeps that something was
 * erased, and whoever opens a link of it reads the receipt.
 * @param address a phone, or an e-mail in small letters
 */
export async function erasePerson(call: Erasing, address: string): Promise<Erased> {
  const { db, services, now } = call;
  const applications = await readApplicationsOf(db, address);
  const erased: Erased = {
    number: uuidv7(),
    applications: applications.length,
    talks: await countRegistrationsOf(db, address),
    fairs: await countFairRegistrationsOf(db, address),
    talent: await isTalent(db, services.signingSecret, address),
  };
  await eraseImportsOf(call, address, applications);
  await eraseApplications(call, applications);
  await eraseRegistrationsOf(db, address);
  await eraseFairRegistrationsOf(db, address);
  await eraseLiveSignUpsOf(db, address);
  await eraseTalentOf(db, services.signingSecret, address, now);
  const addresses = [address, ...applications.flatMap(({ phone, email }) => [phone, email])];
  await eraseCandidateCodes(db, addresses);
  await eraseFromOutbox(db, addresses);
  await insertReceipts(db, erased, {
    of: applications.map(({ company_uuid, uuid }) => ({ companyUuid: company_uuid, applicationUuid: uuid })),
    at: now,
    expiresAt: new Date(now.getTime() + RECEIPT_DAYS * 86_400_000),
  });
  const [newest] = applications;
  await notify(call, isEmail(address) ? address : newest?.email || address, erased.number);
  return erased;
}

/** By e-mail, else by SMS where it can be; the address goes as the word has gone. */
async function notify({ db, services, now, locale }: Erasing, address: string, number: string): Promise<void> {
  const channel = isEmail(address) ? ('email' as const) : ('sms' as const);
  if (channel === 'sms' && !isMainlandPhone(address)) return;
  const [subject, body] = [say(mails, 'erasedSubject', locale), say(mails, 'erased', locale, { number })];
  await deliver({ db, services, now }, accountWords, [{ details: { channel, address, subject, body } }]);
}
