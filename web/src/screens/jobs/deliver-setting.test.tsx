import {
  type DeliverSetting,
  getDeliverSetting,
  saveDeliverSetting,
  usualDeliverSetting,
} from '@qinghe/contract/jobs/deliver-setting.ts';
import { expect, test } from 'vitest';
import { fail, open, REQUEST_ID, type Reply, respond, screen, within } from '../../../test/screen.tsx';
import DeliverSettingScreen from './deliver-setting.tsx';

const setting = (more: Partial<DeliverSetting> = {}): DeliverSetting => ({
  version: 0,
  ...usualDeliverSetting,
  abilities: { change: true },
  ...more,
});
const show = (...replies: Reply[]) => open(<DeliverSettingScreen />, { replies });
const order = () => screen.getByRole<HTMLInputElement>('switch', { name: '按志愿排序' });

test('a limit is chosen with its order, and saved as it was seen', async () => {
  const saved = setting({ version: 4, wishes: 3, ordered: true });
  const { user, server } = await show(
    respond(getDeliverSetting, setting({ version: 3 })),
    respond(saveDeliverSetting, saved),
  );
  const wishes = await screen.findByLabelText('每人同时可投');
  expect(order().disabled).toBe(true);
  await user.selectOptions(wishes, '3 个职位');
  await user.click(order());
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存，之后的投递按新的设置收');
  expect(server.requests(saveDeliverSetting)).toEqual([
    { ...usualDeliverSetting, version: 3, wishes: 3, ordered: true },
  ]);
});

test('one job alone has no order', async () => {
  const { user, server } = await show(
    respond(getDeliverSetting, setting({ version: 1, wishes: 2, ordered: true })),
    respond(saveDeliverSetting, setting({ version: 2, wishes: 1 })),
  );
  await user.selectOptions(await screen.findByLabelText('每人同时可投'), '1 个职位');
  expect(order().checked).toBe(false);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存，之后的投递按新的设置收');
  expect(server.requests(saveDeliverSetting)).toEqual([
    { ...usualDeliverSetting, version: 1, wishes: 1, ordered: false },
  ]);
});

test('documents are asked for one by one', async () => {
  const documents = { ...usualDeliverSetting.documents, transcript: 'required' } as const;
  const { user, server } = await show(
    respond(getDeliverSetting, setting()),
    respond(saveDeliverSetting, setting({ version: 1, documents })),
  );
  const transcript = await screen.findByRole('group', { name: '成绩单' });
  await user.click(within(transcript).getByRole('radio', { name: '必填' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存，之后的投递按新的设置收');
  expect(server.requests(saveDeliverSetting)).toEqual([{ ...usualDeliverSetting, version: 0, documents }]);
});

test('a choice that was changed meanwhile is not overwritten unasked', async () => {
  const { user } = await show(
    respond(getDeliverSetting, setting()),
    fail(saveDeliverSetting, 40901, { data: { ...setting({ version: 2, wishes: 5 }), changed_by_you: true } }),
  );
  await user.selectOptions(await screen.findByLabelText('每人同时可投'), '2 个职位');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('a sub-account reads what holds', async () => {
  await show(respond(getDeliverSetting, setting({ wishes: 2, ordered: true, abilities: { change: false } })));
  await screen.findByText('由主账号设置。');
  screen.getByText('2 个职位');
  screen.getByText('按志愿排序');
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

test('what does not load says so and is asked for again', async () => {
  const { user, server } = await show(fail(getDeliverSetting, 500));
  await screen.findByText('设置没有载入');
  screen.getByText(new RegExp(REQUEST_ID));
  server.use(respond(getDeliverSetting, setting()));
  await user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByLabelText('每人同时可投');
});
