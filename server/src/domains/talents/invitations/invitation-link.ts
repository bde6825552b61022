import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Services } from '../../../services.ts';

export interface InvitationKey {
  companyUuid: string;
  uuid: string;
}

const UUID_BYTES = 16;
const MAC_BYTES = 16;
export const ANSWER_PATH = '/talent-invitations';

/** The address of an invitation's answer page: company, invitation and a code of both, so that the database holds nothing that opens it. */
export function answerUrl(
  { publicUrl, signingSecret }: Pick<Services, 'publicUrl' | 'signingSecret'>,
  { companyUuid, uuid }: InvitationKey,
): string {
  const named = Buffer.concat([parse(companyUuid), parse(uuid)]);
  return `${publicUrl}${ANSWER_PATH}/${Buffer.concat([named, codeOf(named, signingSecret)]).toString('base64url')}`;
}

/** What a token names; undefined for one that was not made here. */
export function keyOf(token: string, signingSecret: string): InvitationKey | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * UUID_BYTES + MAC_BYTES) return undefined;
  const named = bytes.subarray(0, 2 * UUID_BYTES);
  if (!timingSafeEqual(codeOf(named, signingSecret), bytes.subarray(2 * UUID_BYTES))) return undefined;
  return { companyUuid: stringify(named.subarray(0, UUID_BYTES)), uuid: stringify(named.subarray(UUID_BYTES)) };
}

const codeOf = (named: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('talent invitation:').update(named).digest().subarray(0, MAC_BYTES);
