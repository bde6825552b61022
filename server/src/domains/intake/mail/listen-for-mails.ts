import { MAX_MAIL_BYTES } from '@qinghe/contract/intake/mails.ts';
import { AppError } from '../../../app-error.ts';
import { listenSmtp } from '../../../providers/inbound-mail/smtp.ts';
import type { Services } from '../../../services.ts';
import { findRecipient, keepMail } from './take-mails.ts';

/** Takes mails with CVs by SMTP. @returns the port, and what ends it */
export const listenForMails = (services: Services, { host, port }: { host: string; port: number }) =>
  listenSmtp({
    host,
    port,
    domain: services.inboundMail?.domain ?? '',
    maxBytes: MAX_MAIL_BYTES,
    isKnown: async (recipient) => (await findRecipient(services, recipient)) !== undefined,
    async take(recipient, bytes) {
      const address = await findRecipient(services, recipient);
      if (!address) return 'taken';
      try {
        await keepMail(services, address, bytes);
        return 'taken';
      } catch (error) {
        if (error instanceof AppError && error.code === 429) return 'tooMany';
        // An empty one brings nothing, now and later.
        if (error instanceof AppError && error.code === 42203) return 'taken';
        throw error;
      }
    },
  });
