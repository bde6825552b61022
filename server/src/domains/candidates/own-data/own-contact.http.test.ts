import { sendEmail } from '@qinghe/contract/account/codes.ts';
import { holdCandidate } from '@qinghe/contract/candidates/erasure.ts';
import { getApplication, revealContact } from '@qinghe/contract/resumes/desk.ts';
import { findApplications } from '@qinghe/contract/resumes/search.ts';
import { expect, test } from 'vitest';
import { captchaProof, makeMaster, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { cvFile, makeApplication } from '../../../../test/applications.ts';
import { openPage } from '../../../../test/candidate-page.ts';
import { codeFor, readCode, sendAndReadCode } from '../../../../test/codes.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { openSocket } from '../../../../test/socket.ts';
import { until } from '../../../../test/until.ts';
import { chinaDay } from '../../../time/china-day.ts';

const app = await startTestApp({ own: true });
await app.work();
const master = await makeMaster(app);
const { token } = master;
const job = await makeJob(app, master);
const other = await makeJob(app, master);

const readDetail = (uuid: string) => app.ok(getApplication, { uuid }, { token });
const contactOf = (uuid: string) => app.ok(revealContact, { uuid }, { token });
const textOf = async (response: Promise<Response>) => (await response).text();

const codeTo = (phone: string) => sendAndReadCode(app, phone, 'apply');

async function codeToEmail(email: string): Promise<string> {
  await app.ok(sendEmail, { email, purpose: 'apply', captcha_proof: await captchaProof(app) });
  return readCode(app, email.toLowerCase());
}

const messagesTo = (address: string) =>
  app.services.db.selectFrom('outbox_message').select('body').where('address', '=', address).execute();

test('a new phone counts for all that the old one sent to the company; the old one is told, and proves nothing more', async () => {
  const old = unusedPhone();
  const { uuid, see, send } = await openPage(app, job, { phone: old, email: '' });
  const beside = await makeApplication(app, other, { candidate: { phone: old, email: '' } });
  expect(await textOf(see('data'))).toContain('换手机号或邮箱');
  expect(await textOf(see('contact'))).toContain('name="phone"');
  const phone = unusedPhone();
  const { event } = await openSocket(app, token);
  expect(await textOf(send('contact', { phone, code: await codeTo(phone) }))).toContain('已换好');
  await event('application.read', uuid);
  for (const one of [uuid, beside.uuid]) {
    expect(await contactOf(one)).toMatchObject({ phone });
    expect((await readDetail(one)).history[0]).toMatchObject({
      action: 'candidate_corrected',
      changes: [{ field: 'phone', before: `${old.slice(0, 3)}****${old.slice(-4)}` }],
    });
  }
  await until(async () => (await messagesTo(old)).some(({ body }) => body.includes('联系方式已换成')));
  // Whoever has the old phone proves nothing by the link that once went there.
  expect(await textOf(see('contact'))).toContain('data-part="status-code"');
  expect(await textOf(see('erase'))).toContain('data-part="status-code"');
});

test('a new e-mail too, beside none, in whichever letters it is typed', async () => {
  const { uuid, send } = await openPage(app, job, { phone: unusedPhone(), email: '' });
  const email = `New${unusedPhone()}@Stu.example.com`;
  const code = await codeToEmail(email);
  expect(await textOf(send('contact', { email, code: code === '000000' ? '000001' : '000000' }))).toContain(
    '验证码不对',
  );
  expect(await textOf(send('contact', { email, code }))).toContain('已换好');
  expect((await contactOf(uuid)).email.toLowerCase()).toBe(email.toLowerCase());
  expect((await readDetail(uuid)).history[0]?.changes).toEqual([{ field: 'email', before: null }]);
});

test('what is typed wrong stands at its field with what was typed, and changes nothing', async () => {
  const phone = unusedPhone();
  const { uuid, send } = await openPage(app, job, { phone, email: '' });
  const short = await textOf(send('contact', { phone: '1391', code: '12' }));
  expect(short).toContain('value="1391"');
  expect(short.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(await textOf(send('contact', {}))).toContain('aria-invalid');
  const fresh = unusedPhone();
  await codeTo(fresh);
  // A code to one phone proves no other.
  const wrong = await textOf(send('contact', { phone: unusedPhone(), code: await readCode(app, fresh) }));
  expect(wrong).toContain('验证码不对');
  expect(await textOf(send('contact', { phone, code: await codeTo(phone) }))).toContain('和现在的一样');
  expect(await contactOf(uuid)).toMatchObject({ phone });
});

test('not to a phone that has applied to the company, nor without a proof of a short while ago, nor by the address alone', async () => {
  const { uuid, see, send } = await openPage(app, job, { phone: unusedPhone(), email: '' });
  const taken = unusedPhone();
  await makeApplication(app, other, { candidate: { phone: taken } });
  expect(await textOf(send('contact', { phone: taken, code: await codeTo(taken) }))).toContain('已经投过这家企业');
  const phone = unusedPhone();
  const code = await codeTo(phone);
  expect((await send('contact', { phone, code }, false)).status).toBe(303);
  app.clock.advance({ minutes: 16 });
  expect(await textOf(see('contact'))).toContain('data-part="status-code"');
  const late = await codeTo(phone);
  expect(await textOf(send('contact', { phone, code: late }))).toContain('data-part="status-code"');
  expect(await contactOf(uuid)).not.toMatchObject({ phone });
});

test('nothing is changed while it is to be erased, or must be kept: another address would lead past both', async () => {
  const old = unusedPhone();
  const { uuid, send } = await openPage(app, job, { phone: old, email: '' });
  await send('erase', {});
  const phone = unusedPhone();
  const change = async () => textOf(send('contact', { phone, code: await codeFor(app, phone, 'apply') }));
  expect(await change()).toContain('先收回删除申请');
  await send('erase/undo', {});
  const { token: operator } = await makeOperator(app);
  const last = chinaDay(new Date(app.clock.now().getTime() + 5 * 86_400_000));
  await app.ok(holdCandidate, { address: old, reason: '调查令', until: last }, { token: operator });
  expect(await change()).toContain('依法暂不能删除');
  expect(await contactOf(uuid)).toMatchObject({ phone: old });
});

test('two changes at once leave one of them, and somebody who applies with the phone meanwhile is not overrun', async () => {
  const { uuid, send } = await openPage(app, job, { phone: unusedPhone(), email: '' });
  const phones = [unusedPhone(), unusedPhone()];
  const codes = await Promise.all(phones.map(codeTo));
  const said = await Promise.all(phones.map((phone, at) => textOf(send('contact', { phone, code: codes[at] ?? '' }))));
  expect(said.filter((text) => text.includes('已换好')).length).toBeGreaterThan(0);
  const { phone } = await contactOf(uuid);
  expect(phones).toContain(phone);
});

const fileOf = async (name: string) => {
  const { bytes } = await cvFile(name);
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(bytes)]), '新简历.pdf');
  return data;
};

test('a new CV takes the place of the old one, is read and found, and the old one is gone', async () => {
  const { uuid, send, see } = await openPage(app, job, { phone: unusedPhone(), email: '', name: '章若水' });
  expect(await textOf(send('cv', await fileOf('zhang-siyuan--single.pdf')))).toContain('已换成新的简历');
  const first = await readDetail(uuid);
  expect(first.cv?.name).toBe('新简历.pdf');
  expect(first.history[0]?.changes).toEqual([{ field: 'cv', before: 'zhang-siyuan--single.pdf' }]);
  await until(async () => (await readDetail(uuid)).cv?.reading === 'done');
  // The words of the file are found; the name that stands is the one that was said.
  expect((await readDetail(uuid)).name).toBe('章若水');
  const found = await app.ok(findApplications, { q: '章若水 张思远' }, { token });
  expect(found.items.map((item) => item.uuid)).toContain(uuid);
  const old = await app.services.db
    .selectFrom('application')
    .select('cv_file_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  expect(await textOf(send('cv', await fileOf('zhang-siyuan--single.pdf')))).toContain('已换成新的简历');
  await until(async () => {
    const left = await app.services.db
      .selectFrom('stored_file')
      .select('uuid')
      .where('uuid', '=', old.cv_file_uuid ?? '')
      .execute();
    return left.length === 0;
  });
  expect(await textOf(see('data'))).toContain('新简历.pdf');
});

test('what is no CV is refused in words, an address alone changes nothing, and ten a day are enough', async () => {
  const { uuid, send } = await openPage(app, job, { phone: unusedPhone(), email: '' });
  const text = new FormData();
  text.append('file', new Blob(['not a CV']), 'cv.pdf');
  expect(await textOf(send('cv', text))).toMatch(/role="alert">[^<]*(PDF|Word)/);
  const none = new FormData();
  none.append('words', 'x');
  expect(await textOf(send('cv', none))).toContain('role="alert"');
  expect((await send('cv', await fileOf('zhang-siyuan--single.pdf'), false)).status).toBe(303);
  expect((await readDetail(uuid)).cv?.name).toBe('zhang-siyuan--single.pdf');
  for (let sent = 2; sent < 10; sent += 1) await send('cv', text);
  expect(await textOf(send('cv', await fileOf('zhang-siyuan--single.pdf')))).toContain('今天换得太多了');
});

test('an application that was taken back takes neither', async () => {
  const { uuid, see, send } = await openPage(app, job, { phone: unusedPhone(), email: '' });
  await send('withdraw', {});
  expect(await textOf(see('data'))).not.toContain('换手机号或邮箱');
  expect((await see('contact')).status).toBe(303);
  expect(await textOf(send('cv', await fileOf('zhang-siyuan--single.pdf')))).toContain('已撤回');
  expect((await readDetail(uuid)).cv?.name).toBe('zhang-siyuan--single.pdf');
});
