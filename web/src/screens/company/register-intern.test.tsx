import { readLicence } from '@qinghe/contract/company/licence.ts';
import { getRegistrationDraft, saveRegistrationDraft } from '@qinghe/contract/company/register.ts';
import { expect, test } from 'vitest';
import { papers } from '../../../test/papers.ts';
import { open, respond, screen, waitFor } from '../../../test/screen.tsx';
import RegisterIntern from './register-intern.tsx';

const empty = { licence: null, credentials: null, suggested: null, licence_url: null, version: 0 };
const uuid = papers.licence.licence_uuid;

test('a letter is handed in with what it says, and the next step follows', async () => {
  const page = await open(<RegisterIntern />, {
    address: '/register/intern-create',
    replies: [
      respond(getRegistrationDraft, empty),
      respond(readLicence, { licence_uuid: uuid, url: '/letter.png', fields: [] }),
      respond(saveRegistrationDraft, { ...empty, version: 1 }),
    ],
  });
  await page.user.type(await screen.findByLabelText('单位名称'), '上海市杨浦区青少年活动中心');
  await page.user.type(screen.getByLabelText('统一社会信用代码'), '12310110425012345X');
  await page.user.type(screen.getByLabelText('负责人'), '沈维舟');
  const next = screen.getByRole('button', { name: '下一步：企业信息' });
  await page.user.click(next);
  expect(await screen.findByText('请先上传营业执照')).toBeTruthy();
  await page.user.upload(screen.getByLabelText('单位证明'), new File(['x'], '证明.png', { type: 'image/png' }));
  await waitFor(() => expect(page.server.requests(readLicence)).toHaveLength(1));
  await page.user.click(next);
  await waitFor(() => expect(page.address()).toBe('/register/credentials'));
  expect(page.server.requests(saveRegistrationDraft)).toMatchObject([
    {
      version: 0,
      licence: { name: '上海市杨浦区青少年活动中心', licence_uuid: uuid, proof: 'letter', valid_until: null },
    },
  ]);
});
