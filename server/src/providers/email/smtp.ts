import { createTransport } from 'nodemailer';
import type { EmailProvider } from './port.ts';

/** Sends through an SMTP server; `url` is `smtp(s)://user:password@host:port`. */
export function smtpEmail(url: string, from: string): EmailProvider {
  const transport = createTransport(url);
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
