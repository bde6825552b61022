import type { Delivery } from '../delivery.ts';

export interface EmailMessage {
  to: string;
  subject: string;
  /** Plain text; links stand in it as they are. */
  text: string;
  /** A POST there wants no more of these mails, without a login (RFC 8058). */
  unsubscribe?: string | undefined;
}

export interface EmailProvider {
  /** Hands one message over; any error may be tried again, under the same key. */
  send(message: EmailMessage, delivery: Delivery): Promise<void>;
}
