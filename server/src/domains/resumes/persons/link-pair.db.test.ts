import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { withTransaction } from '../../../db/database.ts';
import { deleteApplications } from '../erase/erase-queries.ts';
import { joinByMachine, linkPair, unlinkPair } from './link-pair.ts';

const app = await startTestApp();
const { db } = app.services;
const master = await makeMaster(app);
const job = await makeJob(app, master);
const { companyUuid } = job;
const now = app.clock.now();
const makePeople = async (count: number) => {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push((await makeApplication(app, job)).uuid);
  return made;
};

const rootsNow = async () =>
  new Map(
    (await db.selectFrom('person').select(['uuid', 'root_uuid']).where('company_uuid', '=', companyUuid).execute()).map(
      ({ uuid, root_uuid }) => [uuid, root_uuid],
    ),
  );
const standingLinks = () =>
  db
    .selectFrom('person_link')
    .select(['uuid', 'a_uuid', 'b_uuid', 'kind'])
    .where('company_uuid', '=', companyUuid)
    .where('undone_at', 'is', null)
    .orderBy('uuid')
    .execute();
const say = (of: readonly [string, string], kind: 'same' | 'different') =>
  withTransaction(db, (trx) => linkPair(trx, companyUuid, { of, kind, accountUuid: master.uuid, now }));
const takeBack = (uuid: string) =>
  withTransaction(db, (trx) => unlinkPair(trx, companyUuid, { uuid, now }, async () => undefined));

/** The naive way: whoever can be reached is one person, and whom somebody keeps apart is looked for among all. */
class Model {
  links: { a: string; b: string; kind: 'same' | 'different' }[] = [];
  readonly people: readonly string[];

  constructor(people: readonly string[]) {
    this.people = people;
  }

  reached(from: string): Set<string> {
    const found = new Set([from]);
    for (let size = 0; size < found.size; ) {
      size = found.size;
      for (const { a, b, kind } of this.links)
        if (kind === 'same' && (found.has(a) || found.has(b))) for (const one of [a, b]) found.add(one);
    }
    return found;
  }

  mayLink(a: string, b: string): boolean {
    const [ours, theirs] = [this.reached(a), this.reached(b)];
    const apart = ({ a, b, kind }: Model['links'][number]) =>
      kind === 'different' && ((ours.has(a) && theirs.has(b)) || (ours.has(b) && theirs.has(a)));
    return !ours.has(b) && !this.links.some(apart);
  }

  roots = () => new Map(this.people.map((one) => [one, [...this.reached(one)].toSorted()[0]]));
}

const SIZE = 6;
const people = await makePeople(SIZE);
const one = fc.nat(SIZE - 1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('same' as const), a: one, b: one }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('different' as const), a: one, b: one }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('undo' as const), nth: fc.nat(20) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(model: Model, does: Step): Promise<void> {
  if (does.does === 'undo') {
    const links = await standingLinks();
    const link = links[does.nth % Math.max(links.length, 1)];
    if (!link) return;
    expect(await takeBack(link.uuid)).not.toBeNull();
    expect(await takeBack(link.uuid)).toBeNull();
    model.links = model.links.filter(({ a, b }) => a !== link.a_uuid || b !== link.b_uuid);
    return;
  }
  const [a = '', b = ''] = [people[does.a], people[does.b]].toSorted();
  if (a === b) return;
  const may = model.mayLink(a, b);
  expect((await say([b, a], does.does)) !== null).toBe(may);
  if (may) model.links.push({ a, b, kind: does.does });
}

test('joins and undos in any order are what the links that stand say, and nothing of what was', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await db.deleteFrom('person_link').where('company_uuid', '=', companyUuid).execute();
      await db
        .updateTable('person')
        .set((e) => ({ root_uuid: e.ref('uuid') }))
        .where('uuid', 'in', people)
        .execute();
      const model = new Model(people);
      for (const does of steps) {
        await take(model, does);
        expect(await rootsNow()).toEqual(model.roots());
      }
    }),
    { numRuns: 200, seed: 20_261_126 },
  );
  await db.deleteFrom('person_link').where('company_uuid', '=', companyUuid).execute();
  await db
    .updateTable('person')
    .set((e) => ({ root_uuid: e.ref('uuid') }))
    .where('uuid', 'in', people)
    .execute();
});

test('many who join and part the same ones at once leave what the links say', async () => {
  const crowd = await makePeople(5);
  const pairs = crowd.flatMap((a, index) => crowd.slice(index + 1).map((b) => [a, b] as const));
  const work = pairs.map(async (pair, index) => {
    await say(index % 2 ? pair : [pair[1], pair[0]], index % 5 === 4 ? 'different' : 'same');
    const links = await standingLinks();
    const mine = links[index % Math.max(links.length, 1)];
    if (mine && index % 3 === 0) await takeBack(mine.uuid);
  });
  await Promise.all(work);
  const model = new Model([...people, ...crowd]);
  model.links = (await standingLinks()).map(({ a_uuid: a, b_uuid: b, kind }) => ({ a, b, kind }));
  expect(await rootsNow()).toEqual(model.roots());
});

test('an erasure ends what hung on it: who was joined through it alone is joined no more', async () => {
  const [first = '', middle = '', last = ''] = (await makePeople(3)).toSorted();
  await say([first, middle], 'same');
  await say([last, middle], 'same');
  const rootOf = async (uuid: string) => (await rootsNow()).get(uuid);
  expect(await rootOf(last)).toBe(first);
  await withTransaction(db, (trx) => deleteApplications(trx, companyUuid, [middle]));
  expect([await rootOf(first), await rootOf(middle), await rootOf(last)]).toEqual([first, undefined, last]);
  await say([first, last], 'same');
  await withTransaction(db, (trx) => deleteApplications(trx, companyUuid, [first]));
  expect(await rootOf(last)).toBe(last);
  expect(await standingLinks()).not.toContainEqual(expect.objectContaining({ b_uuid: last }));
  await expect(withTransaction(db, (trx) => joinByMachine(trx, companyUuid, first, now))).resolves.toBeUndefined();
  await expect(say([first, last], 'same')).rejects.toMatchObject({ code: 40401 });
});
