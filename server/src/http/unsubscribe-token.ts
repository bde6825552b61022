import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MessageTopic } from '@qinghe/contract/messages/kinds.ts';
import { parse, stringify } from 'uuid';
import type { Services } from '../services.ts';

const UUID_BYTES = 16;

type Signing = Pick<Services, 'publicUrl' | 'signingSecret'>;

/** Where mail programs POST that an account wants no more of some mails (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/mails/unsubscribe';

/** Names an account to the links of its mails; good for as long as the account is, since it can do nothing else. */
export function unsubscribeToken(secret: string, accountUuid: string): string {
  const named = Buffer.from(parse(accountUuid));
  return Buffer.concat([named, codeOf(named, secret)]).toString('base64url');
}

/** @returns undefined for a token that we did not make */
export function accountOfToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const named = bytes.subarray(0, UUID_BYTES);
  if (bytes.length !== UUID_BYTES * 2) return undefined;
  return timingSafeEqual(codeOf(named, secret), bytes.subarray(UUID_BYTES)) ? stringify(named) : undefined;
}

export const oneClickUrl = (
  { publicUrl, signingSecret }: Signing,
  what: MessageTopic | 'digest',
  accountUuid: string,
) => `${publicUrl}${UNSUBSCRIBE_PATH}/${what}/${unsubscribeToken(signingSecret, accountUuid)}`;

const codeOf = (named: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('unsubscribe:').update(named).digest().subarray(0, UUID_BYTES);
