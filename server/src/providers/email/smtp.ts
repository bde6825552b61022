import type { Transporter } from 'nodemailer';
import { htmlTwin } from './html-twin.ts';
import type { EmailProvider } from './port.ts';

/**
 * Sends through an SMTP server; `url` is `smtp(s)://user:password@host:port`, `timeout` milliseconds of silence. A mail
 * that is sent again carries the same Message-ID (RFC 5322, 3.6.4), by which mailboxes know it.
 */
export function smtpEmail(url: string, from: string, timeout = 10_000): EmailProvider {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'qinghe.invalid';
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
    async send({ to, subject, text, unsubscribe }, { key }) {
      transport ??= open();
      await (await transport).sendMail({
        ...{ from, to, subject, text, html: htmlTwin(subject, text), messageId: `<${key}@${domain}>` },
        ...(unsubscribe && {
          headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
    },
  };
}
