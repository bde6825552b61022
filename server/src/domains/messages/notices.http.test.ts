import { getNotice, listNotices } from '@qinghe/contract/messages/notices.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';

const app = await startTestApp({ own: true });

async function publish(title: string, published_at: Date): Promise<string> {
  const uuid = uuidv7();
  const notice = { uuid, title, content: '正文\n第二段', published_at };
  await app.services.db.insertInto('platform_notice').values(notice).execute();
  return uuid;
}

test('anybody reads what is published, the newest first and page by page; what is for later nobody', async () => {
  const now = app.clock.now().getTime();
  const [first, second] = [await publish('甲', new Date(now - 2000)), await publish('乙', new Date(now - 1000))];
  const later = await publish('丙', new Date(now + 60_000));
  const page = await app.ok(listNotices, { limit: 1 });
  expect(page.items).toMatchObject([{ uuid: second, title: '乙', title_en: '' }]);
  const rest = await app.ok(listNotices, { limit: 1, cursor: page.next_cursor ?? '' });
  expect(rest).toMatchObject({ items: [{ uuid: first }], next_cursor: null });
  expect(await app.ok(getNotice, { uuid: first })).toMatchObject({ title: '甲', content: '正文\n第二段' });
  expect((await app.call(getNotice, { uuid: later })).code).toBe(40401);
  app.clock.advance({ seconds: 61 });
  expect((await app.ok(listNotices, {})).items[0]?.uuid).toBe(later);
});
