import * as contract from '@qinghe/contract/account/register.ts';
import { maskEmail } from '@qinghe/contract/formats.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../db/database.ts';
import type { RequestContext } from '../../../http/context.ts';
import { readForAnyone } from '../../../http/read.ts';
import { writeForAnyone } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { activateAccount } from '../account-queries.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { LINK_HOURS } from '../rules.ts';
import { hashToken, newToken } from '../secrets.ts';
import { noteOwn } from '../session/session.ts';
import { findAccountLink, insertAccountLink, useAccountLink } from './contact-queries.ts';
import { refuseTaken, requireFreeEmail } from './require-free.ts';

export interface ActivationLink {
  /** In small letters. */
  email: string;
  token: string;
}

/** Writes a link down that binds an e-mail to an account; `sendActivation` sends it, once the transaction is over. */
export async function insertActivation(
  db: Trx,
  { accountUuid, email, now }: { accountUuid: string; email: string; now: Date },
): Promise<ActivationLink> {
  const { token, tokenHash } = newToken();
  const address = email.toLowerCase();
  await insertAccountLink(db, {
    token_hash: tokenHash,
    purpose: 'activate',
    account_uuid: accountUuid,
    address,
    expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000),
  });
  return { email: address, token };
}

/** A mail that is not taken costs the account nothing: the e-mail can be bound by a code. */
export async function sendActivation(
  { services, locale }: Pick<RequestContext, 'services' | 'locale'>,
  { email, token }: ActivationLink,
): Promise<void> {
  const link = `${services.publicUrl}/outintern/activate#${token}`;
  const text = `${say(mails, 'activate', locale, { hours: LINK_HOURS })}\n${link}`;
  const mail = { to: email, subject: say(mails, 'activateSubject', locale), text };
  await services.email.send(mail, { key: uuidv7(), again: false }).catch(() => undefined);
}

/** @throws AppError 40401 for a link that is unknown, used or expired */
export const getActivation = readForAnyone(contract.getActivation, async ({ db, now }, { token }) => {
  const link = requireFound(await findAccountLink(db, hashToken(token), 'activate', now));
  return { email: maskEmail(link.address), expires_at: link.expires_at };
});

/** @throws AppError 40401 for a link that is unknown, used or expired, 40908 when another account has the e-mail */
export const activate = writeForAnyone(contract.activate, { audit: 'account.activated' }, async (call, { token }) => {
  const { db, now } = call;
  const link = requireFound(await useAccountLink(db, hashToken(token), 'activate', now));
  const account = requireFound(await lockCredentials(db, link.account_uuid));
  if (account.email !== link.address) await requireFreeEmail(db, link.address);
  await activateAccount(db, account.uuid, link.address).catch(refuseTaken('email'));
  noteOwn(call, account);
  return { email: maskEmail(link.address) };
});
