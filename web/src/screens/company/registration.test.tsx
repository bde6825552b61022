import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { readLicence } from '@qinghe/contract/company/licence.ts';
import { createCompany, getRegistrationDraft, saveRegistrationDraft } from '@qinghe/contract/company/register.ts';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { choices, company, papers } from '../../../test/papers.ts';
import { fail, hang, hold, type Opened, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import RegisterCreate from './register-create.tsx';
import RegisterCredentials from './register-credentials.tsx';
import RegisterLicence from './register-licence.tsx';

const newcomer = respond(getUserInfo, userInfo({ company_uuid: null }));
const nothing = { licence: null, credentials: null, suggested: null, licence_url: null, version: 0 };
const whole = { ...papers, suggested: null, licence_url: '/files/a', version: 2 };
const { licence } = papers;
const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
const reading = {
  licence_uuid: licence.licence_uuid,
  url: '/files/b',
  fields: [
    { field: 'name' as const, value: licence.name, doubtful: false, box },
    { field: 'credit_code' as const, value: licence.credit_code, doubtful: false, box },
    { field: 'legal_person' as const, value: '沈继舟', doubtful: true, box },
    { field: 'valid_until' as const, value: '', doubtful: false, box: null },
  ],
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const upload = async ({ user }: Opened) =>
  user.upload(await screen.findByLabelText('上传营业执照'), new File(['a'], '执照.png', { type: 'image/png' }));
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));

test('what was read fills the form; a doubtful field says so, F8 leads there, and confirming settles it', async () => {
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [newcomer, respond(getRegistrationDraft, nothing), respond(readLicence, reading)],
  });
  await upload(page);
  await waitFor(() => expect(field(/企业名称/).value).toBe(licence.name));
  expect(screen.getByText('还有 1 处请核对（F8）')).toBeTruthy();
  expect(screen.getByText('校验位正确')).toBeTruthy();
  expect(screen.getByText('执照上写着长期')).toBeTruthy();
  await page.user.keyboard('{F8}');
  expect(document.activeElement).toBe(field(/法定代表人/));
  await press(page, '没错');
  expect(screen.getByText('读到 4 项，都清楚')).toBeTruthy();
});

test('the step is kept with the version that was seen, and the next one opens', async () => {
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [newcomer, respond(getRegistrationDraft, whole), respond(saveRegistrationDraft, { ...whole, version: 3 })],
  });
  await waitFor(() => expect(field(/企业名称/).value).toBe(licence.name));
  await press(page, '下一步：企业信息');
  await waitFor(() => expect(page.address()).toBe('/register/credentials'));
  expect(page.server.requests(saveRegistrationDraft)).toEqual([{ version: 2, licence }]);
});

test('the next step goes by what was saved, before the server has told it again', async () => {
  const Both = () => (useLocation().pathname === '/register' ? <RegisterLicence /> : <RegisterCredentials />);
  const page = await open(<Both />, {
    address: '/register',
    replies: [
      newcomer,
      respond(getRegistrationDraft, nothing),
      respond(readLicence, reading),
      respond(saveRegistrationDraft, { ...whole, credentials: null }),
      ...choices,
    ],
  });
  await upload(page);
  await waitFor(() => expect(field(/企业名称/).value).toBe(licence.name));
  await press(page, '没错');
  page.server.use(hang(getRegistrationDraft));
  await press(page, '下一步：企业信息');
  expect(await screen.findByLabelText('企业简称')).toBeTruthy();
  expect(page.address()).toBe('/register/credentials');
});

test('who presses on while the picture is being read sees no error of what then comes', async () => {
  const reply = hold(readLicence, reading);
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [newcomer, respond(getRegistrationDraft, nothing), reply],
  });
  await upload(page);
  await press(page, '下一步：企业信息');
  expect((await screen.findAllByText('必填')).length).toBeGreaterThan(0);
  reply.release();
  await waitFor(() => expect(field(/企业名称/).value).toBe(licence.name));
  await waitFor(() => expect(screen.queryByText('必填')).toBeNull());
  expect(screen.queryByText('请先上传营业执照')).toBeNull();
});

test('what was not clear, a wrong check digit and an ended term hold the way on back, and the first takes the focus', async () => {
  const off = `${licence.credit_code.slice(0, -1)}${licence.credit_code.endsWith('M') ? 'N' : 'M'}`;
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [
      newcomer,
      respond(getRegistrationDraft, nothing),
      respond(readLicence, {
        ...reading,
        fields: reading.fields.map((one) => ({
          ...one,
          ...(one.field === 'credit_code' && { value: off }),
          ...(one.field === 'valid_until' && { value: '2025-05-15' }),
        })),
      }),
      respond(saveRegistrationDraft, whole),
    ],
  });
  await upload(page);
  await screen.findByText('营业期限已过，请上传换发后的执照');
  screen.getByText('校验位对不上，请再核对一遍');
  await press(page, '下一步：企业信息');
  expect(document.activeElement).toBe(field(/统一社会信用代码/));
  await page.user.click(screen.getAllByRole('button', { name: '没错' })[0] as HTMLElement);
  await press(page, '下一步：企业信息');
  expect(document.activeElement).toBe(field(/法定代表人/));
  await press(page, '没错');
  await press(page, '下一步：企业信息');
  await waitFor(() => expect(document.activeElement).toBe(field(/营业期限至/)));
  expect(page.server.requests(saveRegistrationDraft)).toEqual([]);
  await page.user.clear(field(/营业期限至/));
  await press(page, '下一步：企业信息');
  await waitFor(() => expect(page.server.requests(saveRegistrationDraft)).toHaveLength(1));
});

test('who comes back to the licence finds its marks', async () => {
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [newcomer, respond(getRegistrationDraft, nothing), respond(readLicence, reading)],
  });
  await upload(page);
  await screen.findByText('还有 1 处请核对（F8）');
  page.server.use(respond(getRegistrationDraft, whole));
  await page.reload();
  await screen.findByText('还有 1 处请核对（F8）');
  expect(screen.getAllByText('取自执照').length).toBeGreaterThan(0);
});

test('a picture in which no licence was read says so', async () => {
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [newcomer, respond(getRegistrationDraft, nothing), respond(readLicence, { ...reading, fields: [] })],
  });
  await upload(page);
  await screen.findByText('没有读出营业执照，请换一张或手填');
});

test('a file that cannot be read says why, and what was typed stays', async () => {
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [
      newcomer,
      respond(getRegistrationDraft, nothing),
      fail(readLicence, 42203, { field: 'file', reason: '这个文件打不开，请重新拍一张或换一份' }),
    ],
  });
  await page.user.type(await screen.findByLabelText(/企业名称/), '云杉');
  await upload(page);
  expect(await screen.findByText('这个文件打不开，请重新拍一张或换一份')).toBeTruthy();
  expect(field(/企业名称/).value).toBe('云杉');
});

test('without the first step the second one leads back to it', async () => {
  const page = await open(<RegisterCredentials />, {
    address: '/register/credentials',
    replies: [respond(getRegistrationDraft, nothing)],
  });
  await waitFor(() => expect(page.address()).toBe('/register'));
});

test('what is missing of the company is said at each field', async () => {
  const draft = { ...whole, credentials: null };
  const page = await open(<RegisterCredentials />, {
    address: '/register/credentials',
    replies: [respond(getRegistrationDraft, draft), ...choices],
  });
  await page.user.click(await screen.findByRole('button', { name: '下一步：确认提交' }));
  await waitFor(() => expect(screen.getAllByText('必填')).toHaveLength(5));
});

test('what the licence tells is filled in to begin with, and can be changed', async () => {
  const suggested = { short_name: '鹭岛文化传播', industry: '教育', city: '310100', office_address: '望海路23号' };
  const page = await open(<RegisterCredentials />, {
    address: '/register/credentials',
    replies: [
      respond(getRegistrationDraft, { ...whole, credentials: null, suggested }),
      ...choices,
      respond(saveRegistrationDraft, whole),
    ],
  });
  const shortName = await screen.findByLabelText<HTMLInputElement>('企业简称');
  expect(shortName.value).toBe('鹭岛文化传播');
  await page.user.clear(shortName);
  await page.user.type(shortName, '鹭岛');
  await page.user.selectOptions(screen.getByLabelText('规模'), '100_499');
  await press(page, '下一步：确认提交');
  const { short_name: _typed, ...kept } = suggested;
  await waitFor(() =>
    expect(page.server.requests(saveRegistrationDraft)).toMatchObject([
      { credentials: { ...kept, short_name: '鹭岛' } },
    ]),
  );
});

test('the industry is found by typing, each name stands once, and what was typed before stays a choice', async () => {
  const page = await open(<RegisterCredentials />, {
    address: '/register/credentials',
    replies: [
      respond(getRegistrationDraft, whole),
      ...choices,
      respond(saveRegistrationDraft, { ...whole, version: 3 }),
    ],
  });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '行业' });
  await waitFor(() => expect(field.value).toBe('互联网'));
  await page.user.click(field);
  expect(await screen.findByRole('option', { name: '互联网', hidden: true })).toBeTruthy();
  await page.user.clear(field);
  await page.user.type(field, '教育');
  expect(screen.getAllByRole('option', { name: '教育', hidden: true })).toHaveLength(1);
  await page.user.keyboard('{Enter}');
  await press(page, '下一步：确认提交');
  await waitFor(() =>
    expect(page.server.requests(saveRegistrationDraft)).toMatchObject([{ credentials: { industry: '教育' } }]),
  );
});

test('everything is shown once more, handed in once, and leads on', async () => {
  const reply = hold(createCompany, { company });
  const page = await open(<RegisterCreate />, {
    address: '/register/create',
    replies: [respond(getRegistrationDraft, whole), ...choices, reply],
  });
  expect(await screen.findByText('91310110MA1K4T7Q5M')).toBeTruthy();
  expect(screen.getByText('长期')).toBeTruthy();
  await press(page, '提交审核');
  expect(screen.getByRole('button', { name: '提交审核' }).getAttribute('aria-disabled')).toBe('true');
  reply.release();
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(page.server.requests(createCompany)).toEqual([{ version: 2 }]);
});

test('a licence that is taken names whom to ask', async () => {
  const known = { company_uuid: company.company_uuid, name: '先来的有限公司', master_name: '方*' };
  const page = await open(<RegisterCreate />, {
    address: '/register/create',
    replies: [
      respond(getRegistrationDraft, whole),
      ...choices,
      fail(createCompany, 40902, { reason: '这张营业执照已经注册过企业，可以申请加入', data: { company: known } }),
    ],
  });
  await page.user.click(await screen.findByRole('button', { name: '提交审核' }));
  expect((await screen.findByRole('alert')).textContent).toContain('「先来的有限公司」的主账号是 方*');
});

test('a draft that cannot be fetched offers another try', async () => {
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [newcomer, fail(getRegistrationDraft, 503)],
  });
  expect(await screen.findByText('没有取到已保存的内容')).toBeTruthy();
  page.server.use(respond(getRegistrationDraft, nothing));
  await page.user.click(screen.getByRole('button', { name: /再试|重试/ }));
  expect(await screen.findByLabelText('上传营业执照')).toBeTruthy();
});

test('whose company is there already, its licence missing or ended, changes that one', async () => {
  const page = await open(<RegisterLicence />, {
    address: '/register',
    replies: [respond(getUserInfo, userInfo()), respond(getRegistrationDraft, nothing)],
  });
  await waitFor(() => expect(page.address()).toBe('/fill-info/lisence'));
});

test('the city is found by typing', async () => {
  const page = await open(<RegisterCredentials />, {
    address: '/register/credentials',
    replies: [
      respond(getRegistrationDraft, { ...whole, credentials: { ...papers.credentials, city: '420100' } }),
      ...choices,
      respond(saveRegistrationDraft, whole),
    ],
  });
  const city = await screen.findByRole<HTMLInputElement>('combobox', { name: '城市' });
  await waitFor(() => expect(city.disabled).toBe(false));
  await page.user.type(city, '上海{Enter}');
  await press(page, '下一步：确认提交');
  await waitFor(() =>
    expect(page.server.requests(saveRegistrationDraft)).toMatchObject([{ credentials: { city: '310100' } }]),
  );
});
