import { createHash, createHmac } from 'node:crypto';
import type { Services } from '../../services.ts';

/**
 * Token of an application's status page. It is derived from the application, so that every later mail can name it, while
 * the database holds only its hash.
 */
export const statusToken = (signingSecret: string, applicationUuid: string): string =>
  createHmac('sha256', signingSecret).update(`application-status:${applicationUuid}`).digest('base64url');

export const statusUrl = (
  { publicUrl, signingSecret }: Pick<Services, 'publicUrl' | 'signingSecret'>,
  applicationUuid: string,
): string => `${publicUrl}/applications/${statusToken(signingSecret, applicationUuid)}`;

export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();
