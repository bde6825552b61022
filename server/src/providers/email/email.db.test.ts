import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { playSmtp, type ReceivedMail, type SmtpStandIn } from '../../../test/stand-ins/smtp.ts';
import { connect, type DatabaseConnection } from '../../db/database.ts';
import { embeddedEmail } from './embedded.ts';
import type { EmailMessage, EmailProvider } from './port.ts';
import { smtpEmail } from './smtp.ts';

const message: EmailMessage = {
  to: 'sy.wang@hust.edu.cn',
  subject: '云杉科技 · 前端开发实习生：你的投递已收到，感谢你认真填写的每一项内容',
  text: '思远，你好！\n.\n.一行以点开头\n链接：https://qinghe.example/applications/abc?x=1&y=2\n',
};

let service: SmtpStandIn;
let database: TestDatabase;
let connection: DatabaseConnection;
beforeAll(async () => {
  service = await playSmtp('mailer@qinghe', 'p@ss/word');
  database = await createTestDatabase();
  connection = connect(database.url, 2);
});
afterEach(() => {
  service.mails.length = 0;
  service.refuse = undefined;
});
afterAll(async () => {
  await service.close();
  await connection.close();
  await database.drop();
});

const smtp = (password = 'p@ss/word') =>
  smtpEmail(
    `smtp://${encodeURIComponent('mailer@qinghe')}:${encodeURIComponent(password)}@127.0.0.1:${service.port}`,
    '青禾 <no-reply@qinghe.example>',
    500,
  );

interface Arrangement {
  email: EmailProvider;
  /** What reached the mail server or the outbox. */
  arrived(): Promise<EmailMessage[]>;
}

const onSmtp = async (): Promise<Arrangement> => ({ email: smtp(), arrived: async () => service.mails.map(readMail) });

/** What a mail program would show of a mail. */
function readMail({ to, data }: ReceivedMail): EmailMessage {
  const [head = '', ...body] = data.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]/g, ' ');
  const subject = /^Subject: (.*)$/m.exec(headers)?.[1] ?? '';
  const decoded = subject
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_word, how: string, text: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : fromQuoted(text.replaceAll('_', ' ')),
    );
  const encoding = /^Content-Transfer-Encoding: (.*)$/m.exec(headers)?.[1];
  const content = body.join('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1];
  // What a program that shows no HTML shows: the first part.
  if (boundary) {
    const [, first = ''] = content.split(`--${boundary}\r\n`);
    return { ...readMail({ to, from: '', data: first.trimEnd() } as ReceivedMail), to: to.join(','), subject: decoded };
  }
  const text = encoding === 'base64' ? Buffer.from(content, 'base64').toString() : fromQuoted(content);
  return { to: to.join(','), subject: decoded, text: text.replaceAll('\r\n', '\n') };
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const onOutbox = async (): Promise<Arrangement> => ({
  email: embeddedEmail(connection.db, () => new Date()),
  async arrived() {
    const rows = await connection.db.selectFrom('outbox_message').selectAll().orderBy('uuid').execute();
    expect(rows.every((row) => row.channel === 'email')).toBe(true);
    return rows.map((row) => ({ to: row.address, subject: row.subject, text: row.body }));
  },
});

const delivery = { key: '0199a1b2-7000-7000-8000-000000000001', again: false };

describe.each([
  ['SMTP', onSmtp],
  ['the outbox', onOutbox],
])('e-mail through %s', (_name, arrange) => {
  it('brings address, subject and text whole, Chinese and lines that start with a dot included', async () => {
    const { email, arrived } = await arrange();
    await email.send(message, delivery);
    expect((await arrived()).map((mail) => ({ ...mail, text: mail.text.trimEnd() }))).toEqual([
      { ...message, text: message.text.trimEnd() },
    ]);
  });
});

describe('e-mail through SMTP', () => {
  it('logs in, and sends from the configured sender', async () => {
    await smtp().send(message, delivery);
    expect(service.mails[0]?.from).toBe('no-reply@qinghe.example');
    expect(service.mails[0]?.data).toMatch(/^From: =\?UTF-8\?.+ <no-reply@qinghe\.example>\r$/m);
  });

  it('says the same as HTML, and where a POST ends such mails', async () => {
    await smtp().send({ ...message, unsubscribe: 'https://qinghe.example/mails/unsubscribe/digest/abc' }, delivery);
    const head = service.mails[0]?.data.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]/g, ' ');
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/qinghe\.example\/mails\/unsubscribe\/digest\/abc>\r?$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(service.mails[0]?.data).toContain('text/html');
  });

  it('names a mail by its key, the same when it is sent again', async () => {
    await smtp().send(message, delivery);
    await smtp().send(message, { ...delivery, again: true });
    const ids = service.mails.map(({ data }) => /^Message-ID: (.+)\r$/im.exec(data)?.[1]);
    expect(ids).toEqual([`<${delivery.key}@qinghe.example>`, `<${delivery.key}@qinghe.example>`]);
  });

  it('keeps 7-bit lines on the way, so that any server takes them', async () => {
    await smtp().send(message, delivery);
    for (const line of service.mails[0]?.data.split('\r\n') ?? []) {
      expect(line).toMatch(/^[\x20-\x7e\t]*$/);
      expect(line.length).toBeLessThanOrEqual(998);
    }
  });

  it('cannot be made to write headers of its own or to reach others by what stands in a subject', async () => {
    await smtp().send({ ...message, subject: 'hello\r\nBcc: everyone@example.com\r\n\r\nbody' }, delivery);
    expect(service.mails[0]?.to).toEqual([message.to]);
    expect(service.mails[0]?.data.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it('fails, to be tried again, with a wrong password or when the address is refused', async () => {
    await expect(smtp('guessed').send(message, delivery)).rejects.toThrow('535');
    service.refuse = '450 4.2.1 mailbox busy';
    await expect(smtp().send(message, delivery)).rejects.toThrow('450');
    service.refuse = '550 5.1.1 no such user';
    await expect(smtp().send(message, delivery)).rejects.toThrow('550');
    expect(service.mails).toEqual([]);
  });

  it('does not wait for ever for a server that says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const started = performance.now();
    await expect(
      smtpEmail(`smtp://127.0.0.1:${port}`, 'a@qinghe.example', 200).send(message, delivery),
    ).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(5000);
    silent.close();
  });
});
