import { payAd } from '@qinghe/contract/ads/ads.ts';
import { chinaDay, dayAfter } from '../../src/time/china-day.ts';
import { makeMaster } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { key } from '../orders.ts';
import { giveTestCoins } from '../rights.ts';
import { holds, nothing, plain, type Row } from './row.ts';

const wish = (app: TestApp) => {
  const day = dayAfter(chinaDay(app.clock.now()), 5);
  return {
    place: 'jobs' as const,
    title: '云杉秋招',
    words: '四个城市，二十个岗位',
    from: day,
    to: day,
    expect: { coins: 300 },
  };
};

const onWish: Row['sample'] = async (app, master) => {
  await app.services.db.deleteFrom('ad_slot').execute();
  await giveTestCoins(app, master, 300);
  return { input: wish(app) };
};

const onAd =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    await app.services.db.deleteFrom('ad_slot').execute();
    await giveTestCoins(app, master, 300);
    const { uuid, version } = await app.ok(payAd, wish(app), { token: master.token, headers: key() });
    return { input: { uuid, version, ...more } };
  };

/** An ad of some company, before an operator. */
const toDecide: Row['sample'] = async (app) => onAd({ decision: 'approve' })(app, await makeMaster(app));

export const adRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/ads/hr_pay': { sample: onWish, codes: { 'sub-account': 40934, stranger: 40930 } },
  'GET /api/v1/ads/place': { sample: plain({ place: 'jobs' }) },
  'GET /api/v1/ads/list': { sample: nothing },
  'POST /api/v1/ads/cancel': { sample: onAd(), holds },
  'GET /server/preview': { sample: nothing },
  'GET /api/v1/ops/ads': { sample: nothing },
  'POST /api/v1/ops/ads/decide': { sample: toDecide },
};
