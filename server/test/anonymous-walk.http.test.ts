import { endpointsByDomain } from '@qinghe/contract/all.ts';
import type { Endpoint } from '@qinghe/contract/endpoint.ts';
import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../src/db/database.ts';
import { revealMany } from '../src/domains/resumes/anonymous/reveal.ts';
import { rows } from './access/rows.ts';
import { makeTeam, tokenOf, unusedPhone } from './accounts.ts';
import { startTestApp } from './app.ts';
import { anonymousPerson, makeAnonymous } from './applications.ts';
import { makeJob } from './jobs.ts';

/*
 * Who is anonymous is told by no call: each one that a member can make is made about somebody whose name, addresses, school and
 * file stand nowhere else, and its answer is searched for them. What the same call says of somebody who is shown proves that
 * it would be found.
 */

const app = await startTestApp({ own: true });
const { db } = app.services;
const { company, master } = await makeTeam(app);

/** Calls that a member can make about applications, and whatever else they read. */
const ABOUT_PEOPLE = ['resumes', 'candidates', 'chat', 'intake'];
const callable = (endpoints: readonly Endpoint[]) =>
  endpoints.filter(({ access }) => access === 'user' || access === 'master');
const [people, others] = [true, false].map((areAbout) =>
  Object.entries(endpointsByDomain).flatMap(([domain, endpoints]) =>
    ABOUT_PEOPLE.includes(domain) === areAbout ? callable(endpoints) : [],
  ),
);
const about = people ?? [];
const elsewhere = (others ?? []).filter(({ method }) => method === 'GET');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What these answer names the person of, who is shown: found by asking, so that the list cannot be wrong. */
const telling = new Set<string>();

beforeAll(async () => {
  await db.updateTable('company').set({ internship_quota: 1000, campus_quota: 1000 }).execute();
});

/** A session of its own for each call: some end it. */
async function freshMaster() {
  await db.updateTable('company').set({ check_status: 'pass' }).execute();
  await db
    .updateTable('session')
    .set({ ended_code: 10107 })
    .where('account_uuid', '=', master.uuid)
    .where('ended_code', 'is', null)
    .execute();
  return { ...master, token: await tokenOf(app, master.uuid) };
}

/** The person whom the walk is about, anonymous or not, alone in a job of their own. */
async function plant(isAnonymous: boolean) {
  const job = await makeJob(app, master);
  const phone = unusedPhone();
  const { name, email, school, fileName } = anonymousPerson;
  const made = await makeAnonymous(app, job, { candidate: { phone } });
  const revealed = { accountUuid: null, at: app.clock.now() };
  if (!isAnonymous) await withTransaction(db, (trx) => revealMany(trx, job.companyUuid, [made.uuid], revealed));
  const words = [name, phone, email, school, fileName, maskPhone(phone), maskEmail(email), '欧阳', 'Qiyue'];
  return { ...made, job, words };
}
type Planted = Awaited<ReturnType<typeof plant>>;

/** The sample's input, about the planted person instead of its own; moves stop before the stage that reveals. */
async function aimed(input: unknown, planted: Planted): Promise<unknown> {
  const text = JSON.stringify(input ?? {});
  const uuids = [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [])];
  const known = await sql<{ uuid: string; is_job: boolean }>`
    select uuid, false as is_job from application where uuid = any(${uuids}::uuid[])
    union all select uuid, true from job where uuid = any(${uuids}::uuid[])`.execute(db);
  // Of two applications the first is the planted one.
  const [first, ...others] = known.rows.filter(({ is_job }) => !is_job).map(({ uuid }) => uuid);
  const jobs = known.rows.filter(({ is_job }) => is_job).map(({ uuid }) => uuid);
  let aim = text.replaceAll('"to":"interview"', '"to":"primary_screening"');
  if (first) aim = aim.replaceAll(first, planted.uuid);
  if (others.length === 0) for (const job of jobs) aim = aim.replaceAll(job, planted.job.uuid);
  return JSON.parse(aim);
}

async function callAbout(endpoint: Endpoint, planted: Planted, more: object = {}) {
  const as = await freshMaster();
  const { input, file, bytes, headers } = (await rows[nameOf(endpoint)]?.sample(app, as)) ?? { input: {} };
  const { token } = as;
  const aim = { ...((await aimed(input, planted)) as object), ...more };
  const response = await app.call(endpoint, aim as never, { token, file, bytes, headers });
  return { code: response.code, text: JSON.stringify(response) };
}

/** Whether an answer tells more of somebody than the words that were sent with the call. */
const told = (text: string, { words }: Planted): string[] => words.filter((word) => text.includes(word));

/** Whoever the walk has been about is told by nothing any more. */
async function forget({ uuid }: Planted): Promise<void> {
  await db.updateTable('person').set({ root_uuid: sql`uuid` }).execute();
  await db.deleteFrom('application').where('uuid', '=', uuid).execute();
}

describe.each(about.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  it('tells nothing of who is anonymous', async () => {
    const shown = await plant(false);
    if (told((await callAbout(endpoint, shown)).text, shown).length > 0) telling.add(name);
    await forget(shown);
    const hidden = await plant(true);
    const { text } = await callAbout(endpoint, hidden);
    expect(told(text, hidden)).toEqual([]);
    // Nobody is found by what is not shown.
    const takesWords = 'q' in ((endpoint.input as { shape?: object } | undefined)?.shape ?? {});
    for (const q of takesWords ? [...hidden.words, '华科', '2719'] : []) {
      const found = await callAbout(endpoint, hidden, { q });
      expect(found.text).not.toContain(hidden.uuid);
    }
    const { anonymous_as } = await db
      .selectFrom('application')
      .select('anonymous_as')
      .where('uuid', '=', hidden.uuid)
      .executeTakeFirstOrThrow();
    expect(anonymous_as).not.toBeNull();
    await forget(hidden);
  });
});

describe('whatever else a member reads', () => {
  let hidden: Planted;
  beforeAll(async () => {
    hidden = await plant(true);
  });
  it.each(elsewhere.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    expect(told((await callAbout(endpoint, hidden)).text, hidden)).toEqual([]);
  });
});

it('the same calls tell who somebody is that is shown', () => {
  expect([...telling].sort()).toEqual(
    expect.arrayContaining([
      'GET /api/v1/applications/detail',
      'GET /api/v1/applications/file',
      'GET /api/v1/applications/list',
      'POST /api/v1/applications/block',
      'POST /api/v1/applications/bulk/plan',
      'POST /api/v1/applications/contact',
      'POST /api/v1/applications/move',
      'POST /api/v1/applications/notes',
      'POST /api/v1/applications/reject',
      'POST /api/v1/applications/reveal',
      'PUT /api/v1/applications/rating',
      'PUT /api/v1/applications/record',
    ]),
  );
});

it('nothing that was written meanwhile for members, other systems or the log tells it either', async () => {
  const hidden = await plant(true);
  await callAbout(about.find((one) => nameOf(one) === 'POST /api/v1/applications/move') as Endpoint, hidden);
  for (const table of ['audit_entry', 'message', 'webhook_delivery', 'realtime_event']) {
    const { rows: written } = await sql<{ text: string }>`
      select row_to_json(written)::text as text from ${sql.table(table)} written
      where company_uuid = ${company.company_uuid}`.execute(db);
    for (const { text } of written) expect(told(text, hidden), table).toEqual([]);
  }
});
