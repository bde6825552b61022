import * as contract from '@qinghe/contract/account/contact.ts';
import { maskEmail } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import { requireAccount } from '../../../http/context.ts';
import { readForAnyone } from '../../../http/read.ts';
import { route } from '../../../http/route.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { findAccount } from '../account-queries.ts';
import { spendCaptchaProof } from '../codes/captcha.ts';
import { spendCode } from '../codes/codes.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { LINK_MAILS } from '../quotas.ts';
import { LINK_HOURS, RESEND_SECONDS } from '../rules.ts';
import { hashToken, newToken } from '../secrets.ts';
import { noteOwn } from '../session/session.ts';
import { findAccountLink, insertAccountLink, saveContact, useAccountLink } from './contact-queries.ts';
import { refuseTaken, requireFreeEmail } from './require-free.ts';

/**
 * Sends a link to the bound e-mail: who reads it there may take the address off. The token stands behind a #, which no
 * server and no log sees.
 * @throws AppError 40902 without an e-mail, 10104 without captcha proof, 429 after five a day
 */
export const sendUnbindEmail = route(
  contract.sendUnbindEmail,
  { none: 'a link changes nothing before it is used' },
  async (context, { captcha_proof }) => {
    const { services, locale, now } = context;
    const { accountUuid } = requireAccount(context);
    const { email } = requireFound(await findAccount(services.db, accountUuid));
    if (email === null) throw new AppError(40902, { reason: 'email.none' });
    const { token, tokenHash } = newToken();
    await context.transaction(async (trx) => {
      if (!(await spendCaptchaProof(trx, captcha_proof, now))) throw new AppError(10104);
      await requireQuota(trx, LINK_MAILS, accountUuid, { now });
      await insertAccountLink(trx, {
        token_hash: tokenHash,
        purpose: 'change_email',
        account_uuid: accountUuid,
        address: email,
        expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000),
      });
    });
    const link = `${services.publicUrl}/outintern/change-email#${token}`;
    const text = `${say(mails, 'changeEmail', locale, { hours: LINK_HOURS })}\n${link}`;
    const mail = { to: email, subject: say(mails, 'changeEmailSubject', locale), text };
    await services.email.send(mail, { key: uuidv7(), again: false });
    return { resend_after: RESEND_SECONDS, address: maskEmail(email) };
  },
);

/** @throws AppError 40401 for a link that is unknown, used or expired */
export const openEmailLink = readForAnyone(contract.openEmailLink, async ({ db, now }, { token }) => {
  const link = requireFound(await findAccountLink(db, hashToken(token), 'change_email', now));
  return { email: maskEmail(link.address), expires_at: link.expires_at };
});

/**
 * Takes the e-mail of the link off its account, or puts another one in its place. A wrong code leaves the link good.
 * @throws AppError 40401 unknown, used, expired, or no longer the account's e-mail; 40102 wrong code; 40902 when nothing
 * else opens the account; 40908 when another account has the new one
 */
export const changeEmailByLink = writeForAnyone(
  contract.changeEmailByLink,
  { audit: 'account.email_changed' },
  async (call, { token, replacement }) => {
    const { db, now } = call;
    const hash = hashToken(token);
    const link = requireFound(await findAccountLink(db, hash, 'change_email', now));
    const address = replacement?.email.toLowerCase() ?? null;
    if (replacement && !(await spendCode(call, 'bind_email', address ?? '', replacement.code)))
      return new AppError(40102, { field: 'replacement.code' });
    requireFound(await useAccountLink(db, hash, 'change_email', now));
    const account = requireFound(await lockCredentials(db, link.account_uuid));
    if (account.email !== link.address) throw new AppError(40401);
    if (address === null && account.phone === null) throw new AppError(40902, { reason: 'email.onlyWay' });
    if (address !== null && address !== account.email) await requireFreeEmail(db, address);
    await saveContact(db, account.uuid, { email: address }).catch(refuseTaken('email'));
    noteOwn(call, account);
    return {};
  },
);
