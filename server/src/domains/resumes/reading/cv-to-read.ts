import { createHmac } from 'node:crypto';
import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import type { Services } from '../../../services.ts';

/** A CV that waits for its reading, and who sent it. */
export const cvToRead = z.object({
  company_uuid: formats.uuid,
  file_uuid: formats.uuid,
  sender: z.string().default(''),
});
export type CvToRead = z.output<typeof cvToRead>;

/** Readings take turns among companies and senders. */
export const turnOf = ({ company_uuid, sender }: CvToRead) => ({ company: company_uuid, sender: sender || 'unknown' });

/** A network as it is kept with an upload: a keyed hash, since its address is nobody's business later. */
export const senderOf = ({ signingSecret }: Pick<Services, 'signingSecret'>, network: string): string =>
  createHmac('sha256', signingSecret).update(`sender:${network}`).digest('base64url').slice(0, 22);
