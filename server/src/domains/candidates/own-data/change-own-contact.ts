import { newContact } from '@qinghe/contract/candidates/own-data.ts';
import { isMainlandPhone, maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import { writeAudit } from '../../../db/audit.ts';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { inputIssue } from '../../../http/input-issue.ts';
import { deliver } from '../../../outside/deliver.ts';
import type { Services } from '../../../services.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { accountWords, spendCode } from '../../account/index.ts';
import { changeContact, type FullApplication, lockOwnApplication } from '../../resumes/index.ts';
import { findRequestHold } from '../erasure/hold-queries.ts';
import { type AskedFor, findErasureRequest } from '../erasure/request-queries.ts';
import { type Corrected, faultsOf } from './correct-own-data.ts';

type ContactKind = keyof typeof newContact;

/**
 * What became of a change of address; `taken`: the new phone has applied to the company already, `held`: by the old address
 * something is to be erased or kept from it.
 */
export type ContactChanged = Corrected | { outcome: 'taken' | 'unproved' | 'held' };

interface Changing extends AskedFor {
  kind: ContactKind;
  /** As the form of a page sends it. */
  values: Readonly<Record<string, string>>;
  /** The address that the browser proved a short while ago. */
  proved: ContactKind | null;
  network: string;
  requestId: string;
  locale: Locale;
}

/**
 * Changes the phone or e-mail under which a candidate is known to a company: one of the old addresses was proved a short
 * while ago, the new one is proved by the code that went to it. The old address is told.
 */
export async function changeOwnContact(services: Services, changing: Changing): Promise<ContactChanged> {
  const { kind, values, proved, locale } = changing;
  if (proved === null) return { outcome: 'unproved' };
  const parsed = newContact[kind].safeParse(values, { error: inputIssue(locale) });
  if (!parsed.success) return { outcome: 'wrong', faults: faultsOf(parsed.error.issues, locale) };
  const { code, ...given } = parsed.data;
  const address = Object.values(given)[0] ?? '';
  return withTransaction(services.db, (trx) => change(trx, services, { ...changing, proved, address, code })).catch(
    (error: unknown) => {
      // Somebody applied with it in the same moment.
      if (isUniqueViolation(error)) return { outcome: 'taken' };
      throw error;
    },
  );
}

async function change(
  trx: Trx,
  services: Services,
  {
    companyUuid,
    applicationUuid,
    kind,
    proved,
    address,
    code,
    network,
    requestId,
    locale,
  }: Changing & {
    proved: ContactKind;
    address: string;
    code: string;
  },
): Promise<ContactChanged> {
  const now = services.clock();
  // Answered, not thrown: a wrong try stays counted.
  if (!(await spendCode({ db: trx, network, now }, 'apply', address.toLowerCase(), code)))
    return { outcome: 'wrong', faults: { code: sayReason('contact.code', locale) } };
  const application = await lockOwnApplication(trx, companyUuid, applicationUuid);
  if (!application || application.withdrawn_at !== null) return { outcome: 'closed' };
  if (application[kind].toLowerCase() === address.toLowerCase()) return { outcome: 'same' };
  const asked = { companyUuid, applicationUuid };
  const held = await findRequestHold(trx, services.signingSecret, application, chinaDay(now));
  if (held || (await findErasureRequest(trx, asked))) return { outcome: 'held' };
  const changed = await changeContact(trx, companyUuid, application, { kind, address, provedBy: proved, now });
  if (!changed) return { outcome: 'taken' };
  for (const objectUuid of changed)
    await writeAudit(trx, {
      companyUuid,
      actor: { kind: 'candidate', uuid: null },
      action: 'application.contact_changed',
      objectUuid,
      requestId,
      detail: { fields: [kind] },
    });
  await tellOld({ db: trx, services, now }, application, { kind, address, locale });
  return { outcome: 'saved' };
}

/** Whoever had the old address reads that it is used no more, and what to do where that was somebody else. */
async function tellOld(
  telling: { db: Trx; services: Services; now: Date },
  { phone, email, job_title }: FullApplication,
  { kind, address, locale }: { kind: ContactKind; address: string; locale: Locale },
): Promise<void> {
  const old = kind === 'phone' ? phone : email;
  if (old === '' || (kind === 'phone' && !isMainlandPhone(old))) return;
  const to = kind === 'phone' ? maskPhone(address) : maskEmail(address);
  const subject = say(mails, 'contactChangedSubject', locale);
  const body = say(mails, 'contactChanged', locale, { job: job_title, to });
  const channel = kind === 'phone' ? ('sms' as const) : ('email' as const);
  await deliver(telling, accountWords, [{ details: { channel, address: old, subject, body } }]);
}
