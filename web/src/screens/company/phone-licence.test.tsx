import { confirmLicence, openLicenceConfirmation } from '@qinghe/contract/company/steps.ts';
import { expect, test } from 'vitest';
import { act, cutOff, fail, fireEvent, open, respond, screen } from '../../../test/screen.tsx';
import PhoneLicence from './phone-licence.tsx';

const licence = {
  company: '云杉科技（上海）有限公司',
  credit_code: '91310110MA1K4T7Q5M',
  legal_person: '沈维舟',
  valid_until: null,
  name: '林*',
  shown: 'of-91310110MA1K4T7Q5M',
  seconds_left: 600,
};
const opened = respond(openLicenceConfirmation, licence);
const handle = { title: 'phoneLicence' } as const;

test('the phone shows the licence to compare, and confirms it', async () => {
  const page = await open(<PhoneLicence />, {
    address: '/m/licence#key',
    handle,
    replies: [opened, respond(confirmLicence, {})],
  });
  expect(await screen.findByText('91310110MA1K4T7Q5M')).toBeTruthy();
  expect(screen.getByText('长期')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '一致，确认' }));
  expect(await screen.findByText('已确认')).toBeTruthy();
  expect(page.server.requests(confirmLicence)).toEqual([{ key: 'key', shown: 'of-91310110MA1K4T7Q5M' }]);
});

test('the second tap of two is nothing', async () => {
  const page = await open(<PhoneLicence />, {
    address: '/m/licence#key',
    handle,
    replies: [opened, respond(confirmLicence, {})],
  });
  const button = await screen.findByRole('button', { name: '一致，确认' });
  // Both before anything is drawn anew.
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(await screen.findByText('已确认')).toBeTruthy();
  expect(page.server.requests(confirmLicence)).toHaveLength(1);
});

test('a licence that changed meanwhile is shown anew, and confirmed as it is now', async () => {
  const legal_person = '周远';
  const changed = { ...licence, legal_person, shown: 'of-the-new-one' };
  const page = await open(<PhoneLicence />, {
    address: '/m/licence#key',
    handle,
    replies: [opened, fail(confirmLicence, 40901, { reason: '执照信息刚刚更新，请重新核对后再确认', data: changed })],
  });
  const confirm = () => screen.findByRole('button', { name: '一致，确认' });
  const button = await confirm();
  page.server.use(respond(openLicenceConfirmation, changed));
  await page.user.click(button);
  expect(await screen.findByText(legal_person)).toBeTruthy();
  expect(screen.getByText('执照信息刚刚更新，请重新核对后再确认')).toBeTruthy();
  page.server.use(respond(confirmLicence, {}));
  await page.user.click(await confirm());
  expect(await screen.findByText('已确认')).toBeTruthy();
  expect(page.server.requests(confirmLicence).map(({ shown }) => shown)).toEqual([licence.shown, changed.shown]);
});

test('a lost network is said, and the button stays', async () => {
  const page = await open(<PhoneLicence />, {
    address: '/m/licence#key',
    handle,
    replies: [opened, cutOff(confirmLicence)],
  });
  await page.user.click(await screen.findByRole('button', { name: '一致，确认' }));
  expect(await screen.findByText('没有成功，请重试')).toBeTruthy();
  expect(screen.getByRole('button', { name: '一致，确认' })).toBeTruthy();
});

test.each([
  ['without a key', '/m/licence', opened, '这个二维码已失效'],
  ['with one that has ended', '/m/licence#key', fail(openLicenceConfirmation, 40401), '这个二维码已失效'],
  [
    'with a used one',
    '/m/licence#key',
    fail(openLicenceConfirmation, 40902, { reason: '执照已经确认，不需要再扫码' }),
    '执照已经确认，不需要再扫码',
  ],
])('a phone %s is told so', async (_what, address, reply, words) => {
  await open(<PhoneLicence />, { address, handle, replies: [reply] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
