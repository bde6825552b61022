import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import * as contract from '@qinghe/contract/resumes/status.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import { route } from '../../../http/route.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { sendCode, spendCaptchaProof, spendCode } from '../../account/index.ts';
import { findLink } from '../apply/upload-queries.ts';
import { findApplicationOfPhone, findCandidate } from './candidate-queries.ts';
import { hashLinkToken, insertFreshLink } from './status-link.ts';

const RESEND_SECONDS = 60;

/**
 * Lets the holder of a link that was opened before prove that the application is theirs: by a code to its phone, or by a
 * fresh link to its e-mail where that is no mainland mobile, or is not at hand.
 * @throws AppError 40401 for a link or an application that is gone, 40902 without either, 10104, 429
 */
export const sendStatusCode = route(
  contract.sendStatusCode,
  { none: 'a candidate looks at an application of their own' },
  async (context, { link_token, to_email, captcha_proof }) => {
    const { services, now } = context;
    const candidate = await ofLink(services.db, link_token, now);
    if (isMainlandPhone(candidate.phone) && !to_email) {
      const sent = await sendCode(context, { address: candidate.phone, purpose: 'apply', captcha_proof });
      return { sent: 'code' as const, ...sent };
    }
    if (candidate.email === '') throw new AppError(40902);
    const { company_uuid: companyUuid, uuid: applicationUuid, job_title, email } = candidate;
    const link = await context.transaction(async (trx) => {
      if (!(await spendCaptchaProof(trx, captcha_proof, now))) throw new AppError(10104);
      return insertFreshLink(trx, services, { companyUuid, applicationUuid, now }, 'email');
    });
    // After the transaction: a slow carrier holds no connection, and a link that was not sent is good for nothing.
    const { locale } = context;
    const subject = `${say(pages, 'brand', locale)} · ${job_title}`;
    const mail = { to: email, subject, text: `${say(mails, 'freshLink', locale)}\n${link}` };
    await services.email.send(mail, { key: uuidv7(), again: false });
    return { sent: 'link' as const, resend_after: RESEND_SECONDS };
  },
);

/**
 * Gives a fresh one-time link for a code; only a right code tells whether its phone has an application. A refusal is
 * returned, not thrown, so that a wrong try stays counted.
 * @throws AppError 40102 wrong code, 40401 nothing there
 */
export const openStatus = writeForAnyone(
  contract.openStatus,
  { audit: { none: 'a candidate looks at an application of their own' } },
  async (call, { code, of }) => {
    const { db, services, now } = call;
    const candidate = 'link_token' in of ? await ofLink(db, of.link_token, now) : undefined;
    const phone = 'phone' in of ? of.phone : (candidate?.phone ?? '');
    if (!(await spendCode(call, 'apply', phone, code))) return new AppError(40102);
    const found = candidate ?? ('job_uuid' in of ? await findApplicationOfPhone(db, of.job_uuid, phone) : undefined);
    if (!found) return new AppError(40401);
    const { company_uuid: companyUuid, uuid: applicationUuid } = found;
    return { status_url: await insertFreshLink(db, services, { companyUuid, applicationUuid, now }, 'phone') };
  },
);

async function ofLink(reader: Reader, token: string, now: Date) {
  const link = await findLink(reader, hashLinkToken(token), 'application_status', now);
  const candidate = link && (await findCandidate(reader, link.company_uuid, link.object_uuid));
  if (!candidate) throw new AppError(40401);
  return candidate;
}
