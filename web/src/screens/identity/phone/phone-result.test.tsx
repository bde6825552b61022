import { eraseByPhone, getResultByPhone, type LifeResult } from '@qinghe/contract/identity/face-check.ts';
import { expect, test } from 'vitest';
import { cutOff, fail, open, respond, screen } from '../../../../test/screen.tsx';
import PhoneResult from './phone-result.tsx';

const KEY = 'r'.repeat(43);
const address = `/m/identity/result#${KEY}`;
const waiting: LifeResult = {
  state: 'waiting',
  document: 'id_card',
  name: '赵一鸣',
  number: '3****************5',
  face: 'operator',
  reason: '',
  handed_in_at: '2026-11-23T02:44:00.000Z',
  decided_at: null,
  papers: 2,
  faces: 3,
  erased_at: null,
  erasures: [],
};
const passed: LifeResult = {
  ...waiting,
  state: 'passed',
  face: 'same',
  decided_at: '2026-11-23T02:44:30.000Z',
  erased_at: '2026-12-23T02:44:30.000Z',
};

const show = (result: LifeResult) => open(<PhoneResult />, { address, replies: [respond(getResultByPhone, result)] });

test('while it waits it says how long, and what a refusal will say', async () => {
  await show(waiting);
  expect(await screen.findByRole('heading', { name: '已提交，正在核对' })).toBeTruthy();
  expect(screen.getByText('如果没有通过')).toBeTruthy();
  expect(screen.getByRole('button', { name: '撤回并删除' })).toBeTruthy();
});

test('a comparison under way promises no working day', async () => {
  await show({ ...waiting, face: 'waiting' });
  expect(await screen.findByText(/正在比对，电脑上会自动出现结果/)).toBeTruthy();
});

test('once it has passed it says when the pictures go, and they can go now', async () => {
  const page = await show(passed);
  expect(await screen.findByRole('heading', { name: '核验通过' })).toBeTruthy();
  expect(screen.getByText('照片 12月23日自动删除')).toBeTruthy();
  page.server.use(
    respond(eraseByPhone, {}),
    respond(getResultByPhone, {
      ...passed,
      papers: 0,
      faces: 0,
      erased_at: null,
      erasures: [
        {
          uuid: '01890000-0000-7000-8000-000000000001',
          what: 'pictures',
          cause: 'asked',
          pictures: 5,
          asked_at: '2026-11-23T03:00:00.000Z',
          erased_at: null,
        },
      ],
    }),
  );
  await page.user.click(screen.getByRole('button', { name: '现在就删除' }));
  await page.user.click(screen.getByRole('button', { name: '删除照片' }));
  expect(await screen.findByText('正在删除全部照片（5 张）')).toBeTruthy();
  expect(screen.getByText('照片正在删除')).toBeTruthy();
  expect(page.server.requests(eraseByPhone)).toEqual([{ key: KEY, what: 'pictures' }]);
});

test('a refusal says why, and the way on', async () => {
  await show({ ...passed, state: 'refused', reason: '号码与证件不一致' });
  expect(await screen.findByText('号码与证件不一致')).toBeTruthy();
  expect(screen.getByText(/换一个二维码重拍/)).toBeTruthy();
});

test('taken back there is nothing but the receipt', async () => {
  await show({ ...waiting, state: 'none', name: '', number: '', document: null, face: null, papers: 0, faces: 0 });
  expect(await screen.findByRole('heading', { name: '已撤回' })).toBeTruthy();
  expect(screen.queryByText('姓名')).toBeNull();
});

test('after three days it leads back to the computer', async () => {
  await open(<PhoneResult />, { address, replies: [fail(getResultByPhone, 40401)] });
  expect(await screen.findByText('这个结果页已失效')).toBeTruthy();
});

test('without a key nothing is asked for', async () => {
  await open(<PhoneResult />, { address: '/m/identity/result' });
  expect(await screen.findByText('这个结果页已失效')).toBeTruthy();
});

test('a connection that breaks off keeps what was shown, or can be tried again', async () => {
  const page = await open(<PhoneResult />, { address, replies: [cutOff(getResultByPhone)] });
  const retry = await screen.findByRole('button', { name: '重试' });
  page.server.use(respond(getResultByPhone, passed));
  await page.user.click(retry);
  expect(await screen.findByRole('heading', { name: '核验通过' })).toBeTruthy();
});
