import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { getInformation, updateBase } from '@qinghe/contract/company/information.ts';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { expect, test, vi } from 'vitest';
import { information, tagChoices } from '../../../test/information.ts';
import { choices } from '../../../test/papers.ts';
import { fail, open, type Reply, respond, screen, waitFor } from '../../../test/screen.tsx';
import { userInfo } from '../../../test/user.ts';
import { ComponentLibrary } from '../../ui/library/component-library.tsx';
import OtherInfo from './other-info.tsx';

// The DOM of tests draws nothing.
vi.mock('../../lib/browser/shrink-picture.ts', () => ({ shrinkPicture: async (file: File) => file }));

const uuid = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const pictureOf = (last: number) => ({ file_uuid: uuid(last), url: '' });
const file = new File([new Uint8Array([1])], '前台.png', { type: 'image/png' });
const openPage = (...replies: Reply[]) =>
  open(
    <ComponentLibrary>
      <OtherInfo />
    </ComponentLibrary>,
    {
      address: '/control/company-manage/other-info',
      handle: { title: 'companyOther' },
      replies: [
        respond(getUserInfo, userInfo()),
        ...choices,
        tagChoices,
        respond(getInformation, information({ pictures: [pictureOf(1), pictureOf(2)] })),
        respond(uploadSignature, {
          url: '/api/v1/upload',
          fields: { key: 'key' },
          max_bytes: 1,
          types: [],
          expires_at: '2026-01-01T00:00:00.000Z',
        }),
        respond(updateBase, information()),
        ...replies,
      ],
    },
  );

test('tags are chosen by typing, pictures are added, put forward and removed, and saved together', async () => {
  const stored = { file_uuid: uuid(3), name: '前台.png', type: 'image/png', size: 1 };
  const { user, server } = await openPage(respond(upload, stored));
  const tags = await screen.findByRole<HTMLInputElement>('combobox', { name: '企业标签' });
  await waitFor(() => expect(tags.disabled).toBe(false));
  await user.type(tags, '扁平{Enter}');
  await user.upload(screen.getByLabelText('添加照片'), file);
  await user.click(await screen.findByRole('button', { name: '前移照片 3' }));
  await user.click(screen.getByRole('button', { name: '删除照片 1' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存，职位页已更新')).toBeDefined();
  expect(server.requests(updateBase)).toEqual([
    { version: 3, tags: ['culture.flat'], highlights: [], picture_uuids: [uuid(3), uuid(2)] },
  ]);
});

test('a picture that is refused says why, and the others stay', async () => {
  const { user } = await openPage(fail(upload, 42203, { reason: '请上传 PNG、JPG 或 WebP 图片' }));
  await user.upload(await screen.findByLabelText('添加照片'), file);
  expect(await screen.findByText('请上传 PNG、JPG 或 WebP 图片')).toBeDefined();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('eight pictures are all there is room for', async () => {
  const eight = Array.from({ length: 8 }, (_, index) => pictureOf(index + 1));
  await openPage(respond(getInformation, information({ pictures: eight })));
  expect(await screen.findAllByRole('img')).toHaveLength(8);
  expect(screen.queryByLabelText('添加照片')).toBeNull();
});
