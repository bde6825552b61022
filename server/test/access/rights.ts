import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { createOrderOfOne } from '@qinghe/contract/orders/orders.ts';
import { claimGift, listGrants } from '@qinghe/contract/rights/grants.ts';
import { planRefreshes } from '@qinghe/contract/rights/refresh-plans.ts';
import { bookHomeTop, type TopKind } from '@qinghe/contract/rights/top.ts';
import { chinaDay, dayAfter } from '../../src/time/china-day.ts';
import { makeJob } from '../jobs.ts';
import { giveTestCoins, grantRight, setPlaces } from '../rights.ts';
import { holds, nothing, plain, type Row } from './row.ts';

/** A grant of the company, which everybody in it may use. */
const onGrant: Row['sample'] = async (app, { token }) => {
  await app.call(claimGift, {}, { token, headers: { 'idempotency-key': crypto.randomUUID() } });
  const [grant] = (await app.ok(listGrants, {}, { token })).items;
  return { input: { uuid: grant?.uuid ?? '' } };
};

/** Before it was claimed. */
const unclaimed: Row['sample'] = async (app, { companyUuid }) => {
  await app.services.db
    .deleteFrom('gift_claim')
    .where('company_uuid', '=', companyUuid ?? '')
    .execute();
  return { input: {} };
};

/** A job that has been online since yesterday: nothing keeps it from being refreshed, for nothing. */
const onJob =
  (more: object): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeJob(app, master, { state: 'online' });
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
    await app.services.db.updateTable('job').set({ published_at: yesterday }).where('uuid', '=', uuid).execute();
    await app.services.db
      .deleteFrom('free_refresh')
      .where('company_uuid', '=', master.companyUuid ?? '')
      .execute();
    return { input: { uuids: [uuid], ...more } };
  };

/** A job that is online, and a time of tomorrow. */
const onPlan =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid: job_uuid } = await makeJob(app, master, { state: 'online' });
    const tomorrow = dayAfter(chinaDay(app.clock.now()), 1);
    return { input: { job_uuid, from: tomorrow, to: tomorrow, times: ['09:00'], ...more } };
  };
const onPlans =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { input } = await onPlan(more)(app, master);
    const { job_uuid, ...schedule } = input as { job_uuid: string };
    return { input: { ...schedule, job_uuids: [job_uuid] } };
  };
const expectsOne = { replaces: null, expect: { refreshes: 1, price: 5, coins: 0 } };

const onRunningPlan: Row['sample'] = async (app, master) => {
  const { input } = await onPlan(expectsOne)(app, master);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await app.ok(planRefreshes, input as InputOf<typeof planRefreshes>, { token: master.token, headers });
  return { input: { uuid: made.uuid } };
};

/** A job that can stand first tomorrow, with a unit for it. */
const onTop =
  (right: TopKind, more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid: job_uuid } = await makeJob(app, master, { state: 'online' });
    await grantRight(app, master, right);
    await app.services.db.deleteFrom('placement_slot').execute();
    const tomorrow = dayAfter(chinaDay(app.clock.now()), 1);
    const input = { job_uuid, city: '330100', ...more, from: tomorrow, to: tomorrow };
    return { input: { ...input, expect: { units: 1, coins: 0 } } };
  };

const onBooking: Row['sample'] = async (app, master) => {
  const { input } = await onTop('top_home')(app, master);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { uuid } = await app.ok(bookHomeTop, input as InputOf<typeof bookHomeTop>, { token: master.token, headers });
  return { input: { uuid } };
};

/** A job in no list where somebody stands first. */
const ofTop: Row['sample'] = async (app, master) => {
  const { uuid } = await makeJob(app, master, { state: 'online' });
  return { input: { job_uuid: uuid } };
};

/** An internship for which there is no place, and a grant that unlocks it. */
const onLocked =
  (more: object): Row['sample'] =>
  async (app, { companyUuid = '', ...master }) => {
    const { uuid } = await makeJob(app, { companyUuid, ...master }, { state: 'offline' });
    await setPlaces(app, companyUuid ?? '', 0);
    await grantRight(app, { ...master, companyUuid }, 'unlock');
    return { input: { job: uuid, ...more } };
  };

/** A card of the company, which anybody in it may use. */
const onCard: Row['sample'] = async (app, master) => {
  await grantRight(app, master, 'expansion');
  return { input: { expect: { units: 1, coins: 0 } } };
};

const trial: Row['sample'] = async (app, master) => {
  await unclaimed(app, master);
  return { input: { code: 'trial_top' } };
};

/** A pack that was bought. */
const onBought: Row['sample'] = async (app, { token, companyUuid }) => {
  await giveTestCoins(app, { companyUuid }, 50);
  const order = { sku: 'refresh-10', pay: 'coins' as const, expect: { coins: 50 }, again: true };
  await app.ok(createOrderOfOne, order, { token, headers: { 'idempotency-key': crypto.randomUUID() } });
  const uuid = (await app.ok(listGrants, {}, { token })).items.find(({ cost }) => cost > 0)?.uuid ?? '';
  return { input: { uuid, units: 1, expect: { coins: 5 } } };
};

/** Somebody of the company, and a unit that may become theirs. */
const toMember: Row['sample'] = async (app, master) => {
  await grantRight(app, master, 'refresh');
  return { input: { right: 'refresh', units: 1, account_uuid: master.uuid, direction: 'assign' } };
};

export const rightsRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/sales/refresh_cost': { sample: onJob({}), holds },
  'POST /api/v1/sales/refresh': { sample: onJob({ expect: { free: 1, coins: 0 } }), holds },
  'POST /api/v1/sales/unlock_cost': { sample: onLocked({}), holds },
  'POST /api/v1/intern/unlock_intern': { sample: onLocked({ expect: { units: 1, coins: 0 } }), holds },
  'POST /api/v1/sales/online_cost': { sample: onLocked({}), holds },
  'GET /api/v1/sales/expend_service_list': { sample: nothing },
  'GET /api/v1/sales/service_intern_detail': { sample: nothing },
  'GET /api/v1/sales/unlock_lst': { sample: nothing },
  'GET /api/v1/sales/get_jobs': { sample: plain({ right: 'refresh' }) },
  // A stranger's own company has no card.
  'POST /api/v1/sales/service_expend': { sample: onCard, codes: { stranger: 40931 } },
  'GET /api/v1/sales/refresh_lst': { sample: nothing },
  'POST /api/v1/sales/refresh_plan_cost': { sample: onPlan(), holds },
  'POST /api/v1/sales/refresh_plan': { sample: onPlan(expectsOne), holds },
  'POST /api/v1/sales/refresh_plans_cost': { sample: onPlans(), holds },
  'POST /api/v1/sales/refresh_plans': { sample: onPlans({ expect: expectsOne.expect }), holds },
  'POST /api/v1/sales/refresh_plan/end': { sample: onRunningPlan, holds },
  'GET /api/v1/sales/refresh_plan_lst': { sample: nothing },
  'GET /api/v1/sales/gift_service': { sample: nothing },
  'POST /api/v1/sales/gift_service': { sample: unclaimed, codes: { 'sub-account': 40934 } },
  'POST /api/v1/sales/get_service': { sample: trial, codes: { 'sub-account': 40934 } },
  'GET /api/v1/sales/vip_service': { sample: nothing },
  'GET /api/v1/gift/list': { sample: nothing },
  'GET /api/v1/sales/service_info': { sample: nothing },
  'GET /api/v1/sales/service_detail': { sample: nothing },
  'GET /api/v1/sales/service_talent_detail': { sample: nothing },
  'GET /api/v1/sales/service_item_detail': { sample: onGrant, codes: { stranger: 40401 } },
  'POST /api/v1/sales/grant/give_back': { sample: onBought, codes: { 'sub-account': 40934, stranger: 40401 } },
  'POST /api/v1/sales/service_assign': { sample: toMember, codes: { 'sub-account': 40934, stranger: 40401 } },
  'GET /api/v1/sales/item_use_record': { sample: nothing },
  'GET /api/v1/sales/top_service': { sample: plain({ kind: 'top_home', city: '330100' }) },
  'POST /api/v1/sales/intelligent_top': { sample: onTop('top_search', { category: '0102' }), holds },
  'POST /api/v1/sales/rpg_top': { sample: onTop('top_home'), holds },
  'POST /api/v1/sales/booking/cancel': { sample: onBooking, holds },
  'GET /api/v1/sales/intelligent_top_lst': { sample: nothing },
  'GET /api/v1/sales/rpg_top_lst': { sample: nothing },
  'GET /api/v1/sales/top_intern_info': { sample: ofTop, holds },
};
