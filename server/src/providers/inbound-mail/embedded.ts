import type { InboundMail } from './port.ts';
import { signedMail } from './signed.ts';

/**
 * No mail from outside arrives unless this machine listens for them: whoever tries it saves one as a file and hands that in.
 * @param listens whether a program of this machine can send some by SMTP
 */
export const embeddedMail = (signingSecret: string, listens: boolean): InboundMail => ({
  ...signedMail({ domain: 'intake.localhost', secret: signingSecret }),
  receives: listens,
});
