import { listAudit } from '@qinghe/contract/company/audit.ts';
import { listInvitations } from '@qinghe/contract/company/invitations.ts';
import { listMembers } from '@qinghe/contract/company/members.ts';
import { getServices } from '@qinghe/contract/company/services.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { companyRoom } from '@qinghe/contract/home/room.ts';
import { listPlatformKeys, revokePlatformKey } from '@qinghe/contract/platform/keys.ts';
import { createWebhook, switchWebhook } from '@qinghe/contract/platform/webhooks.ts';
import { expect, test } from 'vitest';
import { makeChild, makeMaster, makeTeam } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeApplication } from '../../../test/applications.ts';
import { makeInvitation, makeJoinRequest } from '../../../test/companies.ts';
import { makeJob } from '../../../test/jobs.ts';
import { makeKey, makeWebhook } from '../../../test/platform.ts';
import { chinaDay, dayAfter } from '../../time/china-day.ts';

const app = await startTestApp();
const { db } = app.services;
const roomOf = ({ token }: { token: string }) => app.ok(companyRoom, {}, { token });
const setCompany = (uuid: string | null, values: { licence_until?: string; check_status?: 'later_check' }) =>
  db.updateTable('company').set(values).where('company_uuid', '=', uuid).execute();

test('every number is that of the page behind it', async () => {
  const { master, child, company } = await makeTeam(app);
  const suspended = await makeChild(app, company);
  await db.updateTable('account').set({ user_status: 'unactive' }).where('uuid', '=', suspended.uuid).execute();
  const job = await makeJob(app, child);
  await makeJob(app, master, { kind: 'campus' });
  await makeJob(app, master, { state: 'draft' });
  await makeApplication(app, job);
  await makeApplication(app, job, { stage: 'written' });
  await makeInvitation(app, master);
  await makeKey(app, master);
  const { token } = master;
  const room = await roomOf(master);
  const [overview, members, invitations, services, keys] = await Promise.all([
    app.ok(businessOverview, {}, { token }),
    app.ok(listMembers, {}, { token }),
    app.ok(listInvitations, {}, { token }),
    app.ok(getServices, {}, { token }),
    app.ok(listPlatformKeys, {}, { token }),
  ]);
  expect(room).toMatchObject({ waiting: [], overview: { online_jobs: 2, new_applications: 1 } });
  expect(room.overview.online_jobs).toBe(overview.jobs.internship.online + overview.jobs.campus.online);
  expect(room.members).toEqual({ ...members.counts, invited: invitations.items.length, requests: 0 });
  expect(room.members).toMatchObject({ active: 2, suspended: 1 });
  expect(room.limits).toEqual({ internship: services.internship, campus: services.campus });
  expect(room.platform).toEqual({ keys: keys.items.length, used_at: null, webhooks: 0, failing: 0 });
  expect(room.information).toEqual({ check_status: 'pass', licence_until: null });
  expect(room.wallet).toEqual({ coins: 0, refreshes: 0 });
});

test('the log is counted for seven days, and what took data along by itself', async () => {
  const master = await makeMaster(app);
  app.clock.set('2026-12-10T04:00:00Z');
  const add = (action: string, at: string) =>
    db
      .insertInto('audit_entry')
      .values({
        uuid: crypto.randomUUID(),
        company_uuid: master.companyUuid ?? '',
        actor_kind: 'account',
        actor_uuid: master.uuid,
        action,
        object_type: action.split('.')[0] ?? '',
        detail: '{}',
        request_id: '',
        at,
      })
      .execute();
  await add('job.published', '2026-12-03T15:59:59Z');
  await add('job.published', '2026-12-03T16:00:00Z');
  await add('member.exported', '2026-12-09T01:00:00Z');
  const { audit } = await roomOf(master);
  expect(audit).toEqual({ entries: 2, exports: 1 });
  const listed = await app.ok(listAudit, { from: '2026-12-04' }, { token: master.token });
  expect(listed.items).toHaveLength(audit.entries);
  app.clock.reset();
});

test('what waits stands first, the most pressing before the others', async () => {
  const master = await makeMaster(app);
  await makeJoinRequest(app, master.companyUuid);
  await makeJoinRequest(app, master.companyUuid);
  const until = dayAfter(chinaDay(app.clock.now()), 30);
  await setCompany(master.companyUuid, { licence_until: until, check_status: 'later_check' });
  const hook = await makeWebhook(app, master);
  const { uuid: off } = await app.ok(
    createWebhook,
    { url: 'http://127.0.0.1:9/other', events: ['job.changed'] },
    { token: master.token },
  );
  const since = new Date(app.clock.now().getTime() - 3_600_000);
  await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: since })
    .where('uuid', 'in', [hook.uuid, off])
    .execute();
  await app.ok(switchWebhook, { uuid: off, on: false }, { token: master.token });
  const { waiting, platform, members } = await roomOf(master);
  expect(waiting).toEqual([
    { kind: 'join_requests', count: 2, name: expect.any(String), way: 'code', at: expect.any(String) },
    { kind: 'licence', until, days: 30 },
    { kind: 'webhooks', count: 1, since: since.toISOString() },
    { kind: 'papers', status: 'later_check', since: null },
  ]);
  expect([platform.webhooks, platform.failing, members.requests]).toEqual([1, 1, 2]);
  await setCompany(master.companyUuid, { licence_until: dayAfter(until, 1) });
  expect((await roomOf(master)).waiting.map(({ kind }) => kind)).not.toContain('licence');
});

test('a key that was revoked counts no more, nor does its last use', async () => {
  const master = await makeMaster(app);
  const [kept, gone] = [await makeKey(app, master), await makeKey(app, master)];
  const used = new Date(app.clock.now().getTime() - 60_000);
  await db.updateTable('platform_key').set({ last_used_at: used }).where('uuid', '=', kept.uuid).execute();
  await db.updateTable('platform_key').set({ last_used_at: app.clock.now() }).where('uuid', '=', gone.uuid).execute();
  await app.ok(revokePlatformKey, { uuid: gone.uuid }, { token: master.token });
  expect((await roomOf(master)).platform).toMatchObject({ keys: 1, used_at: used.toISOString() });
});

test('another company’s counts nowhere, and a sub-account is refused', async () => {
  const { master, child } = await makeTeam(app);
  await makeJoinRequest(app, master.companyUuid);
  await makeInvitation(app, master);
  await makeKey(app, master);
  await makeApplication(app, await makeJob(app, master));
  const { waiting, overview, members, platform, audit } = await roomOf(await makeMaster(app));
  expect({ waiting, overview, audit, platform }).toEqual({
    waiting: [],
    overview: { online_jobs: 0, new_applications: 0 },
    audit: { entries: 0, exports: 0 },
    platform: { keys: 0, used_at: null, webhooks: 0, failing: 0 },
  });
  expect(members).toEqual({ active: 1, unidentified: 0, suspended: 0, invited: 0, requests: 0 });
  expect((await app.call(companyRoom, {}, { token: child.token })).code).toBe(403);
});
