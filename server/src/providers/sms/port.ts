import type { Delivery } from '../delivery.ts';

/** What a text message says; a vendor turns it into its registered template. */
export type SmsText =
  | { template: 'code'; code: string; minutes: number }
  | { template: 'notice'; text: string; link: string }
  /** What has become of a talk; the link is the ticket of who signed up. */
  | { template: 'talk'; text: string; link: string }
  /** What has become of a job fair; the link is the ticket of who registered. */
  | { template: 'fair'; text: string; link: string }
  /** What was decided about a company's papers or somebody's identity; it has no link. */
  | { template: 'decision'; text: string }
  /** A company, by its checked name, asks a colleague in. */
  | { template: 'invitation'; company: string; link: string };

/** A text without the brackets in which carriers set who signs a message: nobody else's name stands in them. */
export const unsigned = (text: string): string => text.replaceAll('【', '［').replaceAll('】', '］');

/** What is registered with a carrier: the sender's signature, and a template for each kind of message. */
export interface SmsTemplates {
  signName: string;
  codeTemplate: string;
  noticeTemplate: string;
  /** Without one nobody who signed up for a talk hears of it by SMS. */
  talkTemplate: string;
  /** Without one nobody who registered for a job fair hears of it by SMS. */
  fairTemplate: string;
  /** Without one invitations are refused. */
  invitationTemplate: string;
  /** Without one nobody hears of decisions by SMS. */
  decisionTemplate: string;
}

export interface SmsProvider {
  /**
   * Hands one message over to the carrier.
   * @throws SmsRefused when the service will never take this message; any other error may be tried again
   */
  send(phone: string, message: SmsText, delivery: Delivery): Promise<void>;
}

/** The service refused finally (bad number, blocked template); `reason` is its own code. */
export class SmsRefused extends Error {
  constructor(reason: string) {
    super(`SMS refused: ${reason}`);
    this.name = 'SmsRefused';
  }
}
