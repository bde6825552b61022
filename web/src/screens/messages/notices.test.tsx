import { getNotice, listNotices } from '@qinghe/contract/messages/notices.ts';
import { expect, test } from 'vitest';
import { fail, open, respond, screen } from '../../../test/screen.tsx';
import Notices from './notices.tsx';

const head = {
  uuid: '01890000-0000-7000-8000-0000000000a1',
  title: '投递须知更新',
  title_en: '',
  published_at: '2026-11-20T02:00:00.000Z',
};
const handle = { title: 'notices' as const };
const one = `/message/notice?id=${head.uuid}`;

test('notices lead to their own addresses; without any it says what will be there', async () => {
  const page = await open(<Notices />, {
    handle,
    replies: [respond(listNotices, { items: [head], next_cursor: null })],
  });
  const link = await screen.findByRole('link', { name: /投递须知更新/ });
  expect(link.getAttribute('href')).toBe(one);
  page.server.use(respond(listNotices, { items: [], next_cursor: null }));
  await page.reload();
  expect(await screen.findByText('还没有公告')).toBeDefined();
});

test('a notice is plain text, whatever stands in it, and in Chinese where it was not translated', async () => {
  const content = '第一段<script>alert(1)</script>\n第二段';
  await open(<Notices />, {
    handle,
    address: one,
    locale: 'en',
    replies: [
      respond(listNotices, { items: [], next_cursor: null }),
      respond(getNotice, { ...head, content, content_en: '' }),
    ],
  });
  expect(await screen.findByRole('heading', { name: '投递须知更新' })).toBeDefined();
  expect(document.querySelector('script')).toBeNull();
  expect(screen.getByText(/alert\(1\)/).textContent).toBe(content);
});

test('one that is gone says so, with the way to all', async () => {
  await open(<Notices />, {
    handle,
    address: one,
    replies: [respond(listNotices, { items: [], next_cursor: null }), fail(getNotice, 40401)],
  });
  expect(await screen.findByText('这条公告不在了')).toBeDefined();
  expect(screen.getByRole('link', { name: '全部公告' }).getAttribute('href')).toBe('/message/notice');
});
