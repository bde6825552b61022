import { previewAds } from '@qinghe/contract/ads/ads.ts';
import { expect, test } from 'vitest';
import { fail, open, respond, screen, waitFor } from '../../../../test/screen.tsx';
import { Ad } from './ad.tsx';

const adOf = (number: number) => {
  const uuid = `01890000-0000-7000-8000-00000000000${number}`;
  const url = `/server/ads/${uuid}`;
  return {
    uuid,
    title: `云杉秋招 ${number}`,
    words: '二十个岗位',
    company: '云杉科技',
    url,
    seen_url: `${url}/seen.gif`,
  };
};

test('one ad is shown, marked as one, leads on by way of the count, and is counted as seen', async () => {
  const [first, second] = [adOf(1), adOf(2)];
  await open(<Ad />, { replies: [respond(previewAds, { items: [first, second] })] });
  const ad = await screen.findByRole('complementary', { name: '广告' });
  const link = screen.getByRole('link');
  const shown = [first, second].find(({ url }) => url === link.getAttribute('href'));
  expect(link.textContent).toBe(`${shown?.title}二十个岗位云杉科技广告`);
  expect(ad.querySelector('img')?.getAttribute('src')).toBe(shown?.seen_url);
});

test('nothing is drawn where none runs, or where they cannot be read', async () => {
  const page = await open(<Ad />, { replies: [respond(previewAds, { items: [] })] });
  await waitFor(() => expect(page.server.requests(previewAds)).toEqual([{ place: 'home' }]));
  expect(screen.queryByRole('complementary')).toBeNull();
  const failed = await open(<Ad />, { replies: [fail(previewAds)] });
  await waitFor(() => expect(failed.server.requests(previewAds).length).toBeGreaterThan(0));
  expect(screen.queryByRole('complementary')).toBeNull();
});
