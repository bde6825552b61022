import type { InboundMail } from './port.ts';
import { signedMail } from './signed.ts';

/** No mail from outside arrives: whoever tries it saves one as a file and hands that in. */
export const embeddedMail = (signingSecret: string): InboundMail => ({
  ...signedMail({ domain: 'intake.localhost', secret: signingSecret }),
  receives: false,
});
