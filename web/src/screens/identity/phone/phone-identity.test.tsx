import { upload } from '@qinghe/contract/files/endpoints.ts';
import { handInByPhone, openFaceCheck } from '@qinghe/contract/identity/face-check.ts';
import { readCardByPhone } from '@qinghe/contract/identity/read-card.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { current } from '../../../../test/current-server.ts';
import { cutOff, fail, type Opened, open, respond, screen, waitFor, within } from '../../../../test/screen.tsx';
import PhoneIdentity from './phone-identity.tsx';

const KEY = 'k'.repeat(43);
const RESULT_KEY = 'r'.repeat(43);
const asking = { company: '云杉科技', name: '赵**', phone: '139****4726', seconds_left: 552 };
const address = `/m/identity#${KEY}`;
const uuids = [1, 2, 3, 4, 5].map((n) => `01890000-0000-7000-8000-00000000000${n}`);
const photo = () => new File(['a'], 'a.jpg', { type: 'image/jpeg' });
const press = ({ user }: Opened, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** Each picture gets the next uuid. */
function uploads() {
  let sent = 0;
  return respond(upload, () => {
    sent += 1;
    return { file_uuid: uuids[sent - 1] ?? '', name: 'photo.jpg', type: 'image/jpeg', size: 1 };
  });
}

beforeEach(() => {
  current.server.use(fail(readCardByPhone, 429));
  // The album's pictures go as they are: a DOM without a screen opens none.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  Object.assign(URL, { createObjectURL: () => 'blob:picture' });
});

const begin = async (page: Opened, way: string) => {
  await page.user.click(await screen.findByRole('checkbox', { name: /身份证号和证件照片/ }));
  await press(page, way);
};
const choose = async ({ user }: Opened, side: string) =>
  user.upload(within(screen.getByRole('group', { name: side })).getByLabelText('选照片'), photo());

test('who asks is said, masked, with the time that is left; nothing goes without consent to the papers', async () => {
  const page = await open(<PhoneIdentity />, { address, replies: [respond(openFaceCheck, asking)] });
  expect(await screen.findByText('云杉科技 · 赵** · 139****4726')).toBeTruthy();
  expect(screen.getByText(/^剩 9:1\d$/)).toBeTruthy();
  expect(screen.getByText(/1 个工作日内答复/)).toBeTruthy();
  await press(page, '开始拍身份证');
  expect(screen.getByRole('alert').textContent).toContain('要先同意处理证件');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.server.requests(openFaceCheck)).toEqual([{ key: KEY }]);
});

test('with chosen pictures it is handed in without a face, and the result is shown under its own key', async () => {
  const page = await open(<PhoneIdentity />, {
    address,
    replies: [respond(openFaceCheck, asking), uploads(), respond(handInByPhone, { key: RESULT_KEY })],
  });
  await begin(page, '不用相机，选照片上传');
  await choose(page, '人像面');
  await choose(page, '国徽面');
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
  await page.user.type(screen.getByLabelText('姓名'), '赵一鸣');
  await page.user.type(screen.getByLabelText('身份证号'), '310104199608140015');
  await press(page, '提交');
  await waitFor(() => expect(page.server.requests(handInByPhone)).toHaveLength(1));
  expect(page.server.requests(handInByPhone)[0]).toMatchObject({
    key: KEY,
    front_uuid: uuids[0],
    back_uuid: uuids[1],
    consent: true,
    face_consent: false,
    face_uuids: [],
  });
  expect(page.server.requests(upload)[0]).toEqual({ key: KEY });
  await waitFor(() => expect(page.address()).toBe('/m/identity/result'));
});

test('with its own consent the face goes too; without the pictures of it the papers go alone', async () => {
  const page = await open(<PhoneIdentity />, {
    address,
    replies: [respond(openFaceCheck, asking), uploads(), respond(handInByPhone, { key: RESULT_KEY })],
  });
  await page.user.click(await screen.findByRole('checkbox', { name: /采集人脸信息/ }));
  await begin(page, '开始拍身份证');
  // Without https: no camera for a page, and the way out beside it.
  expect((await screen.findByRole('alert')).textContent).toContain('这个网址不是 https');
  await page.user.upload(screen.getByLabelText('相册'), photo());
  expect(await screen.findByRole('heading', { name: '国徽面 2 / 2' })).toBeTruthy();
  await page.user.upload(screen.getByLabelText('相册'), photo());
  expect(await screen.findByRole('heading', { name: '人脸' })).toBeTruthy();
  await page.user.upload(screen.getByLabelText('相册'), photo());
  await waitFor(() => expect(page.server.requests(upload)).toHaveLength(3));
  await press(page, '不用人脸');
  expect(screen.getByRole('group', { name: '人脸' })).toBeTruthy();
  await page.user.type(screen.getByLabelText('姓名'), '赵一鸣');
  await page.user.type(screen.getByLabelText('身份证号'), '310104199608140015');
  await press(page, '提交');
  await waitFor(() =>
    expect(page.server.requests(handInByPhone)[0]).toMatchObject({ face_consent: true, face_uuids: [uuids[2]] }),
  );
});

test('what is read from the card fills in what nobody typed, and says where it is not sure', async () => {
  const page = await open(<PhoneIdentity />, {
    address,
    replies: [
      respond(openFaceCheck, asking),
      uploads(),
      respond(readCardByPhone, {
        fields: [
          { field: 'name', value: '赵一鸣', doubtful: false },
          { field: 'number', value: '310104199608140016', doubtful: true },
        ],
      }),
    ],
  });
  await begin(page, '不用相机，选照片上传');
  await page.user.type(screen.getByLabelText('姓名'), '赵一明');
  await choose(page, '人像面');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('身份证号').value).toBe('310104199608140016'));
  expect(screen.getByText('读得不太清楚，请仔细核对')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('赵一明');
  expect(page.server.requests(readCardByPhone)).toEqual([{ key: KEY, front_uuid: uuids[0] }]);
});

test.each([
  ['NotAllowedError', '没有得到相机的许可', true],
  ['NotFoundError', '没有找到相机', false],
  ['NotReadableError', '相机正被其他应用使用', true],
])('without the camera (%s) it says why, and the album stays', async (name, words, canRetry) => {
  const getUserMedia = vi.fn().mockRejectedValue(Object.assign(new Error('no'), { name }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  const page = await open(<PhoneIdentity />, { address, replies: [respond(openFaceCheck, asking)] });
  await begin(page, '开始拍身份证');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByLabelText('相册')).toBeTruthy();
  if (canRetry) await press(page, '再试一次');
  expect(getUserMedia).toHaveBeenCalledTimes(canRetry ? 2 : 1);
});

test('a picture that is not taken says why, and nothing of it is handed in', async () => {
  const page = await open(<PhoneIdentity />, {
    address,
    replies: [respond(openFaceCheck, asking), fail(upload, 42203, { reason: '请上传 PNG 或 JPG 照片' })],
  });
  await begin(page, '不用相机，选照片上传');
  await choose(page, '人像面');
  expect(await screen.findByText('请上传 PNG 或 JPG 照片')).toBeTruthy();
  await press(page, '提交');
  expect((await screen.findAllByText('请先上传这一面的照片')).length).toBeGreaterThan(0);
});

test('a key that has ended says what to do; a broken connection can be tried again', async () => {
  const page = await open(<PhoneIdentity />, {
    address,
    replies: [fail(openFaceCheck, 40401, { reason: '这个二维码已失效，请回到电脑上换一个' })],
  });
  expect((await screen.findByRole('alert')).textContent).toContain('已失效');
  page.server.use(cutOff(openFaceCheck));
  await page.goTo(`/m/identity#${'n'.repeat(43)}`);
  const retry = await screen.findByRole('button', { name: '重试' });
  page.server.use(respond(openFaceCheck, asking));
  await page.user.click(retry);
  expect(await screen.findByText(/赵\*\* · 139/)).toBeTruthy();
});

test('once the time is over nothing can be handed in any more', async () => {
  await open(<PhoneIdentity />, { address, replies: [respond(openFaceCheck, { ...asking, seconds_left: 0 })] });
  expect(await screen.findByText(/10 分钟到了/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '开始拍身份证' })).toBeNull();
});

test('without a key the page says where it comes from', async () => {
  await open(<PhoneIdentity />, { address: '/m/identity' });
  expect(await screen.findByText('请用电脑上的二维码打开')).toBeTruthy();
});
