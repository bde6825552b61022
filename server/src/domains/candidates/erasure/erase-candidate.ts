import * as contract from '@qinghe/contract/candidates/erasure.ts';
import { isEmail, isMainlandPhone, maskName } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { nameOf } from '../../../actor.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import type { Write } from '../../../http/write.ts';
import { deliver } from '../../../outside/deliver.ts';
import { eraseFromOutbox } from '../../../providers/outbox.ts';
import type { Services } from '../../../services.ts';
import { accountWords, eraseCandidateCodes } from '../../account/index.ts';
import { countFairRegistrationsOf, eraseFairRegistrationsOf } from '../../fairs/index.ts';
import { eraseApplications, readApplicationsOf, readErasureRequests } from '../../resumes/index.ts';
import { eraseTalentOf, isTalent } from '../../talents/index.ts';
import { countRegistrationsOf, eraseRegistrationsOf } from '../../talks/index.ts';

const SHOWN = 100;
const DAY = 86_400_000;

/** Who asked for erasure on the page of an application. */
export const listErasureRequests = readForOperator(contract.listErasureRequests, async ({ db }, page) => {
  const { items, next_cursor } = await readErasureRequests(db, page);
  return {
    items: items.map((row) => ({
      ...row,
      name: maskName(row.name),
      due_at: new Date(Date.parse(row.asked_at) + contract.ERASURE_DAYS * DAY).toISOString(),
    })),
    next_cursor,
  };
});

/** All that is kept under an address; that somebody looked stands in the operators' own log. */
export const findCandidate = writeForOperator(
  contract.findCandidate,
  { audit: 'candidate.looked_up' },
  async ({ db, services }, { address }) => ({ candidate: await readCandidate(db, services, known(address)) }),
);

/**
 * Erases a person everywhere in one transaction: applications with all that hangs on them, registrations for talks and
 * fairs, the talent. Files follow by tasks; the person is told; each company's log keeps that something was erased.
 * @throws AppError 40401 where nothing is kept, 40901 with what is there now
 */
export const eraseCandidate = writeForOperator(
  contract.eraseCandidate,
  { audit: 'candidate.erased' },
  async (call, { address: given, application_count, reason }) => {
    const { db, services, operator, now } = call;
    const address = known(given);
    const candidate = await readCandidate(db, services, address);
    if (!candidate) throw new AppError(40401);
    if (candidate.application_count !== application_count) throw new AppError(40901, { data: { candidate } });
    const applications = await readApplicationsOf(db, address);
    const [newest] = applications;
    await eraseApplications({ db, services, actor: nameOf(operator), requestId: call.requestId }, applications);
    await eraseRegistrationsOf(db, address);
    await eraseFairRegistrationsOf(db, address);
    await eraseTalentOf(db, services.signingSecret, address, now);
    const addresses = [address, ...applications.flatMap(({ phone, email }) => [phone, email])];
    await eraseCandidateCodes(db, addresses);
    await eraseFromOutbox(db, addresses);
    await notify(call, isEmail(address) ? address : newest?.email || address);
    call.note({ detail: { applications: candidate.application_count, reason } });
    return {};
  },
);

/** As addresses are stored: what is no phone is an e-mail, in small letters. */
const known = (address: string): string => address.toLowerCase();

async function readCandidate(
  db: Reader,
  { signingSecret }: Pick<Services, 'signingSecret'>,
  address: string,
): Promise<contract.FoundCandidate | null> {
  const applications = await readApplicationsOf(db, address);
  const talk_count = await countRegistrationsOf(db, address);
  const fair_count = await countFairRegistrationsOf(db, address);
  const is_talent = await isTalent(db, signingSecret, address);
  if (applications.length + talk_count + fair_count === 0 && !is_talent) return null;
  return {
    name: maskName(applications[0]?.name ?? ''),
    applications: applications.slice(0, SHOWN),
    application_count: applications.length,
    talk_count,
    fair_count,
    is_talent,
  };
}

/** By e-mail, else by SMS where it can be; the address goes as the word has gone. */
async function notify({ db, services, now, locale }: Write, address: string): Promise<void> {
  const channel = isEmail(address) ? ('email' as const) : ('sms' as const);
  if (channel === 'sms' && !isMainlandPhone(address)) return;
  const [subject, body] = [say(mails, 'erasedSubject', locale), say(mails, 'erased', locale)];
  await deliver({ db, services, now }, accountWords, [{ details: { channel, address, subject, body } }]);
}
