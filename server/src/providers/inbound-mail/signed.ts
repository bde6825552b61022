import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InboundMail, Mailbox, SignedMail } from './port.ts';

/** Seconds for which a signature is good, before and after its time. */
const GOOD_SECONDS = 5 * 60;

/** Mails that a carrier hands in, each signed with a secret that it shares with this server. */
export const signedMail = ({
  domain,
  secret,
  mailbox = null,
}: {
  domain: string;
  secret: string;
  mailbox?: Mailbox | null;
}): InboundMail => ({
  domain,
  mailbox,
  receives: true,
  isSigned(mail, bytes, now) {
    if (Math.abs(now.getTime() / 1000 - mail.timestamp) > GOOD_SECONDS) return false;
    const expected = Buffer.from(signatureOf(mail, bytes, secret));
    const given = Buffer.from(mail.signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  },
});

/** What a carrier writes under a mail. */
export const signatureOf = (
  { recipient, timestamp }: Pick<SignedMail, 'recipient' | 'timestamp'>,
  bytes: Uint8Array,
  secret: string,
): string => createHmac('sha256', secret).update(`${timestamp}.${recipient}.`).update(bytes).digest('hex');
