import { dropFaceCheck, type FaceCheck, getFaceCheck, startFaceCheck } from '@qinghe/contract/identity/face-check.ts';
import { expect, test, vi } from 'vitest';
import { fail, type Opened, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { PhonePanel } from './phone-panel.tsx';

const soon = () => new Date(Date.now() + 590_000).toISOString();
const check = (state: FaceCheck['state'], expires_at: string | null = soon()) =>
  respond(getFaceCheck, { state, expires_at });
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));
const says = (text: RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));

test('a code is shown when it is asked for, with the time that is left', async () => {
  const expires_at = soon();
  const page = await open(<PhonePanel />, {
    replies: [
      check('none', null),
      respond(startFaceCheck, { url: 'https://qinghe.example/m/identity#abc', expires_at }),
    ],
  });
  await says(/手机扫码后直接拍/);
  expect(screen.queryByRole('img')).toBeNull();
  page.server.use(check('waiting', expires_at));
  await press(page, '显示二维码');
  expect(await screen.findByRole('img', { name: '用手机扫码拍证件' })).toBeTruthy();
  expect(screen.getByText(/^剩 9:\d\d$/)).toBeTruthy();
});

test('after a reload the code is not known any more, and another one can be made', async () => {
  await open(<PhonePanel />, { replies: [check('waiting')] });
  await says(/只显示一次/);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: '换一个二维码' })).toBeTruthy();
});

test('opened on the phone it waits for it, and can be dropped', async () => {
  const page = await open(<PhonePanel />, {
    replies: [check('opened'), respond(dropFaceCheck, { state: 'none', expires_at: null })],
  });
  await says(/手机已打开/);
  expect(screen.queryByRole('button', { name: /二维码/ })).toBeNull();
  page.server.use(check('none', null));
  await press(page, '取消手机核验');
  await says(/手机扫码后直接拍/);
  expect(page.server.requests(dropFaceCheck)).toHaveLength(1);
});

test('an expired code says so', async () => {
  await open(<PhonePanel />, { replies: [check('expired', new Date(0).toISOString())] });
  await says(/已过期/);
  expect(screen.getByRole('button', { name: '换一个二维码' })).toBeTruthy();
});

test('too many codes are refused in words', async () => {
  const page = await open(<PhonePanel />, { replies: [check('none', null), fail(startFaceCheck, 429)] });
  await says(/手机扫码后直接拍/);
  await press(page, '显示二维码');
  expect(await screen.findByText('操作太频繁，请稍后再试')).toBeTruthy();
});

test('on a phone nothing is to be scanned: its own camera is a press away', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('screen', { width: 390, height: 844 });
  const page = await open(<PhonePanel />, {
    replies: [respond(startFaceCheck, { url: 'https://qinghe.example/m/identity#abc', expires_at: soon() })],
  });
  await press(page, '直接拍');
  await waitFor(() => expect(page.address()).toBe('/m/identity'));
});
