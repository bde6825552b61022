import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { auditObjects } from '@qinghe/contract/company/audit.ts';
import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { operatorActions } from '@qinghe/contract/ops/audit.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/all-domains.ts';
import { rows } from './access/rows.ts';
import { makeTeam, tokenOf } from './accounts.ts';
import { startTestApp } from './app.ts';
import { makeOperator } from './companies.ts';
import { makeKey } from './platform.ts';

/*
 * Every call that changes something of a company leaves a row in its audit log that says so; the call itself names it.
 */

const app = await startTestApp({ own: true });
const { company, master } = await makeTeam(app);
/** Of the same company, for calls of the platform API. */
const { key } = await makeKey(app, master);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const audited = routes.filter(({ audit }) => typeof audit === 'string');

beforeAll(async () => {
  await app.services.db.updateTable('company').set({ internship_quota: 1000, campus_quota: 1000 }).execute();
});

/** A session of its own for each call: some end it. */
async function newToken(): Promise<string> {
  await app.services.db
    .updateTable('session')
    .set({ ended_code: 10107 })
    .where('account_uuid', '=', master.uuid)
    .where('ended_code', 'is', null)
    .execute();
  return tokenOf(app, master.uuid);
}

/** Of the company; operators act on others, and on what is no company's. */
async function readAudit(ofOperators: boolean) {
  const { db } = app.services;
  const columns = ['uuid', 'action', 'object_type', 'request_id'] as const;
  const rows = await db
    .selectFrom('audit_entry')
    .select([...columns, 'actor_kind', 'actor_uuid'])
    .$if(!ofOperators, (query) => query.where('company_uuid', '=', company.company_uuid))
    .execute();
  if (!ofOperators) return rows;
  const own = await db
    .selectFrom('operator_entry')
    .select([...columns, 'operator_uuid as actor_uuid'])
    .execute();
  return [...rows, ...own.map((row) => ({ ...row, actor_kind: 'operator' }))];
}

describe('every call that is no plain read', () => {
  const writes = Object.values(endpointsByDomain)
    .flat()
    .filter(({ method }) => method !== 'GET');
  // Calls with POST that only read: a dry run, a check, and what must not stand in an address.
  const reads = [
    '/applications/bulk/plan',
    '/applications/exports/plan',
    '/applications/screening/plan',
    '/applications/look',
    '/chat/typing',
    '/help/typing',
    '/sales/refresh_cost',
    '/sales/refresh_plan_cost',
    '/sales/refresh_plans_cost',
    '/sales/unlock_cost',
    '/sales/online_cost',
    '/jobs/check',
    '/sensitive/word/check',
    '/uploads/standing',
    '/unbind/open',
    '/invitation/open',
    '/company/code/open',
    '/apply/reading',
    '/apply/preview',
    '/face_check/result',
    '/face_check/read',
    '/platform/v1/jobs/list',
    '/platform/v1/jobs/detail',
  ];

  it.each(writes.map(nameOf))('%s says what it leaves in the audit log, or why nothing', (name) => {
    const { audit } = routes.find(({ endpoint }) => nameOf(endpoint) === name) ?? {};
    if (reads.some((path) => name.endsWith(path))) expect(audit).toBeUndefined();
    else expect(audit).toBeDefined();
  });
});

it.each(audited.map(({ endpoint, audit }) => [String(audit), endpoint.access === 'operator'] as const))(
  '%s is one that a log is filtered by',
  (action, byOperators) => {
    if (byOperators) expect(operatorActions).toContain(action);
    else expect([...auditObjects, 'operator']).toContain(action.split('.')[0]);
  },
);

describe.each(audited.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  it('leaves a row', async () => {
    await app.services.db.updateTable('company').set({ check_status: 'pass' }).execute();
    const isOperator = endpoint.access === 'operator';
    const masterToken = await newToken();
    const ofCompany = endpoint.access === 'platform' ? key : masterToken;
    const token = isOperator ? (await makeOperator(app)).token : ofCompany;
    const sample = await rows[name]?.sample(app, { ...master, token: masterToken });
    const { input, file, bytes, headers } = sample ?? { input: {} };
    const before = new Set((await readAudit(isOperator)).map(({ uuid }) => uuid));
    const response = await app.call(endpoint, input as never, { token, file, bytes, headers });
    const left = (await readAudit(isOperator)).filter(({ uuid }) => !before.has(uuid));
    // What is refused leaves nothing; the samples of a few calls are.
    expect(left.length > 0).toBe(response.code === 100 && !OF_OTHERS.includes(name));
    for (const row of left) {
      expect(row.action).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(row.action.startsWith(`${row.object_type}.`)).toBe(true);
      expect(row.request_id).not.toBe('');
      if (row.actor_kind === 'account') expect(row.actor_uuid).toBe(master.uuid);
    }
  });
});

/** Calls whose samples act for accounts without a company, or with another one. */
const OF_OTHERS: readonly string[] = [
  'POST /api/v1/hr_users/login',
  'POST /api/v1/hr_users/quick_login',
  'POST /api/v1/hr_users/reset_password',
  'POST /api/v2/user/register',
  'GET /api/v1/hr_users/wechat/qr_code/status',
  'POST /api/v1/account/wechat/bind_phone',
  'POST /api/v1/company/licence_confirmation/confirm',
];
