import type { Transporter } from 'nodemailer';
import type { EmailProvider } from './port.ts';

/** Sends through an SMTP server; `url` is `smtp(s)://user:password@host:port`, `timeout` milliseconds of silence. */
export function smtpEmail(url: string, from: string, timeout = 10_000): EmailProvider {
  // Sent inside a task's transaction: a server that says nothing must fail before the database gives that up (30 s).
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
    });
  };
  // Loaded with the first e-mail: a start need not wait for it, nor a server of pages keep it in memory.
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text }) {
      transport ??= open();
      await (await transport).sendMail({ from, to, subject, text });
    },
  };
}
