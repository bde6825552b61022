import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { getUserInfo } from '@qinghe/contract/account/user-info.ts';
import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { getInformation, updateBase } from '@qinghe/contract/company/information.ts';
import { invite } from '@qinghe/contract/company/invitations.ts';
import { type Endpoint, roleFor } from '@qinghe/contract/endpoint.ts';
import { type BrochureDetail, changeBrochure, getBrochure } from '@qinghe/contract/jobs/brochures.ts';
import { holdsRole } from '@qinghe/contract/roles.ts';
import { describe, expect, it } from 'vitest';
import { rows } from './access/rows.ts';
import { makeMaster, makeTeam, type TestAccount, unusedPhone } from './accounts.ts';
import { startTestApp } from './app.ts';
import { putIdentity } from './companies.ts';
import { makeBrochure } from './jobs.ts';
import { openWhileHeld, openWhilePreparing } from './open-while-held.ts';
import { askForLicence, askToBecome } from './steps.ts';

/*
 * What the browser's guard keeps people from, the server keeps them from as well: whom a missing paper, a refusal, a
 * freeze or a suspension confines elsewhere calls nothing but what `openWhileHeld` names. The codes are the account
 * check's, which end no session.
 */

const app = await startTestApp({ own: true });
const { db } = app.services;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints = Object.values(endpointsByDomain)
  .flat()
  .filter(({ access }) => access === 'user' || access === 'master')
  .map((endpoint) => [nameOf(endpoint), endpoint] as const);
const open = new Set(Object.values(openWhileHeld).flat());
const master = await makeMaster(app);

const ofCompany =
  (values: {
    check_status?: 'incomplete' | 'uncheck' | 'reject' | 'appeal';
    certification_lost?: true;
    licence_until?: string;
    frozen_at?: Date;
  }) =>
  ({ companyUuid }: TestAccount) =>
    db.updateTable('company').set(values).where('company_uuid', '=', companyUuid).execute();
const anotherCompany = (await makeMaster(app)).companyUuid;

type Hold = (account: TestAccount) => Promise<unknown>;
const holds: [why: string, code: number, hold: Hold][] = [
  ['papers are missing', 5101, ofCompany({ check_status: 'incomplete' })],
  ['the licence has ended', 5102, ofCompany({ licence_until: '2020-01-01' })],
  ['the company is frozen', 5104, ofCompany({ frozen_at: new Date() })],
  ['they are to join another company', 5105, ({ uuid }) => askToBecome(app, uuid, 'member', anotherCompany)],
  ['the licence is to be confirmed', 5106, (account) => askForLicence(app, account)],
  ['papers were refused', 40301, ofCompany({ check_status: 'reject' })],
  [
    'papers that were in force were refused, and new ones handed in',
    40301,
    ofCompany({ check_status: 'uncheck', certification_lost: true }),
  ],
  ['an appeal is open', 40301, ofCompany({ check_status: 'appeal' })],
  [
    'they are suspended',
    40301,
    ({ uuid }) => db.updateTable('account').set({ user_status: 'unactive' }).where('uuid', '=', uuid).execute(),
  ],
  [
    'they are not identified',
    40301,
    ({ uuid }) => db.updateTable('company_member').set({ staff_status: 0 }).where('account_uuid', '=', uuid).execute(),
  ],
];

/** Who is not identified has handed that in, and waits. */
async function waitForIdentity({ uuid }: TestAccount): Promise<void> {
  await putIdentity(app, uuid);
  await db.updateTable('company_member').set({ staff_status: 0 }).where('account_uuid', '=', uuid).execute();
}

/** What each of them hears; a person of their own for every call, since some calls let them in or log them out. */
async function heardBy(endpoint: Endpoint): Promise<[why: string, code: number][]> {
  const { input, file, bytes, headers } = (await rows[nameOf(endpoint)]?.sample(app, master)) ?? { input: {} };
  const heard: [string, number][] = [];
  for (const [why, , hold] of holds) {
    const account = await makeMaster(app);
    await hold(account);
    const { code } = await app.call(endpoint, input as never, { token: account.token, file, bytes, headers });
    heard.push([why, code]);
  }
  return heard;
}

const refusals = holds.map(([why, code]) => [why, code]);

describe.each(endpoints.filter(([name]) => !open.has(name)))('%s', (_name, endpoint) => {
  it('is refused to whoever may not work', async () => {
    expect(await heardBy(endpoint)).toEqual(refusals);
  });
});

describe.each(endpoints.filter(([name]) => open.has(name)))('%s', (_name, endpoint) => {
  it('is open to whoever may not work', async () => {
    const heard = await heardBy(endpoint);
    if (endpoint.path === checkInfo.path)
      expect(heard).toEqual(holds.map(([why, code]) => [why, code < 5200 ? code : 100]));
    else for (const [index, refusal] of refusals.entries()) expect(heard[index]).not.toEqual(refusal);
  });
});

/** Of the desk, by somebody whose identity is looked at: as it is, or with whatever else keeps people from the desk. */
async function heardWhilePreparing([name, endpoint]: (typeof endpoints)[number], hold?: Hold) {
  const account = await makeMaster(app);
  const { input, file, bytes, headers } = (await rows[name]?.sample(app, account)) ?? { input: {} };
  await waitForIdentity(account);
  await hold?.(account);
  return (await app.call(endpoint, input as never, { token: account.token, file, bytes, headers })).code;
}

const others = holds.filter(([why]) => why !== 'they are not identified');
const shut = endpoints.filter(([name]) => !open.has(name) && !openWhilePreparing.includes(name));

it.each(shut)('%s is refused while an identity is looked at', async (...call) => {
  expect(await heardWhilePreparing(call)).toBe(40301);
});

describe.each(endpoints.filter(([name]) => openWhilePreparing.includes(name)))('%s', (...call) => {
  it('is open while an identity is looked at, and works', async () => {
    expect(await heardWhilePreparing(call)).toBe(100);
  });

  it.each(others)('is refused nevertheless where %s', async (_why, code, hold) => {
    expect(await heardWhilePreparing(call, hold)).toBe(code);
  });

  it('is refused to whom operators have doubted, until that is settled', async () => {
    const doubt: Hold = ({ uuid }) =>
      db.updateTable('identity').set({ asked_again: true }).where('account_uuid', '=', uuid).execute();
    expect(await heardWhilePreparing(call, doubt)).toBe(40301);
  });
});

it('what others see already stays shut while an identity is looked at', async () => {
  const account = await makeMaster(app);
  const { token } = account;
  const draft = await makeBrochure(app, account);
  const shown = await makeBrochure(app, account, { state: 'online' });
  await waitForIdentity(account);
  const [one, other] = await Promise.all([draft, shown].map(({ uuid }) => app.ok(getBrochure, { uuid }, { token })));
  expect(one?.abilities).toEqual({ edit: true, publish: false, take_offline: false, remove: true });
  expect(other?.abilities).toEqual({ edit: false, publish: false, take_offline: false, remove: false });
  const { title, batch, graduation_years, picture_uuid, text, schedule } = other as BrochureDetail;
  const change = { uuid: shown.uuid, version: (other as BrochureDetail).version };
  const texts = { title, batch, graduation_years, picture_uuid, text, schedule };
  expect((await app.call(changeBrochure, { ...change, ...texts }, { token })).code).toBe(40301);
  expect((await app.call(invite, { addresses: [unusedPhone()] }, { token })).code).toBe(40301);
  const brief = async () => {
    const { version: seen } = await app.ok(getInformation, {}, { token });
    return (await app.call(updateBase, { version: seen, brief: '我们做测试仪器。' }, { token })).code;
  };
  expect(await brief()).toBe(40301);
  const { company_uuid: company } = (await app.ok(getUserInfo, {}, { token })) as { company_uuid: string };
  await db.updateTable('company').set({ check_status: 'uncheck' }).where('company_uuid', '=', company).execute();
  expect(await brief()).toBe(100);
});

/** By role: which calls of the desk tell it that it only reads. */
describe.each(['viewer', 'interviewer'] as const)('whose role is %s', (role) => {
  it('is refused what its role does not hold, and nothing else for that', async () => {
    const { master: theirMaster, child } = await makeTeam(app);
    await db.updateTable('company_member').set({ role }).where('account_uuid', '=', child.uuid).execute();
    const desk = endpoints.filter(([name, { access }]) => access === 'user' && !open.has(name));
    const refused: string[] = [];
    for (const [name, endpoint] of desk) {
      const { input, file, bytes, headers } = (await rows[name]?.sample(app, theirMaster)) ?? { input: {} };
      const answer = await app.call(endpoint, input as never, { token: child.token, file, bytes, headers });
      if (/角色只能查看/.test(answer.reason ?? '')) refused.push(name);
    }
    expect(refused).toEqual(desk.filter(([, one]) => !holdsRole(role, roleFor(one))).map(([name]) => name));
    expect(refused.length).toBeGreaterThan(30);
  });
});

it('names no call that there is not', () => {
  const names = endpoints.map(([name]) => name);
  expect([...open, ...openWhilePreparing].filter((name) => !names.includes(name))).toEqual([]);
});
