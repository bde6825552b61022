import { expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

const UUID = '01890a5d-ac96-774b-bcce-b302099a8057';
const TOKEN = 'Zq3-_x9'.repeat(6);
const named = ['jobs', 'talks', 'fairs', 'brochures', 'companies', 'talks/tickets/of', 'fairs/tickets/of'];
const meant = [
  ...named.map((kind) => `/${kind}/${UUID}`),
  `/jobs/${UUID}/external`,
  `/jobs/${UUID}/share.png`,
  `/talks/tickets/of/${UUID}/talk.ics`,
  `/applications/${TOKEN}`,
  `/applications/${TOKEN}/data`,
  `/applications/${TOKEN}/data.json`,
  `/applications/${TOKEN}/erase`,
  `/applications/${TOKEN}/chat`,
  `/talks/tickets/${TOKEN}`,
  `/fairs/tickets/${TOKEN}`,
  `/live-signup/tickets/${TOKEN}`,
  `/pay-order/${TOKEN}`,
];
const marks = [
  '/',
  '//',
  '.',
  ',',
  ')',
  ';',
  '/。',
  '%EF%BC%8C%E5%BF%AB%E6%9D%A5',
  '，快来看/看',
  '。',
  '）',
  '%EF',
  '%',
  '%20',
  '&from=x',
];

test.each(meant)('%s is read, whatever stands behind it', (address) => {
  for (const mark of marks) {
    expect(tidyAddress('GET', address + mark), mark).toBe(address);
    expect(tidyAddress('HEAD', `${address}${mark}?from=poster&lang=en`), mark).toBe(`${address}?from=poster&lang=en`);
  }
});

test.each([
  ...meant,
  `/jobs/${UUID}?from=x，`,
  `/jobs/${UUID}0`,
  '/jobs/nonsense',
  '/jobs',
  '/jobs/100%',
  "/jobs/'%20or%201=1",
  '/jobsite/',
  '/',
  `/companies/${UUID}/pictures/${UUID}`,
  `/api/v1/jobs/${UUID}/`,
  `/resume/${UUID}/`,
])('%s stays as it is', (address) => expect(tidyAddress('GET', address)).toBeUndefined());

test.each(['/jobs/', '/jobs//', '/jobs，快来看', '/jobs/。', '/jobs%EF%BC%8C', '/jobs/%E3%80%82'])(
  '%s is the list',
  (address) => expect(tidyAddress('GET', address)).toBe('/jobs'),
);

test('nothing but reading is sent on', () => expect(tidyAddress('POST', `/applications/${TOKEN}/`)).toBeUndefined());
