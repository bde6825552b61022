import { listAudit } from '@qinghe/contract/company/audit.ts';
import { getServices } from '@qinghe/contract/company/services.ts';
import { setJobLimits } from '@qinghe/contract/ops/job-limits.ts';
import { getSubjectCompany } from '@qinghe/contract/ops/search.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { makeJob } from '../../../test/jobs.ts';

const app = await startTestApp();
const operator = await makeOperator(app);
const free = { internship: 5, campus: 5 };

test('an operator gives more places with a reason; the company has them at once, and reads of it in its log', async () => {
  const master = await makeMaster(app);
  await makeJob(app, master, { kind: 'campus' });
  const input = {
    uuid: String(master.companyUuid),
    seen: free,
    internship: 5,
    campus: 20,
    reason: '秋招 12 个岗位，已核对',
  };
  const limits = await app.ok(setJobLimits, input, { token: operator.token });
  expect(limits).toEqual({ internship: { quota: 5, most: 5, used: 0 }, campus: { quota: 20, most: 20, used: 1 } });
  expect(await app.ok(getServices, {}, { token: master.token })).toMatchObject(limits);
  const seen = await app.ok(getSubjectCompany, { uuid: input.uuid }, { token: operator.token });
  expect(seen.limits).toEqual(limits);
  const { items } = await app.ok(listAudit, {}, { token: master.token });
  expect(items.map(({ action }) => action)).toContain('company.limits_set');
  const kept = await app.services.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'company.limits_set')
    .where('company_uuid', '=', input.uuid)
    .execute();
  expect(kept).toEqual([{ detail: { internship: 5, campus: 20, reason: input.reason } }]);
});

test('of two operators the second one hears what the first has set; a reason is needed', async () => {
  const { companyUuid } = await makeMaster(app);
  const input = { uuid: String(companyUuid), seen: free, internship: 8, campus: 8, reason: '扩招，已核对' };
  await app.ok(setJobLimits, input, { token: operator.token });
  const late = await app.call(setJobLimits, { ...input, internship: 6 }, { token: operator.token });
  expect(late).toMatchObject({ code: 40901, data: { internship: { quota: 8 } } });
  const bare = await app.call(setJobLimits, { ...input, reason: '' }, { token: operator.token });
  expect(bare).toMatchObject({ code: 400, field: 'reason' });
});
