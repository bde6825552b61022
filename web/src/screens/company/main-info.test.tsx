import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getInformation, updateBase } from '@qinghe/contract/company/information.ts';
import { getFullInfo } from '@qinghe/contract/company/review.ts';
import { addressSuggestion } from '@qinghe/contract/dict/lists.ts';
import { expect, test } from 'vitest';
import { information } from '../../../test/information.ts';
import { choices, company, papers } from '../../../test/papers.ts';
import { fail, open, REQUEST_ID, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import MainInfo from './main-info.tsx';

const full = {
  company: { ...company, check_status: 'revision' as const },
  version: 4,
  in_force: papers,
  in_review: papers,
  licence_url: null,
  history: [],
  abilities: { submit: true, appeal: false },
};
const openPage = (...replies: Reply[]) =>
  open(
    <ComponentLibrary>
      <MainInfo />
    </ComponentLibrary>,
    {
      address: '/control/company-manage/main-info',
      handle: { title: 'companyManage' },
      replies: [
        respond(getUserInfo, userInfo()),
        ...choices,
        respond(addressSuggestion, { items: [] }),
        respond(getFullInfo, full),
        respond(getInformation, information()),
        ...replies,
      ],
    },
  );

test('what is reviewed is read, with its state and the way to change it', async () => {
  await openPage();
  expect(await screen.findByText('91310110MA1K4T7Q5M')).toBeDefined();
  expect(screen.getByText('变更审核中，原资料仍有效')).toBeDefined();
  expect(screen.getByRole('link', { name: '修改并送审' }).getAttribute('href')).toBe('/fill-info/lisence');
  expect(screen.queryByRole('link', { name: '看候选人看到的样子' })).toBeNull();
});

test('the preview leads to the public page of the company', async () => {
  await openPage(respond(getInformation, information({ preview_url: 'https://qinghe.example/companies/1' })));
  const link = await screen.findByRole('link', { name: '看候选人看到的样子' });
  expect(link.getAttribute('href')).toBe('https://qinghe.example/companies/1');
});

test('what is changed is saved with the version that was seen', async () => {
  const { user, server } = await openPage(respond(updateBase, information({ version: 4 })));
  await user.type(await screen.findByLabelText('网站'), 'https://yunshan.example');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存，职位页已更新')).toBeDefined();
  expect(server.requests(updateBase)).toMatchObject([
    { version: 3, brief: '做企业软件', website: 'https://yunshan.example', city: '310100', logo_uuid: null },
  ]);
});

test('an address that is none, and words that may not be published, are said at their fields', async () => {
  const { user, server } = await openPage(fail(updateBase, 42202, { field: 'brief', reason: '「限男性」限制了性别' }));
  const website = await screen.findByLabelText('网站');
  await user.type(website, 'yunshan');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(website.getAttribute('aria-invalid')).toBe('true'));
  expect(server.requests(updateBase)).toEqual([]);
  await user.clear(website);
  await user.type(screen.getByLabelText('一段话介绍'), '，限男性');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('「限男性」限制了性别')).toBeDefined();
});

test('who was overtaken chooses whose words stay', async () => {
  const { user } = await openPage(fail(updateBase, 40901, { data: information({ version: 9, brief: '别人写的' }) }));
  await user.type(await screen.findByLabelText('一段话介绍'), '！');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('a failure names its number', async () => {
  await openPage(fail(getInformation));
  expect(await screen.findByText(new RegExp(REQUEST_ID))).toBeDefined();
});
