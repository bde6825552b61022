import { getConsultant } from '@qinghe/contract/account/check-account.ts';
import { sendSms } from '@qinghe/contract/account/codes.ts';
import { login, logout, quickLogin } from '@qinghe/contract/account/session.ts';
import { changeUserInfo, getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { expect, test } from 'vitest';
import { captchaProof, makeAccount, makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { readCode } from '../../../../test/codes.ts';

const app = await startTestApp();

test('an account changes its name and position, and sees its e-mail masked', async () => {
  const { token } = await makeAccount(app, { email: 'linxiao@yunshan.example' });
  const before = await app.ok(getUserInfo, {}, { token });
  expect(before.user_email).toBe('li*****@yunshan.example');
  const change = { version: before.version, name: '林晓晓', position: '招聘负责人', resume_filter_enable: false };
  const after = await app.ok(changeUserInfo, change, { token });
  expect(after).toMatchObject({ name: '林晓晓', position: '招聘负责人', resume_filter_enable: false });
  expect(after.version).toBe(before.version + 1);
  expect(await app.ok(getUserInfo, {}, { token })).toEqual(after);
});

test('a change with a stale version is refused with the current account', async () => {
  const { token } = await makeAccount(app);
  const { version } = await app.ok(getUserInfo, {}, { token });
  await app.ok(changeUserInfo, { version, name: '第一次' }, { token });
  const stale = await app.call(changeUserInfo, { version, name: '第二次' }, { token });
  expect(stale).toMatchObject({ status: 409, code: 40901, data: { name: '第一次', version: version + 1 } });
});

test('of two changes at once one wins', async () => {
  const { token } = await makeAccount(app);
  const { version } = await app.ok(getUserInfo, {}, { token });
  const responses = await Promise.all(
    ['甲', '乙'].map((name) => app.call(changeUserInfo, { version, name }, { token })),
  );
  expect(responses.map(({ code }) => code).sort((a, b) => a - b)).toEqual([100, 40901]);
});

test('a version that no row can have is stale, not a failure of the server', async () => {
  const { token } = await makeAccount(app);
  const response = await app.call(changeUserInfo, { version: Number.MAX_SAFE_INTEGER, name: '林' }, { token });
  expect(response.status).toBeLessThan(500);
});

test('control characters and empty names are refused at their field', async () => {
  const { token } = await makeAccount(app);
  for (const name of ['', '   ', '林\u0000晓', '林\u0007'])
    expect(await app.call(changeUserInfo, { version: 1, name }, { token })).toMatchObject({ code: 400, field: 'name' });
});

test('refusals speak the language that the browser asks for', async () => {
  const inEnglish = await app.call(getUserInfo, {}, { headers: { 'accept-language': 'en-GB,en;q=0.9' } });
  expect(inEnglish.msg).toBe('Please log in');
  expect((await app.call(getUserInfo, {})).msg).toBe('请先登录');
});

test('a sub-account is told its master as the one to ask, an account without company nobody', async () => {
  const { master, child } = await makeTeam(app);
  const { contact } = await app.ok(getConsultant, {}, { token: child.token });
  expect(contact).toEqual({ uuid: master.uuid, name: master.name });
  expect((await app.ok(getConsultant, {}, { token: (await makeAccount(app)).token })).contact).toBeNull();
});

test('no token, code, password, phone or address stands in the logs of any of these calls', async () => {
  const phone = unusedPhone();
  const password = 'Geheim2026';
  const email = 'secret.person@yunshan.example';
  const account = await makeAccount(app, { phone, password, email });
  const { token } = await app.ok(login, { account: phone, password });
  await app.call(login, { account: email, password: 'Falsch2026' });
  const proof = await captchaProof(app);
  await app.ok(sendSms, { phone, captcha_proof: proof });
  const code = await readCode(app, phone);
  const quick = await app.ok(quickLogin, { phone, code });
  await app.call(getUserInfo, {}, { token });
  await app.ok(changeUserInfo, { version: 1, name: '不该出现' }, { token: quick.token });
  await app.call(changeUserInfo, { version: 1, name: '不该出现' }, { token: quick.token });
  await app.ok(logout, {}, { token: quick.token });
  await app.fetch(`/api/v1/account/user_info?token=${quick.token}`, { headers: { authorization: 'Bearer nonsense' } });
  await app.fetch('/api/v1/hr_users/login', { method: 'POST', body: `{"account":"${phone}"` });
  const logs = app.logs();
  expect(logs).toContain('/api/v1/hr_users/login');
  for (const secret of [phone, password, 'Falsch2026', email, token, quick.token, account.token, proof, '不该出现'])
    expect(logs).not.toContain(secret);
  expect(logs).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
});
