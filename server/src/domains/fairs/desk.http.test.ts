import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { type DeskEntry, syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { exportFairReport, getFairReport } from '@qinghe/contract/fairs/report.ts';
import { settleVisit } from '@qinghe/contract/fairs/visit.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCall, aScan, makeSignUp, makeStand, type Stand } from '../../../test/fairs.ts';
import { makeJob } from '../../../test/jobs.ts';
import { shuffled } from '../../../test/shuffled.ts';
import { forgetVisits } from './desk-queries.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

const openStand = async (people = 1) => makeStand(app, await makeMaster(app), people);
const codeOf = ({ codes }: Stand, index = 0): string => codes[index] ?? '';
const made = (code: string) => ({ uuid: uuidv7(), at: app.clock.now().toISOString(), code });
const decide = (code: string, decision: 'interview' | 'screening' | 'keep' | 'no', job: string | null = null) => ({
  kind: 'decide' as const,
  ...made(code),
  decision,
  job_uuid: job,
});
const note = (code: string, text: string) => ({ kind: 'note' as const, ...made(code), text });
const takeBack = (code: string, entry_uuid: string) => ({ kind: 'take_back' as const, ...made(code), entry_uuid });
const sync = (
  { token, fair }: Pick<Stand, 'token' | 'fair'>,
  entries: DeskEntry[],
  more: Partial<InputOf<typeof syncDesk>> = {},
) => app.ok(syncDesk, { fair_uuid: fair, device_now: app.clock.now().toISOString(), entries, ...more }, { token });
const [PHONE, OTHER] = [uuidv7(), uuidv7()];
const applicationsOf = (job: string) =>
  db.selectFrom('application').selectAll().where('job_uuid', '=', job).orderBy('applied_at').execute();

test('who is scanned stands in the queue with a number; nobody else of the fair is shown, and no phone number', async () => {
  const stand = await openStand(3);
  const { results, visits, fair, jobs } = await sync(stand, [
    aScan(codeOf(stand, 0)),
    aScan(codeOf(stand, 1), new Date(app.clock.now().getTime() - 60_000)),
  ]);
  expect(results.map(({ result }) => result)).toEqual(['kept', 'kept']);
  expect(fair).toMatchObject({ uuid: stand.fair, booth: 'B27' });
  expect(jobs).toMatchObject([{ uuid: stand.job }]);
  expect(visits).toMatchObject([
    { number: 1, code: codeOf(stand, 1), name: '谢雨桐', wishes: [], application: 'none' },
    { number: 2, code: codeOf(stand, 0), wishes: [stand.job] },
  ]);
  // Within a uuid such figures are chance.
  expect(JSON.stringify(visits)).not.toMatch(/"1[3-9]\d{9}"/);
});

test('an entry that is sent again is there once; a scan that is taken back keeps its number and stands nowhere', async () => {
  const stand = await openStand();
  const one = aScan(codeOf(stand));
  await sync(stand, [one]);
  const { visits } = await sync(stand, [one, aScan(codeOf(stand))]);
  expect(visits).toMatchObject([{ number: 1, entries: [{ kind: 'scan' }, { kind: 'scan' }] }]);
  const scans = visits[0]?.entries ?? [];
  const after = await sync(
    stand,
    scans.map(({ uuid }) => takeBack(codeOf(stand), uuid)),
  );
  expect(settleVisit(after.visits[0]?.entries ?? []).arrivedAt).toBeNull();
  const again = await sync(stand, [aScan(codeOf(stand))]);
  expect(again.visits).toMatchObject([{ number: 1 }]);
});

test('a note that comes before its scan waits for it; a code that nobody has is unknown and keeps nothing back', async () => {
  const [stand, other] = [await openStand(), await openStand()];
  const first = await sync(stand, [note(codeOf(stand), '先到的备注'), aScan(codeOf(other))]);
  expect(first.results.map(({ result }) => result)).toEqual(['kept', 'unknown']);
  expect(first.visits).toEqual([]);
  const { visits } = await sync(stand, [aScan(codeOf(stand))]);
  expect(settleVisit(visits[0]?.entries ?? [])).toMatchObject({ note: '先到的备注', state: 'waiting' });
});

test('nobody finds people by trying codes: after three hundred of nobody in an hour the stand is told to wait', async () => {
  const stand = await openStand();
  const signs = 'ACDEFGHJKLMNPQRTUVWXY34679';
  const tries = Array.from({ length: 160 }, (_, index) =>
    aScan(`GGGGGG${signs[Math.floor(index / signs.length)]}${signs[index % signs.length]}`),
  );
  await sync(stand, tries);
  const more = { fair_uuid: stand.fair, device_now: app.clock.now().toISOString(), entries: tries };
  expect(await app.call(syncDesk, more, { token: stand.token })).toMatchObject({ code: 429 });
  expect((await sync(stand, [aScan(codeOf(stand))])).visits).toHaveLength(1);
  app.clock.advance({ minutes: 61 });
  expect(await app.call(syncDesk, more, { token: stand.token })).toMatchObject({ code: 100 });
});

test('whom two phones call is talked to by the one that called first, however their entries arrive', async () => {
  const stand = await openStand();
  const [early, late] = [
    aCall(codeOf(stand), PHONE, new Date(app.clock.now().getTime() - 60_000)),
    aCall(codeOf(stand), OTHER),
  ];
  await sync(stand, [aScan(codeOf(stand)), late]);
  const { visits } = await sync(stand, [early]);
  expect(settleVisit(visits[0]?.entries ?? [])).toMatchObject({ state: 'talking', device: PHONE });
});

test('who is chosen applies, once: with note and stars on the desk, at the stage that was meant', async () => {
  const stand = await openStand(2);
  const [one, two] = [codeOf(stand, 0), codeOf(stand, 1)];
  const stars = { kind: 'stars' as const, ...made(one), stars: 4 };
  const chosen = decide(one, 'screening', stand.job);
  await sync(stand, [aScan(one), note(one, 'CAN 总线实做过'), stars, chosen]);
  const { visits } = await sync(stand, [chosen, decide(one, 'interview', stand.job)]);
  expect(visits).toMatchObject([{ application: 'made' }]);
  const [application, ...others] = await applicationsOf(stand.job);
  expect(others).toEqual([]);
  expect(application).toMatchObject({ source: 'fair', stage: 'primary_screening', name: '谢雨桐', rating: 4 });
  expect(application).toMatchObject({ graduation_month: '2027-06', consent_version: 'fair-2026-11' });
  const read = () => app.ok(getApplication, { uuid: application?.uuid ?? '' }, { token: stand.token });
  expect((await read()).notes).toMatchObject([{ text: 'CAN 总线实做过' }]);
  await sync(stand, [note(one, '改过的备注')]);
  expect((await read()).notes).toMatchObject([{ text: '改过的备注' }]);
  await sync(stand, [aScan(two), decide(two, 'interview', stand.job)]);
  expect((await applicationsOf(stand.job)).map(({ stage }) => stage)).toEqual(['primary_screening', 'interview']);
  const history = await db
    .selectFrom('application_history')
    .select(['action', 'to_stage'])
    .where('application_uuid', '=', application?.uuid ?? '')
    .orderBy('version')
    .execute();
  expect(history).toMatchObject([{ action: 'applied' }, { action: 'moved', to_stage: 'primary_screening' }]);
});

test('a note and stars that are cleared or taken back at the stand are gone from the application too', async () => {
  const stand = await openStand();
  const one = codeOf(stand);
  const stars = { kind: 'stars' as const, ...made(one), stars: 4 };
  const written = note(one, '记错了人');
  await sync(stand, [aScan(one), written, stars, decide(one, 'screening', stand.job)]);
  const uuid = (await applicationsOf(stand.job))[0]?.uuid ?? '';
  const read = () => app.ok(getApplication, { uuid }, { token: stand.token });
  expect(await read()).toMatchObject({ notes: [{ text: '记错了人' }], my_stars: 4 });
  await sync(stand, [aCall(one, PHONE)]);
  expect(await read()).toMatchObject({ notes: [{ text: '记错了人' }], my_stars: 4 });
  await sync(stand, [takeBack(one, written.uuid), takeBack(one, stars.uuid)]);
  expect(await read()).toMatchObject({ notes: [], my_stars: null });
  await sync(stand, [note(one, '新的备注')]);
  await sync(stand, [note(one, '')]);
  expect((await read()).notes).toEqual([]);
});

test('who is kept in mind or not chosen applies for nothing, nor who is chosen for a job that closed or was not taken along', async () => {
  const stand = await openStand(3);
  const [one = '', two = '', three = ''] = stand.codes;
  const foreign = await openStand();
  await db.updateTable('job').set({ state: 'offline' }).where('uuid', '=', stand.job).execute();
  const { visits } = await sync(stand, [
    ...stand.codes.map((code, index) => aScan(code, new Date(app.clock.now().getTime() - 60_000 + index))),
    decide(one, 'keep'),
    decide(two, 'interview', stand.job),
    decide(three, 'screening', foreign.job),
  ]);
  expect(visits.map(({ application }) => application)).toEqual(['none', 'gone', 'gone']);
  expect(await applicationsOf(foreign.job)).toEqual([]);
  await db.updateTable('job').set({ state: 'online' }).where('uuid', '=', stand.job).execute();
  expect((await sync(stand, [decide(two, 'screening', stand.job)])).visits[1]).toMatchObject({ application: 'made' });
  expect(
    await app.call(
      syncDesk,
      { fair_uuid: stand.fair, device_now: app.clock.now().toISOString(), entries: [decide(one, 'interview')] },
      { token: stand.token },
    ),
  ).toMatchObject({ code: 400 });
});

test('who has applied for the job before keeps that application, which goes forward', async () => {
  const stand = await openStand(2);
  const [one, two] = [codeOf(stand, 0), codeOf(stand, 1)];
  await sync(stand, [aScan(one), aScan(two)]);
  const { phone } = await db
    .selectFrom('fair_visitor')
    .select('phone')
    .where('code', '=', one)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('fair_visitor')
    .set({ phone: `${phone}0` })
    .where('code', '=', one)
    .execute();
  await sync(stand, [decide(two, 'screening', stand.job)]);
  const { phone: second } = await db
    .selectFrom('fair_visitor')
    .select('phone')
    .where('code', '=', two)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('fair_visitor').where('code', '=', two).execute();
  await db.updateTable('fair_visitor').set({ phone: second }).where('code', '=', one).execute();
  await sync(stand, [decide(one, 'interview', stand.job)]);
  expect(await applicationsOf(stand.job)).toMatchObject([{ stage: 'interview', was_invited: true }]);
});

test('only what changed since is given, by the server’s clock; no clock, however wrong, breaks the desk', async () => {
  const stand = await openStand(2);
  await sync(stand, [aScan(codeOf(stand, 0))]);
  app.clock.advance({ minutes: 2 });
  const { as_of } = await sync(stand, []);
  app.clock.advance({ minutes: 10 });
  const wild = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.000Z'];
  for (const device_now of wild)
    await sync(
      stand,
      wild.map((at) => aScan(codeOf(stand, 1), at)),
      { device_now },
    );
  const { visits, now } = await sync(stand, [], { since: as_of });
  expect(visits).toMatchObject([{ number: 2, code: codeOf(stand, 1) }]);
  expect(visits[0]?.entries.every(({ at }) => at <= now)).toBe(true);
  // What no clock can have shown counts as received, so that no report has a wait of months.
  const minute = 60_000;
  expect(visits[0]?.entries.every(({ at }) => Date.parse(now) - Date.parse(at) < minute)).toBe(true);
});

test('without a booth there is no desk; colleagues share it, another company does not', async () => {
  const team = await makeTeam(app);
  const waiting = await makeSignUp(app, team.master);
  const input = { device_now: new Date().toISOString(), entries: [] };
  const call = (fair_uuid: string, token: string) => app.call(syncDesk, { ...input, fair_uuid }, { token });
  expect(await call(waiting.fair_uuid, team.master.token)).toMatchObject({ code: 40401 });
  const stand = await makeStand(app, team.master);
  expect(await call(stand.fair, team.child.token)).toMatchObject({ code: 100 });
  expect(await call(stand.fair, (await makeMaster(app)).token)).toMatchObject({ code: 40401 });
  expect(await call(uuidv7(), team.master.token)).toMatchObject({ code: 40401 });
});

test('two phones that send at the same moment give no number twice', async () => {
  const stand = await openStand(12);
  await Promise.all(stand.codes.map((code) => sync(stand, [aScan(code)])));
  const { visits } = await sync(stand, []);
  expect(visits.map(({ number }) => number)).toEqual(stand.codes.map((_, index) => index + 1));
});

test('names and notes are forgotten half a year after the fair; how many came stays', async () => {
  const stand = await openStand();
  await sync(stand, [aScan(codeOf(stand)), note(codeOf(stand), '记一笔')]);
  const later = new Date(app.clock.now().getTime() + 30 * 86_400_000);
  await forgetVisits(db, later);
  await sync(stand, [note(codeOf(stand), '晚到的一笔')]);
  await forgetVisits(db, later);
  const rows = await db.selectFrom('fair_visit').selectAll().where('fair_uuid', '=', stand.fair).execute();
  expect(rows).toMatchObject([{ name: '', note: '', school: '武汉理工大学', number: 1 }]);
  expect((await sync(stand, [])).visits[0]?.entries).toEqual([]);
});

/* Two phones at one stand without a network: 200 entries, clocks ten minutes apart, sent in any order, parts of them again. */
test('two phones that were offline agree in the end: nobody is lost, and the same became of everybody', async () => {
  const people = 20;
  const stand = await openStand(people);
  const step = fc.record({ who: fc.nat(people - 1), phone: fc.constantFrom(0, 1), kind: fc.nat(6) });
  const day = fc.record({
    steps: fc.array(step, { minLength: 200, maxLength: 200 }),
    seed: fc.integer(),
    size: fc.integer({ min: 20, max: 200 }),
  });
  await fc.assert(
    fc.asyncProperty(day, async ({ steps, seed, size }) => {
      await db.deleteFrom('fair_visit').where('fair_uuid', '=', stand.fair).execute();
      const begun = app.clock.now().getTime() - 3_600_000;
      const skews = [-300_000, 300_000];
      const written = steps.map(({ who, phone, kind }, index) => ({
        phone,
        truth: { ...entryOf(kind, codeOf(stand, who), phone), at: new Date(begun + index * 10_000).toISOString() },
      }));
      const order = shuffled([...written, ...written.filter((_, index) => index % 3 === 0)], seed);
      for (const phone of [0, 1]) {
        const skew = skews[phone] ?? 0;
        const own = order
          .filter((row) => row.phone === phone)
          .map(({ truth }) => ({ ...truth, at: new Date(Date.parse(truth.at) + skew).toISOString() }));
        for (let from = 0; from < own.length; from += size)
          await sync(stand, own.slice(from, from + size), {
            device_now: new Date(app.clock.now().getTime() + skew).toISOString(),
          });
      }
      const { visits } = await sync(stand, []);
      for (const code of stand.codes) {
        const truth = settleVisit(written.flatMap(({ truth }) => (truth.code === code ? [truth] : [])));
        const seen = settleVisit(visits.find((visit) => visit.code === code)?.entries ?? []);
        const { arrivedAt, calledAt: _c, firstCalledAt: _f, decidedAt: _d, ...said } = seen;
        expect(arrivedAt === null).toBe(truth.arrivedAt === null);
        if (truth.arrivedAt) expect(truth).toMatchObject(said);
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

function entryOf(kind: number, code: string, phone: number): DeskEntry {
  const device = [PHONE, OTHER][phone] ?? PHONE;
  const entries: DeskEntry[] = [
    aScan(code),
    aCall(code, device),
    { kind: 'miss', ...made(code), device },
    note(code, `备注 ${phone}`),
    { kind: 'stars', ...made(code), stars: 1 + phone },
    decide(code, 'keep'),
    decide(code, 'no'),
  ];
  return entries[kind] ?? aScan(code);
}

test('the report counts each who came once in every split, and says what became of them; another company has none', async () => {
  const stand = await openStand(14);
  const gone = aScan(codeOf(stand, 13));
  await db
    .updateTable('fair_visitor')
    .set({ school: '武汉大学', degree: 'bachelor' })
    .where('code', '=', codeOf(stand, 1))
    .execute();
  const hourAgo = new Date(app.clock.now().getTime() - 3_600_000);
  await sync(stand, [
    ...stand.codes.slice(0, 12).map((code, index) => aScan(code, index === 0 ? hourAgo : app.clock.now())),
    aCall(codeOf(stand, 0), PHONE, new Date(hourAgo.getTime() + 600_000)),
    decide(codeOf(stand, 0), 'screening', stand.job),
    decide(codeOf(stand, 1), 'no'),
    gone,
    takeBack(codeOf(stand, 13), gone.uuid),
  ]);
  const report = await app.ok(getFairReport, { uuid: stand.fair }, { token: stand.token });
  expect(report).toMatchObject({ visits: 12, talked: 2, applications: 1, wait: 10 });
  const sum = (rows: readonly { visits: number }[]) => rows.reduce((all, { visits }) => all + visits, 0);
  const { hours, degrees, years, schools, other_schools, decisions } = report;
  expect([sum(hours), sum(degrees), sum(years), sum(schools) + other_schools, sum(decisions)]).toEqual(
    Array(5).fill(12),
  );
  expect(hours.map(({ visits }) => visits)).toEqual([1, 11]);
  expect(schools).toEqual([
    { school: '武汉理工大学', visits: 11 },
    { school: '武汉大学', visits: 1 },
  ]);
  expect(report.jobs).toMatchObject([{ uuid: stand.job, wished: 6, chosen: 1, applications: 1 }]);
  expect(JSON.stringify(report)).not.toContain('谢雨桐');
  const other = { token: (await makeMaster(app)).token };
  for (const asked of [getFairReport, exportFairReport])
    expect(await app.call(asked, { uuid: stand.fair }, other)).toMatchObject({ code: 40401 });
  const pdf = await app.ok(exportFairReport, { uuid: stand.fair }, { token: stand.token });
  expect(pdf).toMatchObject({ rows: 12, cut: false });
  const bytes = Buffer.from(await (await app.fetch(pdf.url)).arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a decision for a job that was not taken along counts as none in the report; the jobs add up to what was decided', async () => {
  const stand = await openStand(4);
  const [one = '', two = '', three = '', four = ''] = stand.codes;
  const foreign = await openStand();
  const left = await makeJob(app, stand);
  await sync(stand, [
    ...stand.codes.map((code) => aScan(code)),
    decide(one, 'interview', stand.job),
    decide(two, 'screening', foreign.job),
    decide(three, 'interview', left.uuid),
    decide(four, 'keep'),
  ]);
  const { decisions, jobs } = await app.ok(getFairReport, { uuid: stand.fair }, { token: stand.token });
  expect(decisions).toEqual([
    { decision: 'interview', visits: 1 },
    { decision: 'screening', visits: 0 },
    { decision: 'keep', visits: 1 },
    { decision: 'no', visits: 0 },
    { decision: null, visits: 2 },
  ]);
  expect(jobs).toMatchObject([{ uuid: stand.job, chosen: 1, applications: 1 }]);
});

test('a stand writes of people whom a colleague moves at the same moment in another order: both are kept', async () => {
  const stand = await openStand(30);
  const by = { token: stand.token };
  await sync(
    stand,
    stand.codes.flatMap((code) => [aScan(code), decide(code, 'screening', stand.job)]),
  );
  for (const to of ['interview', 'primary_screening'] as const) {
    const items = (await applicationsOf(stand.job)).reverse().map(({ uuid, version }) => ({ uuid, version }));
    const [, decided] = await Promise.all([
      sync(
        stand,
        stand.codes.map((code) => note(code, `改为 ${to}`)),
      ),
      app.ok(decideMany, { items, to, reason: '名额有变' }, by),
    ]);
    expect(decided).toMatchObject({ batch: { applications: 30 }, left_out: [] });
  }
  const { visits } = await sync(stand, []);
  expect(visits.map(({ entries }) => settleVisit(entries).note)).toEqual(Array(30).fill('改为 primary_screening'));
});
