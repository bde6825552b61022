import { randomUUID } from 'node:crypto';
import { signatureOf } from '../src/providers/inbound-mail/signed.ts';
import type { TestApp } from './app.ts';

interface Carried {
  name: string;
  bytes: Uint8Array;
  /** Within the text, as a logo is. */
  inline?: boolean;
  type?: string;
}

/** A mail as it lies in a file, forwarded by a colleague. */
export function aMail(files: readonly Carried[] = [], heads: Readonly<Record<string, string>> = {}): Buffer {
  const all = {
    From: 'HR <hr@company.example>',
    To: 'cv@intake.localhost',
    Subject: '=?UTF-8?B?6L2s5Y+R77ya566A5Y6G?=',
    'Message-ID': `<${randomUUID()}@company.example>`,
    ...heads,
  };
  const parts = files.map(({ name, bytes, inline = false, type = 'application/octet-stream' }) =>
    [
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      '',
      Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  );
  const text = ['Content-Type: text/plain; charset=utf-8', '', '请看附件 http://evil.example/cv.pdf'].join('\r\n');
  return Buffer.from(
    [
      ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="part"',
      '',
      ...[text, ...parts].map((part) => `--part\r\n${part}`),
      '--part--',
      '',
    ].join('\r\n'),
  );
}

/** What the carrier of a test says of a mail. */
export function signedBy({ services, clock }: TestApp, recipient: string, bytes: Uint8Array) {
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  return { recipient, timestamp, signature: signatureOf({ recipient, timestamp }, bytes, services.signingSecret) };
}
