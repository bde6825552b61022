import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import type * as contract from '@qinghe/contract/resumes/apply.ts';
import { publicTexts } from '@qinghe/contract/texts/public.ts';
import { AppError } from '../../../app-error.ts';
import { type Reader, withTransaction } from '../../../db/database.ts';
import type { RequestContext } from '../../../http/context.ts';
import { sendCode, spendCaptchaProof, spendCode } from '../../account/index.ts';
import { findLink } from '../apply/upload-queries.ts';
import { findApplicationOfPhone, findCandidate } from './candidate-queries.ts';
import { hashLinkToken, insertFreshLink } from './status-link.ts';

const RESEND_SECONDS = 60;

/**
 * Lets whoever holds a link that was opened before show that the application is his: by a code to its phone, or where
 * that is no mainland mobile by a fresh link to its e-mail.
 * @throws AppError 40401 for a link or an application that is gone, 40902 without either, 10104, 429
 */
export async function sendStatusCode(
  context: RequestContext,
  { link_token, captcha_proof }: ParsedInputOf<typeof contract.sendStatusCode>,
): Promise<OutputOf<typeof contract.sendStatusCode>> {
  const { services, now } = context;
  const candidate = await ofLink(services.db, link_token, now);
  if (isMainlandPhone(candidate.phone)) {
    const sent = await sendCode(context, { phone: candidate.phone, purpose: 'apply', captcha_proof });
    return { sent: 'code', ...sent };
  }
  if (candidate.email === '') throw new AppError(40902);
  const { company_uuid: companyUuid, uuid: applicationUuid, job_title, email } = candidate;
  const link = await context.transaction(async (trx) => {
    if (!(await spendCaptchaProof(trx, captcha_proof, now))) throw new AppError(10104);
    return insertFreshLink(trx, services, { companyUuid, applicationUuid, now });
  });
  // After the transaction: a slow carrier holds no connection, and a link that was not sent is good for nothing.
  const { brand, freshLinkMail } = publicTexts[context.locale];
  await services.email.send({ to: email, subject: `${brand} · ${job_title}`, text: `${freshLinkMail}\n${link}` });
  return { sent: 'link', resend_after: RESEND_SECONDS };
}

/**
 * Gives a fresh one-time link for a code. A phone without an application is told so only after its code was right, so
 * that nobody learns of other people's applications.
 * @throws AppError 40102 wrong code, 40401 nothing there
 */
export async function openStatus(
  { services, now }: RequestContext,
  { code, of }: ParsedInputOf<typeof contract.openStatus>,
): Promise<OutputOf<typeof contract.openStatus>> {
  // A wrong try must stay counted, so the refusal leaves the transaction as a value.
  const result = await withTransaction(services.db, async (trx) => {
    const candidate = 'link_token' in of ? await ofLink(trx, of.link_token, now) : undefined;
    const phone = 'phone' in of ? of.phone : (candidate?.phone ?? '');
    if (!(await spendCode(trx, 'apply', phone, code, now))) return new AppError(40102);
    const found = candidate ?? ('job_uuid' in of ? await findApplicationOfPhone(trx, of.job_uuid, phone) : undefined);
    if (!found) return new AppError(40401);
    const { company_uuid: companyUuid, uuid: applicationUuid, applied_at } = found;
    return { status_url: await insertFreshLink(trx, services, { companyUuid, applicationUuid, now }), applied_at };
  });
  if (result instanceof AppError) throw result;
  return result;
}

async function ofLink(reader: Reader, token: string, now: Date) {
  const link = await findLink(reader, hashLinkToken(token), 'application_status', now);
  const candidate = link && (await findCandidate(reader, link.company_uuid, link.object_uuid));
  if (!candidate) throw new AppError(40401);
  return candidate;
}
