import { removeAvatar, saveAvatar } from '@qinghe/contract/account/avatar.ts';
import { expect, test } from 'vitest';
import { fireEvent, open, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { userInfo } from '../../../../test/user.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { AvatarField } from './avatar-field.tsx';

const url = '/people/01890000-0000-7000-8000-000000000001/abcdefghijklmnopqrstuv';

test('without a picture there is none to take away; one that stands is taken away', async () => {
  const page = await open(<AvatarField headUrl="/avatar.svg" />);
  expect(screen.queryByRole('button', { name: '去掉头像' })).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  await page.reload();
  const shown = await open(<AvatarField headUrl={url} />, { replies: [respond(removeAvatar, userInfo())] });
  expect(screen.getByRole('img', { name: '头像的预览' }).getAttribute('src')).toBe(url);
  await shown.user.click(screen.getByRole('button', { name: '去掉头像' }));
  await waitFor(() => expect(shown.server.requests(removeAvatar)).toEqual([{}]));
});

test('a file that is no picture, or is too large, is refused before it is sent', async () => {
  const { server } = await open(<AvatarField headUrl="" />, { replies: [respond(saveAvatar, userInfo())] });
  const input = screen.getByLabelText<HTMLInputElement>('头像');
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.txt', { type: 'text/plain' })] } });
  expect((await screen.findByRole('alert')).textContent).toContain('不是 JPG、PNG 或 WebP');
  const large = new File(['a'], 'a.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  fireEvent.change(input, { target: { files: [large] } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('最多 20 MB'));
  expect(server.requests(saveAvatar)).toEqual([]);
});

test('a picture that cannot be fetched leaves the first sign of the name', async () => {
  await open(<Avatar name="林晓" src={url} />);
  const picture = document.querySelector('img') as HTMLImageElement;
  expect(picture.alt).toBe('');
  fireEvent.error(picture);
  expect(await screen.findByText('林')).toBeDefined();
});
