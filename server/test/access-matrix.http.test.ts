import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { type Access, type Endpoint, type KeyScope, TALENT_SCOPE } from '@qinghe/contract/endpoint.ts';
import { getCvReading } from '@qinghe/contract/resumes/apply.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller, Row } from './access/row.ts';
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

const app = await startTestApp();
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
  await app.services.db.updateTable('company').set({ online_job_quota: 1000 }).execute();
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
  if (caller === 'operator' && hasSession(access)) return access === 'operator' ? 100 : 101;
  const own = typeof codes === 'number' ? codes : codes?.[caller];
  if (own !== undefined) return own;
  if (access === 'operator' || (access === 'master' && caller === 'sub-account')) return 403;
  if (!hasSession(access)) return 100;
  if (caller === 'loner') return 5101;
  return holds && caller !== 'master' ? 40401 : 100;
}

/** Every table that holds rows of companies, as the catalogue's comments say. */
const tenantTables = (
  await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and obj_description(oid, 'pg_class') like 'tenant of %' order by relname`.execute(app.services.db)
).rows.map(({ name }) => name);

/** Everything of company A that a call could change, a hash for each table. */
async function stateOfCompany(): Promise<Record<string, string>> {
  const { rows: found } = await sql<{ name: string; sum: string }>`${sql.join(
    tenantTables.map(
      (name) => sql`select ${name} as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
        from ${sql.table(name)} t where company_uuid = ${company.company_uuid}`,
    ),
    sql` union all `,
  )}`.execute(app.services.db);
  return Object.fromEntries(found.map(({ name, sum }) => [name, sum]));
}

/** What company A knows and nobody else may hear. */
async function secretsOfCompany(): Promise<string[]> {
  const { rows: found } = await sql<{ word: string }>`
    select unnest(array[uuid::text, name, phone]) as word from application where company_uuid = ${company.company_uuid}
    union all select uuid::text from stored_file where company_uuid = ${company.company_uuid}
    union all select unnest(array[uuid::text, phone]) from account where company_uuid = ${company.company_uuid}`.execute(
    app.services.db,
  );
  return [company.company_uuid, company.name, ...found.map(({ word }) => word), ...(await secretsOfMaster())];
}

/** What only the master may see in its company: its own jobs, their applications, its templates. */
async function secretsOfMaster(): Promise<string[]> {
  const { rows: found } = await sql<{ word: string }>`
    select uuid::text as word from job where owner_uuid = ${master.uuid}
    union all select uuid::text from reject_template where account_uuid = ${master.uuid}
    union all select uuid::text from invite_template where account_uuid = ${master.uuid}
    union all select unnest(array[application.uuid::text, application.name, application.phone])
      from application join job using (company_uuid) where job.uuid = job_uuid and owner_uuid = ${master.uuid}`.execute(
    app.services.db,
  );
  return found.map(({ word }) => word);
}

/** Calls of a session that somebody else's session, or none, must not change anything by. */
const mustLeaveNoTrace = (endpoint: Endpoint, row: Row, caller: Caller): boolean =>
  hasSession(endpoint.access) &&
  (caller === 'nobody' ||
    caller === 'garbage' ||
    caller === 'key' ||
    (caller === 'operator' && endpoint.access !== 'operator') ||
    caller === 'stranger' ||
    expectedCode(endpoint, row, caller) === 40401);

describe('the access matrix', () => {
  it('looks at every table of companies', () => {
    expect(tenantTables).toEqual(
      expect.arrayContaining(['application_note', 'company_member', 'common_word', 'job', 'tag']),
    );
    expect(tenantTables.length).toBeGreaterThan(20);
  });

  it('has a row for every endpoint of the contract, and none for anything else', () => {
    expect(Object.keys(rows).sort()).toEqual(endpoints.map(nameOf).sort());
  });
});

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  it.each(callers)(`answers %s as "${endpoint.access}" says`, async (caller) => {
    const row = rows[name];
    if (!row) throw new Error(`no sample for ${name}`);
    await app.services.db.updateTable('company').set({ check_status: 'pass' }).execute();
    const token = await tokenFor(caller, endpoint.scope);
    // A second login would end the session by which the sample was made.
    const masterToken = (caller === 'master' ? token : await tokenFor('master')) ?? '';
    const { input, file, bytes } = await row.sample(app, { ...master, token: masterToken });
    const isRefused = mustLeaveNoTrace(endpoint, row, caller);
    const before = isRefused ? await stateOfCompany() : undefined;
    const response = await app.call(endpoint, input as never, { token, file, bytes });
    expect({ code: response.code, reason: response.reason }).toMatchObject({
      code: expectedCode(endpoint, row, caller),
    });
    if (isRefused) expect(await stateOfCompany()).toEqual(before);
    if (!hasSession(endpoint.access)) return;
    // Operators see everything.
    if (caller !== 'master' && caller !== 'sub-account' && caller !== 'operator') {
      const said = JSON.stringify(response.data ?? null);
      // What the caller sent is no news to the caller.
      const known = JSON.stringify(input);
      const news = (await secretsOfCompany()).filter((word) => said.includes(word) && !known.includes(word));
      expect(news).toEqual([]);
    }
  });
});

describe('what a session cannot do', () => {
  it('a sub-account finds nothing of the master in its lists and figures', async () => {
    const token = await tokenFor('sub-account');
    const secret = await secretsOfMaster();
    expect(secret).toContain('不可外传');
    for (const name of [
      'jobs/list',
      'applications/list',
      'applications/counts',
      'applications/selection',
      'applications/blocked',
      'applications/bulk/held',
      'business/overview',
      'account/reject_content',
      'account/invite_content',
    ]) {
      const endpoint = endpoints.find(({ method, path }) => method === 'GET' && path === `/api/v1/${name}`);
      if (!endpoint) throw new Error(`no endpoint ${name}`);
      const response = await app.call(endpoint, { kind: 'internship', stage: 'new' } as never, { token });
      expect(response.code).toBe(100);
      const said = JSON.stringify(response.data);
      expect(secret.filter((word) => said.includes(word))).toEqual([]);
    }
  });

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
