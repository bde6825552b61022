import { type Delivery, DeliveryRefused } from '../delivery.ts';

/** What a text message says; a vendor turns it into its registered template. */
export type SmsText =
  | { template: 'code'; code: string; minutes: number }
  | { template: 'notice'; text: string; link: string }
  /** What has become of an event; the link, `…/{path}/tickets/{token}`, is the ticket of who signed up for it. */
  | { template: 'event'; text: string; link: string }
  /** What was decided about a company's papers or somebody's identity; it has no link. */
  | { template: 'decision'; text: string }
  /** A company, by its checked name, asks a colleague in. */
  | { template: 'invitation'; company: string; link: string }
  /** A company, by its checked name, invites a talent; the link is `…/talent-invitations/{token}`. */
  | { template: 'talent'; company: string; link: string };

/** A text without the brackets in which carriers set who signs a message: nobody else's name stands in them. */
export const unsigned = (text: string): string => text.replaceAll('【', '［').replaceAll('】', '］');

/** What is registered with a carrier: the sender's signature, and a template for each kind of message. */
export interface SmsRegistration {
  signName: string;
  /** A kind without one is refused. */
  templates: Readonly<Partial<Record<SmsText['template'], string>>>;
}

/**
 * What stands in the variables of a registered template, in their order. No carrier takes an address inside a variable: the
 * template holds all of it but its last parts.
 */
export function variablesOf(message: SmsText): Record<string, string> {
  switch (message.template) {
    case 'code':
      return { code: message.code };
    case 'decision':
      return { text: message.text };
    case 'invitation':
      return { company: message.company, token: message.link.split('#').at(-1) ?? '' };
    case 'talent':
      return { company: message.company, token: message.link.split('/').at(-1) ?? '' };
    case 'notice':
      return { text: message.text, token: message.link.split('/').at(-1) ?? '' };
    case 'event': {
      const [path = '', , token = ''] = message.link.split('/').slice(-3);
      return { text: message.text, path, token };
    }
  }
}

export interface SmsProvider {
  /**
   * Hands one message over to the carrier.
   * @throws SmsRefused when the service will never take this message; any other error may be tried again
   */
  send(phone: string, message: SmsText, delivery: Delivery): Promise<void>;
}

/** The service refused finally (bad number, blocked template); `reason` is its own code. */
export class SmsRefused extends DeliveryRefused {
  constructor(reason: string) {
    super(`SMS refused: ${reason}`);
    this.name = 'SmsRefused';
  }
}
