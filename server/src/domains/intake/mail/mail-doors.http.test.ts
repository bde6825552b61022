import { connect } from 'node:net';
import { listMails, makeAddress, revokeAddress } from '@qinghe/contract/intake/mails.ts';
import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { wordCv } from '../../../../test/cv-imports.ts';
import { aMail } from '../../../../test/intake-mails.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { standInImap } from '../../../../test/stand-ins/imap.ts';
import { until } from '../../../../test/until.ts';
import { imapMailbox } from '../../../providers/inbound-mail/imap.ts';
import type { InboundMail } from '../../../providers/inbound-mail/port.ts';
import { fetchMails } from './fetch-mails.ts';
import { listenForMails } from './listen-for-mails.ts';

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const { token } = master;
await app.work();
const listening = await listenForMails(app.services, { host: '127.0.0.1', port: 0 });
afterAll(listening.close);

async function address() {
  const job = await makeJob(app, master);
  return app.ok(makeAddress, { job_uuid: job.uuid, basis: 'sent' }, { token });
}
const mailsOf = async (uuid: string) =>
  (await app.ok(listMails, {}, { token })).items.filter((mail) => mail.address_uuid === uuid);
const settled = (uuid: string, count = 1) =>
  until(async () => {
    const own = await mailsOf(uuid);
    return own.length >= count && own.every(({ state }) => state !== 'waiting') && own;
  });

const raw = async (name: string, heads: Record<string, string> = {}) => aMail([{ name, bytes: await wordCv() }], heads);
const post = (to: string | string[], bytes: Buffer, from = 'hr@company.example') =>
  createTransport({
    host: '127.0.0.1',
    port: listening.port,
    secure: false,
    tls: { rejectUnauthorized: false },
  }).sendMail({ envelope: { from, to }, raw: bytes });

test('a mail comes by SMTP, over TLS where its sender asks for it, for who has the address and nobody else', async () => {
  const { uuid, address: to } = await address();
  await post(to, await raw('周明远.docx'));
  expect(await settled(uuid)).toMatchObject([{ state: 'taken', sender: 'hr@company.example' }]);
  await expect(post(`cv-aaaaaaaaaaaaaaaa@intake.localhost`, await raw('b.docx'))).rejects.toMatchObject({
    responseCode: 550,
  });
  await expect(post('somebody@elsewhere.example', await raw('c.docx'))).rejects.toMatchObject({ responseCode: 550 });
  const { uuid: gone, address: revoked } = await address();
  await app.ok(revokeAddress, { uuid: gone }, { token });
  await expect(post(revoked, await raw('d.docx'))).rejects.toMatchObject({ responseCode: 550 });
});

test('what no person has sent is set aside, by the envelope too; nobody is answered', async () => {
  const { uuid, address: to } = await address();
  await post(to, await raw('周明远.docx'), '');
  expect(await settled(uuid)).toMatchObject([{ state: 'aside', reason: 'returned' }]);
});

test('one that is too large is refused before and after it has come', async () => {
  const { uuid, address: to } = await address();
  await expect(post(to, Buffer.alloc(26 * 1024 * 1024, 'a\r\n'))).rejects.toMatchObject({ responseCode: 552 });
  expect(await mailsOf(uuid)).toEqual([]);
});

test('of one network two talk at a time; a third is sent away, and comes in once one has left', async () => {
  const open = () =>
    new Promise<{ line: string; end: () => void }>((resolve, reject) => {
      const socket = connect(listening.port, '127.0.0.1');
      socket.once('data', (line) => resolve({ line: `${line}`, end: () => socket.end() }));
      socket.once('error', reject);
    });
  const [one, two] = [await open(), await open()];
  expect([one.line, two.line].every((line) => line.startsWith('220'))).toBe(true);
  const third = await open();
  expect(third.line).toMatch(/^421/);
  one.end();
  third.end();
  await until(async () => {
    const next = await open();
    next.end();
    return next.line.startsWith('220');
  });
  two.end();
});

test('mails are fetched from a mailbox, each once, by whichever line of its head names us', async () => {
  const imap = await standInImap({ user: 'cv@company.example', password: 'pass/word @1' });
  const { inboundMail } = app.services;
  const withMailbox = (url: string): InboundMail => ({
    ...(inboundMail as InboundMail),
    mailbox: imapMailbox(url, 1024 * 1024),
  });
  const services = (url = imap.url) => ({ ...app.services, inboundMail: withMailbox(url) });
  const run = (url?: string) => fetchMails.run(services(url), {}, { last: false });
  try {
    const { uuid, address: to } = await address();
    imap.state.mails.push(
      { uid: 3, bytes: await raw('甲.docx', { To: 'hr@company.example', 'Delivered-To': to }) },
      { uid: 5, bytes: await raw('乙.docx', { To: 'friend@elsewhere.example' }) },
      { uid: 6, bytes: Buffer.concat([await raw('丙.docx', { To: to }), Buffer.alloc(2 * 1024 * 1024, 'a')]) },
      { uid: 9, bytes: await raw('丁.docx', { To: `"简历" <${to.toUpperCase()}>` }) },
    );
    await run();
    expect((await settled(uuid, 2)).map(({ state }) => state)).toEqual(['taken', 'taken']);
    await run();
    expect(await mailsOf(uuid)).toHaveLength(2);
    imap.state.mails.push({ uid: 10, bytes: await raw('戊.docx', { To: to }) });
    await run();
    expect(await settled(uuid, 3)).toHaveLength(3);
    // A mailbox that was made anew counts from one: what came before is known by its bytes.
    Object.assign(imap.state, { validity: 8, mails: imap.state.mails.map((mail, at) => ({ ...mail, uid: at + 1 })) });
    await run();
    expect(await mailsOf(uuid)).toHaveLength(3);
    await expect(run(imap.urlWith('wrong'))).rejects.toThrow();
  } finally {
    await imap.close();
  }
  await expect(run()).rejects.toThrow();
});
