import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob, makeTalk } from '../../../../test/jobs.ts';
import { insertSigned } from '../../../../test/talks.ts';

const app = await startTestApp();
const { db } = app.services;
const { master, child } = await makeTeam(app);
const day = (month: number) => ({ starts_at: `2026-${month}-05T19:00`, ends_at: `2026-${month}-05T21:00` });

/** Somebody with this phone signed up for a talk. */
async function signUp(
  owner: typeof master,
  phone: string,
  { month = 10, ...row }: { month?: number; state?: 'signed' | 'cancelled'; attended_at?: Date } = {},
) {
  const { uuid } = await makeTalk(app, owner, { state: 'online', title: `${month} 月宣讲会`, ...day(month) });
  const [visitor] = await insertSigned(app, { companyUuid: owner.companyUuid ?? '', talk: uuid }, 1);
  await db
    .updateTable('talk_visitor')
    .set({ phone, ...row })
    .where('uuid', '=', visitor?.uuid ?? '')
    .execute();
  return uuid;
}

test('a record names the talks that the person came to or signed up for, latest first', async () => {
  const phone = unusedPhone();
  const came = await signUp(master, phone, { attended_at: app.clock.now() });
  const signed = await signUp(master, phone, { month: 11 });
  await signUp(master, phone, { month: 12, state: 'cancelled' });
  const { uuid } = await makeApplication(app, await makeJob(app, master), { candidate: { phone } });
  const { talks } = await app.ok(getApplication, { uuid }, master);
  expect(talks).toEqual([
    { uuid: signed, title: '11 月宣讲会', starts_at: '2026-11-05T11:00:00.000Z', attended: false },
    { uuid: came, title: '10 月宣讲会', starts_at: '2026-10-05T11:00:00.000Z', attended: true },
  ]);
});

test('whoever may not see a talk does not learn of it, nor does another company', async () => {
  const phone = unusedPhone();
  await signUp(master, phone);
  const own = await signUp(child, phone, { month: 11 });
  const { uuid } = await makeApplication(app, await makeJob(app, child), { candidate: { phone } });
  const { talks } = await app.ok(getApplication, { uuid }, child);
  expect(talks.map((talk) => talk.uuid)).toEqual([own]);
  const stranger = await makeMaster(app);
  const elsewhere = await makeApplication(app, await makeJob(app, stranger), { candidate: { phone } });
  expect((await app.ok(getApplication, { uuid: elsewhere.uuid }, stranger)).talks).toEqual([]);
});

test('an index serves finding them by the phone', async () => {
  // Which way a planner reads few rows is its own affair; whether there is a way for many is ours.
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'talk_visitor' and schemaname = current_schema()`.execute(db);
  expect(rows.map(({ indexdef }) => indexdef)).toContainEqual(expect.stringMatching(/\(company_uuid, phone\)/));
});
