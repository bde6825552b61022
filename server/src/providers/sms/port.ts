import type { Delivery } from '../delivery.ts';

/** What a text message says; a vendor turns it into its registered template. */
export type SmsText =
  | { template: 'code'; code: string; minutes: number }
  | { template: 'notice'; text: string; link: string };

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
