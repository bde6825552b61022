import { createTransport } from 'nodemailer';
import type { EmailProvider } from './port.ts';

/** Sends through an SMTP server; `url` is `smtp(s)://user:password@host:port`, `timeout` milliseconds of silence. */
export function smtpEmail(url: string, from: string, timeout = 10_000): EmailProvider {
  // Sent inside a task's transaction: a server that says nothing must fail before the database gives that up (30 s).
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}
