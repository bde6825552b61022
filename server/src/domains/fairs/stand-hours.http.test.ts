import { type DeskEntry, syncDesk } from '@qinghe/contract/fairs/desk.ts';
import { standCloses, standOpens } from '@qinghe/contract/fairs/stand-hours.ts';
import { settleVisit } from '@qinghe/contract/fairs/visit.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCall, aScan, makeStand } from '../../../test/fairs.ts';

const app = await startTestApp({ own: true });
const { clock } = app;
const { db } = app.services;
afterEach(() => clock.reset());

/** A stand with its people, and instants so many minutes from when it closes, and from when it opens. */
async function aStand(people: number) {
  const { fair, codes, job, token } = await makeStand(app, await makeMaster(app), people);
  const { starts_at, ends_at } = await db
    .selectFrom('fair')
    .select(['starts_at', 'ends_at'])
    .where('uuid', '=', fair)
    .executeTakeFirstOrThrow();
  const from = (instant: Date) => (more: number) => new Date(instant.getTime() + more * 60_000);
  return {
    job,
    minute: from(standCloses(ends_at)),
    opening: from(standOpens(starts_at)),
    code: (index: number) => codes[index] ?? '',
    async sync(entries: DeskEntry[], device_now = clock.now()) {
      const input = { fair_uuid: fair, device_now: device_now.toISOString(), entries };
      const { results, visits } = await app.ok(syncDesk, input, { token });
      return { results: results.map(({ result }) => result), visits };
    },
  };
}
const made = (code: string, at: Date) => ({ uuid: uuidv7(), at: at.toISOString(), code });
const note = (code: string, at: Date) => ({ kind: 'note' as const, ...made(code, at), text: '晚了' });

test('after a fair a stand takes people in for twelve hours, then nobody whom a phone scans', async () => {
  const { minute, code, sync } = await aStand(2);
  clock.set(minute(-1));
  expect((await sync([aScan(code(0), clock.now())])).results).toEqual(['kept']);
  clock.set(minute(1));
  const { results, visits } = await sync([aScan(code(1), clock.now())]);
  expect(results).toEqual(['closed']);
  expect(visits).toMatchObject([{ code: code(0), number: 1 }]);
});

test('a phone that syncs days later brings whom it scanned in time, by the corrected clock', async () => {
  const { minute, code, sync } = await aStand(3);
  clock.set(minute(3 * 24 * 60));
  expect((await sync([aScan(code(0), minute(-5)), aScan(code(1), minute(5))])).results).toEqual(['kept', 'closed']);
  // An hour slow: what it calls half an hour before the closing was half an hour after it.
  const slow = new Date(clock.now().getTime() - 3_600_000);
  const { results, visits } = await sync([aScan(code(1), minute(-30)), aScan(code(2), minute(-90))], slow);
  expect(results).toEqual(['closed', 'kept']);
  expect(visits.map((visit) => visit.code)).toEqual([code(0), code(2)]);
});

test('who stands there is called, noted and decided about after the closing; nobody comes in by a note or a decision', async () => {
  const { minute, code, sync, job } = await aStand(2);
  clock.set(minute(-60));
  const scan = aScan(code(0), clock.now());
  await sync([scan]);
  clock.set(minute(60));
  const decision = { decision: 'interview' as const, job_uuid: job };
  const late = (of: string): DeskEntry[] => [
    aCall(of, uuidv7(), clock.now()),
    note(of, clock.now()),
    { kind: 'decide', ...made(of, clock.now()), ...decision },
  ];
  // The scan of before comes once more, as after a response that was lost.
  const first = await sync([scan, ...late(code(0))]);
  expect(first.results).toEqual(['kept', 'kept', 'kept', 'kept']);
  expect(first.visits).toMatchObject([{ application: 'made' }]);
  expect(settleVisit(first.visits[0]?.entries ?? [])).toMatchObject({ state: 'done', note: '晚了' });
  const { results, visits } = await sync(late(code(1)));
  expect(results).toEqual(['closed', 'closed', 'closed']);
  expect(visits).toHaveLength(1);
  const known = await db.selectFrom('fair_visit').select('code').where('code', '=', code(1)).execute();
  expect(known).toEqual([]);
});

test('a late note beside a scan of before is kept with it; codes of nobody are not tried out any more', async () => {
  const { minute, code, sync } = await aStand(1);
  clock.set(minute(60));
  const { results } = await sync([note(code(0), clock.now()), aScan(code(0), minute(-1))]);
  expect(results).toEqual(['kept', 'kept']);
  expect((await sync([aScan('GGGGGGGG', clock.now()), aScan('GGGGGGGG', minute(-1))])).results).toEqual([
    'closed',
    'unknown',
  ]);
});

test('before a fair a stand takes people in from twelve hours on, and nobody whom a phone scans earlier', async () => {
  const { opening, code, sync } = await aStand(2);
  clock.set(opening(-1));
  expect((await sync([aScan(code(0), clock.now())])).results).toEqual(['early']);
  clock.set(opening(1));
  const { results, visits } = await sync([aScan(code(1), clock.now())]);
  expect(results).toEqual(['kept']);
  expect(visits).toMatchObject([{ code: code(1), number: 1 }]);
});

test('an early scan that comes during the fair is refused, by the corrected clock; one of no clock counts as received', async () => {
  const { opening, code, sync } = await aStand(4);
  clock.set(opening(14 * 60));
  expect((await sync([aScan(code(0), opening(-5)), aScan(code(1), opening(5))])).results).toEqual(['early', 'kept']);
  // An hour fast: what it calls half an hour after the opening was half an hour before it.
  const fast = new Date(clock.now().getTime() + 3_600_000);
  const { results } = await sync([aScan(code(0), opening(30)), aScan(code(2), opening(90))], fast);
  expect(results).toEqual(['early', 'kept']);
  expect((await sync([aScan(code(3), '1970-01-01T00:00:00.000Z')])).results).toEqual(['kept']);
});

test('a week before a fair nobody comes in by any entry nor any clock, and codes of nobody are not tried out', async () => {
  const { opening, code, sync, job } = await aStand(1);
  clock.set(opening(-7 * 24 * 60));
  const entries = (at: Date): DeskEntry[] => [
    aScan(code(0), at),
    note(code(0), at),
    { kind: 'decide', ...made(code(0), at), decision: 'interview', job_uuid: job },
    aScan('GGGGGGGG', at),
  ];
  for (const at of [clock.now(), opening(60), new Date(0)]) {
    const { results, visits } = await sync(entries(at));
    expect(results).toEqual(['early', 'early', 'early', 'early']);
    expect(visits).toEqual([]);
  }
  expect(await db.selectFrom('fair_visit').select('code').where('code', '=', code(0)).execute()).toEqual([]);
});
