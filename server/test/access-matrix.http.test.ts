import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { type Access, type Endpoint, type KeyScope, TALENT_SCOPE } from '@qinghe/contract/endpoint.ts';
import { getCvReading } from '@qinghe/contract/resumes/apply.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCompanyTables, stateOf, wordsOfAccount, wordsOfCompany } from './access/catalogue.ts';
import { type Caller, isPlain, type Row } from './access/row.ts';
import { rows } from './access/rows.ts';
import { makeAccount, makeCompany, makeMaster, makeTeam, tokenOf } from './accounts.ts';
import { startTestApp } from './app.ts';
import { makeApplication } from './applications.ts';
import { makeOperator } from './companies.ts';
import { makeJob } from './jobs.ts';
import { makeKey, makeTalentKey } from './platform.ts';
import { uploadCv } from './uploads.ts';

/*
 * Every endpoint of the contract, called by everybody. What must come follows from `access` alone; a row of
 * access/ says how to call it, and where an endpoint is stricter or opener than its access.
 */

const app = await startTestApp({ own: true });
const { company, master, child } = await makeTeam(app);
const stranger = await makeMaster(app, await makeCompany(app, { name: '另一家有限公司' }));
const loner = await makeAccount(app);
const people = { 'sub-account': child, master, stranger, loner };
const callers: readonly Caller[] = [
  'nobody',
  'garbage',
  'sub-account',
  'master',
  'stranger',
  'loner',
  'operator',
  'key',
];
/** Of company A, for everything that keys are made for. */
const { key } = await makeKey(app, master);
/** For the calls that are no company's. */
const { key: talentKey } = await makeTalentKey(app);
const endpoints = Object.values(endpointsByDomain).flat();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

beforeAll(async () => {
  await app.services.db.updateTable('company').set({ internship_quota: 1000, campus_quota: 1000 }).execute();
  // Something to find for a caller who looks where none may.
  await makeApplication(app, await makeJob(app, master), { candidate: { name: '不可外传' } });
});

/** A session for this one call: some calls end it. */
async function tokenFor(caller: Caller, scope?: KeyScope): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  if (caller === 'garbage') return 'Bearer bm90IGEgdG9rZW4gb2Ygb3Vycw';
  if (caller === 'operator') return (await makeOperator(app)).token;
  if (caller === 'key') return scope === TALENT_SCOPE ? talentKey : key;
  const { uuid } = people[caller];
  await app.services.db
    .updateTable('session')
    .set({ ended_code: 10107 })
    .where('account_uuid', '=', uuid)
    .where('ended_code', 'is', null)
    .execute();
  return tokenOf(app, uuid);
}

const hasSession = (access: Access) => access === 'user' || access === 'master' || access === 'operator';

function expectedCode({ access }: Endpoint, { holds, codes }: Row, caller: Caller): number {
  // Keys open nothing that sessions open, and no session opens what keys do.
  if (access === 'platform' && caller !== 'key') return 101;
  if (caller === 'key' && hasSession(access)) return 101;
  if (hasSession(access) && (caller === 'nobody' || caller === 'garbage')) return 101;
  const own = typeof codes === 'number' ? codes : codes?.[caller];
  if (caller === 'operator' && hasSession(access)) return access === 'operator' ? (own ?? 100) : 101;
  if (own !== undefined) return own;
  if (access === 'operator' || (access === 'master' && caller === 'sub-account')) return 403;
  if (!hasSession(access)) return 100;
  if (caller === 'loner') return 5101;
  return holds && caller !== 'master' ? 40401 : 100;
}

const tables = await readCompanyTables(app.services.db);
const stateOfCompany = () => stateOf(app.services.db, tables, company.company_uuid);

/** Tables whose rows name an account though colleagues see them: who belongs to the company, and templates of jobs. */
const SHARED = ['company_member', 'job_template'];
const secretsOfMaster = () => wordsOfAccount(app.services.db, tables, master.uuid, SHARED);

/** What an endpoint answers where a caller is turned away whatever the call names. */
const REFUSALS: readonly number[] = [101, 403, 5101, 40401];

/** Whose calls must not change anything of company A: whoever is refused, and the stranger even where it is let in. */
const mustLeaveNoTrace = (endpoint: Endpoint, row: Row, caller: Caller): boolean =>
  REFUSALS.includes(expectedCode(endpoint, row, caller)) || (caller === 'stranger' && hasSession(endpoint.access));

/** Of the company's people and of operators, who see everything, nothing is hidden that a call shows. */
const isTrusted = (caller: Caller) => caller === 'master' || caller === 'sub-account' || caller === 'operator';

/** What company A knows, and a caller was told that neither belongs to it nor sent it. */
async function newsIn(data: unknown, sent: unknown[]): Promise<string[]> {
  const said = JSON.stringify(data ?? null);
  if (said === 'null') return [];
  const known = JSON.stringify(sent);
  const secrets = await wordsOfCompany(app.services.db, tables, company.company_uuid);
  return secrets.filter((word) => said.includes(word) && !known.includes(word));
}

/** Companies may work, whatever the last call did to them. */
const passCompanies = () =>
  app.services.db
    .updateTable('company')
    .set({ check_status: 'pass' })
    .where('company_uuid', 'in', [company.company_uuid, stranger.companyUuid ?? ''])
    .where('check_status', '<>', 'pass')
    .execute();

function rowOf(name: string): Row {
  const row = rows[name];
  if (!row) throw new Error(`no sample for ${name}`);
  return row;
}

describe('the access matrix', () => {
  it('looks at every table of companies', async () => {
    const { rows: commented } = await sql<{ name: string }>`
      select c.relname as name from pg_description join pg_class c on c.oid = objoid and objsubid = 0
      where relkind = 'r' and description like 'tenant of %' order by 1`.execute(app.services.db);
    expect(tables.filter(({ isTenant }) => isTenant).map(({ name }) => name)).toEqual(
      commented.map(({ name }) => name),
    );
  });

  it('has a row for every endpoint of the contract, and none for anything else', () => {
    expect(Object.keys(rows).sort()).toEqual(endpoints.map(nameOf).sort());
  });
});

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const row = rowOf(name);
  const outsiders = callers.filter((caller) => mustLeaveNoTrace(endpoint, row, caller));
  const insiders = callers.filter((caller) => !outsiders.includes(caller));

  // They leave no trace, so one sample serves all of them.
  if (outsiders.length > 0)
    it(`is closed to ${outsiders.join(', ')}, who leave no trace`, async () => {
      await passCompanies();
      const masterToken = (await tokenFor('master')) ?? '';
      const { input, file, bytes, headers } = await row.sample(app, { ...master, token: masterToken });
      const tokens = new Map<Caller, string | undefined>();
      for (const caller of outsiders) tokens.set(caller, await tokenFor(caller, endpoint.scope));
      const before = await stateOfCompany();
      const answers: Partial<Record<Caller, number>> = {};
      const news: Partial<Record<Caller, string[]>> = {};
      for (const caller of outsiders) {
        const response = await app.call(endpoint, input as never, { token: tokens.get(caller), file, bytes, headers });
        answers[caller] = response.code;
        news[caller] = isTrusted(caller) ? [] : await newsIn(response.data, [input, file?.name]);
      }
      expect(answers).toEqual(Object.fromEntries(outsiders.map((one) => [one, expectedCode(endpoint, row, one)])));
      expect(news).toEqual(Object.fromEntries(outsiders.map((one) => [one, []])));
      expect(await stateOfCompany()).toEqual(before);
    });

  it.each(insiders)(`answers %s as "${endpoint.access}" says`, async (caller) => {
    await passCompanies();
    const token = await tokenFor(caller, endpoint.scope);
    // A second login would end the session by which the sample was made.
    const masterToken = (caller === 'master' ? token : await tokenFor('master')) ?? '';
    const { input, file, bytes, headers } = await row.sample(app, { ...master, token: masterToken });
    const response = await app.call(endpoint, input as never, { token, file, bytes, headers });
    expect({ code: response.code, reason: response.reason }).toMatchObject({
      code: expectedCode(endpoint, row, caller),
    });
    if (hasSession(endpoint.access) && !isTrusted(caller))
      expect(await newsIn(response.data, [input, file?.name])).toEqual([]);
  });
});

describe('what a session cannot do', () => {
  /** Lists and figures that everybody with a company may read. */
  const lists = endpoints.filter((one) => one.method === 'GET' && one.access === 'user' && isPlain(rowOf(nameOf(one))));

  it.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'a sub-account finds nothing of the master by %s',
    async (name, endpoint) => {
      const secret = await secretsOfMaster();
      expect(secret).toContain('不可外传');
      const { input } = await rowOf(name).sample(app, master);
      const response = await app.call(endpoint, input as never, { token: await tokenFor('sub-account') });
      expect(response.code).toBe(expectedCode(endpoint, rowOf(name), 'sub-account'));
      const said = JSON.stringify(response.data ?? null);
      expect(secret.filter((word) => said.includes(word))).toEqual([]);
    },
  );

  it('an account without a company row is no master: it loses the company at once when it is removed', async () => {
    const removed = await makeAccount(app, { company, type: 'slave' });
    await app.services.db.deleteFrom('company_member').where('account_uuid', '=', removed.uuid).execute();
    for (const name of ['jobs/list', 'applications/list']) {
      const endpoint = endpoints.find(({ path }) => path === `/api/v1/${name}`) as Endpoint;
      const response = await app.call(endpoint, { kind: 'internship', stage: 'new' } as never, {
        token: removed.token,
      });
      expect(response.code).toBe(5101);
    }
  });
});

describe('what a link cannot do', () => {
  it('an upload token that was made up opens nothing, nor does one of yesterday', async () => {
    expect((await app.call(getCvReading, { upload_token: 'made-up' })).code).toBe(403);
    const { uuid } = await makeJob(app, master);
    const { upload_token } = await uploadCv(app, uuid);
    expect((await app.call(getCvReading, { upload_token })).code).toBe(100);
    app.clock.advance({ hours: 25 });
    expect((await app.call(getCvReading, { upload_token })).code).toBe(403);
    app.clock.reset();
  });
});
