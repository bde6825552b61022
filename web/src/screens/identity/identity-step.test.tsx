import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { eraseIdentity, getFaceCheck, getLifeResult, type LifeResult } from '@qinghe/contract/identity/face-check.ts';
import {
  appealIdentity,
  getIdentity,
  handInIdentity,
  sendIdentityPicture,
  withdrawIdentity,
} from '@qinghe/contract/identity/identity.ts';
import { listBrochures } from '@qinghe/contract/jobs/brochures.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { brochureOf } from '../../../test/brochure.ts';
import { current } from '../../../test/current-server.ts';
import { jobSummary, noBatches } from '../../../test/job.ts';
import { company } from '../../../test/papers.ts';
import { fail, type Opened, open, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import IdentityStep from './identity-step.tsx';

const none = {
  status: 0 as const,
  check_status: 0,
  incomplete: true,
  document: null,
  name: '',
  number: '',
  reason: '',
  appeal: 'none' as const,
  erased_at: null,
  version: 3,
};
const waiting = {
  ...none,
  check_status: 1,
  incomplete: false,
  document: 'id_card' as const,
  name: '林晓',
  number: '1****************X',
};
const result: LifeResult = {
  state: 'waiting',
  document: 'id_card',
  name: '林晓',
  number: '1****************X',
  face: null,
  reason: '',
  handed_in_at: '2026-11-22T02:44:00.000Z',
  decided_at: null,
  papers: 2,
  faces: 0,
  erased_at: null,
  erasures: [],
};
const checked = { status: 'ok' as const, identity: { status: 0 as const, check_status: 1 }, licence_days: null };
const brochureUuid = '01890000-0000-7000-8000-0000000000f2';
const uuid = '01890000-0000-7000-8000-0000000000f1';
const upload = async ({ user }: Opened, side: string) =>
  user.upload(await screen.findByLabelText(side), new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() =>
  current.server.use(
    respond(getFaceCheck, { state: 'none', expires_at: null }),
    respond(getLifeResult, result),
    respond(checkInfo, checked),
  ),
);

test('both sides are sent as they are chosen, and handed in with what was typed', async () => {
  const page = await open(<IdentityStep />, {
    replies: [
      respond(getIdentity, none),
      respond(sendIdentityPicture, { uuid, url: '/files/a' }),
      respond(handInIdentity, waiting),
    ],
  });
  await page.user.type(await screen.findByLabelText('姓名'), '林晓');
  await page.user.type(screen.getByLabelText('身份证号'), '11010519491231002x');
  await upload(page, '人像面');
  await upload(page, '国徽面');
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  await page.user.click(screen.getByLabelText(/同意用这些证件信息/));
  await press(page, '提交');
  await waitFor(() =>
    expect(page.server.requests(handInIdentity)).toEqual([
      {
        version: 3,
        document: 'id_card',
        name: '林晓',
        number: '11010519491231002X',
        front_uuid: uuid,
        back_uuid: uuid,
        consent: true,
      },
    ]),
  );
});

test('what is missing is said at its field: number, pictures and consent', async () => {
  const page = await open(<IdentityStep />, { replies: [respond(getIdentity, none)] });
  await page.user.type(await screen.findByLabelText('身份证号'), '123');
  await press(page, '提交');
  expect(await screen.findByText('请先同意证件信息的使用')).toBeTruthy();
  expect(screen.getAllByText('请先上传这一面的照片').length).toBeGreaterThan(0);
});

test('a picture that is refused says why and is not taken', async () => {
  const page = await open(<IdentityStep />, {
    replies: [respond(getIdentity, none), fail(sendIdentityPicture, 42203, { reason: '请上传 PNG 或 JPG 照片' })],
  });
  await upload(page, '人像面');
  expect(await screen.findByText('请上传 PNG 或 JPG 照片')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('while it waits it can be taken back, after a question', async () => {
  const page = await open(<IdentityStep />, {
    replies: [respond(getIdentity, waiting), respond(withdrawIdentity, none)],
  });
  expect(await screen.findByText('1****************X')).toBeTruthy();
  await press(page, '撤回');
  page.server.use(respond(getIdentity, none));
  await page.user.click(screen.getAllByRole('button', { name: '撤回' }).at(-1) as HTMLElement);
  expect(await screen.findByLabelText('身份证号')).toBeTruthy();
  expect(page.server.requests(withdrawIdentity)).toHaveLength(1);
});

test('while it waits drafts can be written where the server lets them be; those that there are lead on', async () => {
  const counts = { all: 0, online: 0, reviewing: 0, refused: 0, draft: 1, offline: 0, expired: 0, expiring: 0 };
  const aDraft = jobSummary({ title: '前端实习生' });
  const page = await open(<IdentityStep />, {
    replies: [
      respond(getIdentity, waiting),
      respond(checkInfo, { ...checked, prepares: true }),
      respond(getUserInfo, userInfo()),
      respond(getCompanyInfo, { company: { ...company, check_status: 'uncheck' } }),
      respond(listBrochures, { items: [brochureOf({ uuid: brochureUuid, title: '2027 届校招', state: 'draft' })] }),
      respond(listJobs, ({ kind }) => ({
        items: kind === 'internship' ? [aDraft] : [],
        next_cursor: null,
        counts,
        batches: noBatches,
      })),
    ],
  });
  expect((await screen.findByRole('link', { name: '写校招职位' })).getAttribute('href')).toBe(
    '/job-management/campus-recruitment/publish-job',
  );
  expect(screen.getByRole('link', { name: '草稿：2027 届校招' }).getAttribute('href')).toContain(brochureUuid);
  expect(screen.getByRole('link', { name: '写企业介绍' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '生成同事的邀请链接' })).toBeTruthy();
  await page.user.click(await screen.findByRole('link', { name: '草稿：前端实习生' }));
  expect(page.address()).toBe(`/job-management/internship/publish-job?id=${aDraft.uuid}`);
});

test('where nothing may be prepared nothing is promised', async () => {
  const page = await open(<IdentityStep />, { replies: [respond(getIdentity, waiting)] });
  await waitFor(() => expect(page.server.requests(checkInfo)).toHaveLength(1));
  expect(screen.queryByText('这段时间可以先准备')).toBeNull();
});

test('a refusal says why, and it can be handed in again', async () => {
  await open(<IdentityStep />, {
    replies: [respond(getIdentity, { ...none, check_status: 3, reason: '反光，看不清' })],
  });
  expect((await screen.findByRole('alert')).textContent).toContain('反光，看不清');
  expect(screen.getByLabelText('身份证号')).toBeTruthy();
});

test('a refusal can be appealed with the same papers; while that waits the page says who looks at it', async () => {
  const refused = { ...waiting, check_status: 3, reason: '号码与证件不一致', appeal: 'possible' as const };
  const appealed = { ...waiting, reason: '号码与证件不一致', appeal: 'waiting' as const };
  const page = await open(<IdentityStep />, {
    replies: [respond(getIdentity, refused), respond(appealIdentity, appealed)],
  });
  await page.user.click(await screen.findByRole('button', { name: '申诉' }));
  await page.user.type(screen.getByLabelText('写给审核员'), '号码和证件一致');
  page.server.use(respond(getIdentity, appealed));
  await press(page, '提交申诉');
  expect(await screen.findByText('申诉处理中')).toBeTruthy();
  expect(screen.getByText(/退回的理由：号码与证件不一致/)).toBeTruthy();
  expect(page.server.requests(appealIdentity)).toEqual([{ version: 3, message: '号码和证件一致' }]);
});

test('where the pictures are gone no appeal is offered', async () => {
  await open(<IdentityStep />, { replies: [respond(getIdentity, { ...none, check_status: 3, reason: '看不清' })] });
  expect(await screen.findByText('看不清')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '申诉' })).toBeNull();
});

test('once it has passed one goes on', async () => {
  const page = await open(<IdentityStep />, {
    address: '/register/identity',
    replies: [respond(getIdentity, { ...waiting, status: 1, check_status: 2 })],
  });
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('a face that was handed in can be taken back alone, with a receipt', async () => {
  const withFace = { ...result, face: 'operator' as const, faces: 3 };
  const page = await open(<IdentityStep />, {
    replies: [respond(getIdentity, waiting), respond(getLifeResult, withFace), respond(eraseIdentity, {})],
  });
  expect(await screen.findByText('证件与人脸，由平台人工比对')).toBeTruthy();
  expect(screen.getByText('照片在审核后 30 天自动删除')).toBeTruthy();
  await press(page, '撤回人脸同意');
  page.server.use(
    respond(getLifeResult, {
      ...result,
      erasures: [
        {
          uuid,
          what: 'face',
          cause: 'withdrawn',
          pictures: 3,
          asked_at: '2026-11-22T02:50:00.000Z',
          erased_at: '2026-11-22T02:50:01.000Z',
        },
      ],
    }),
  );
  await press(page, '撤回同意');
  expect(await screen.findByText(/已删除人脸照片（3 张）/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤回人脸同意' })).toBeNull();
  expect(page.server.requests(eraseIdentity)).toEqual([{ what: 'face' }]);
});

test('as the last step of a registration it shows the steps, alone it does not', async () => {
  const page = await open(<IdentityStep />, { address: '/register/identity', replies: [respond(getIdentity, none)] });
  expect((await screen.findByRole('list', { name: '注册步骤' })).textContent).toContain('确认提交');
  await page.goTo('/register/staff-identity');
  await waitFor(() => expect(screen.queryByRole('list', { name: '注册步骤' })).toBeNull());
});
