import { createHmac, timingSafeEqual } from 'node:crypto';
import { isEmail, maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { parse, stringify } from 'uuid';
import type { Services } from '../../../services.ts';

export interface InvitationKey {
  companyUuid: string;
  linkUuid: string;
}

const UUID_BYTES = 16;
const MAC_BYTES = 16;

/**
 * The address that opens an invitation. Its token is company, link and a code of both (HMAC-SHA-256, 128 bits), 64 signs in
 * base64url: it can be shown again, while the database holds nothing that opens anything. Behind a #, it reaches no log.
 */
export function invitationUrl(
  { publicUrl, signingSecret }: Pick<Services, 'publicUrl' | 'signingSecret'>,
  key: InvitationKey,
) {
  const named = Buffer.concat([parse(key.companyUuid), parse(key.linkUuid)]);
  const token = Buffer.concat([named, codeOf(named, signingSecret)]).toString('base64url');
  return `${publicUrl}/invite-to-join#${token}`;
}

/** What a token names; undefined for one that was not made here. */
export function keyOf(token: string, signingSecret: string): InvitationKey | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * UUID_BYTES + MAC_BYTES) return undefined;
  const named = bytes.subarray(0, 2 * UUID_BYTES);
  if (!timingSafeEqual(codeOf(named, signingSecret), bytes.subarray(2 * UUID_BYTES))) return undefined;
  return { companyUuid: stringify(named.subarray(0, UUID_BYTES)), linkUuid: stringify(named.subarray(UUID_BYTES)) };
}

const codeOf = (named: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('invitation:').update(named).digest().subarray(0, MAC_BYTES);

/** Whether an invitation was sent to a mobile. */
export const isPhone = (address: string): boolean => address !== '' && !isEmail(address);

export const maskAddress = (address: string): string => (isEmail(address) ? maskEmail(address) : maskPhone(address));
