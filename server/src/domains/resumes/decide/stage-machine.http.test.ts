import { moveApplication, rejectApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { countApplications, getApplication } from '@qinghe/contract/resumes/desk.ts';
import { type Stage, stages, UNDO_SECONDS } from '@qinghe/contract/resumes/stages.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAccount, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { judgeMove } from '../rules.ts';

/*
 * Two members work on a few applications, each seeing the versions that it read last; now and then time passes. A model
 * says what each call must answer and what state must follow.
 */

interface Step {
  from: Stage;
  to: Stage;
  atSecond: number;
  kind: 'move' | 'undo';
  undone: boolean;
}

interface Known {
  stage: Stage;
  version: number;
  steps: Step[];
}

interface Model {
  second: number;
  applications: Known[];
  /** Versions that each member saw last, by application. */
  seen: [number[], number[]];
}

type Action =
  | { do: 'move'; who: 0 | 1; which: number; to: Exclude<Stage, 'reject'>; reason: string }
  | { do: 'reject'; who: 0 | 1; which: number }
  | { do: 'undo'; who: 0 | 1; which: number }
  | { do: 'look'; who: 0 | 1; which: number }
  | { do: 'wait'; seconds: number };

const APPLICATIONS = 3;
const who = fc.constantFrom(0 as const, 1 as const);
const which = fc.nat({ max: APPLICATIONS - 1 });
const open = stages.filter((stage) => stage !== 'reject');
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      who,
      which,
      to: fc.constantFrom(...open),
      reason: fc.constantFrom('', '补测'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reject' as const), who, which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), who, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), who, which }) },
  // No sum of them is the undo time itself: there the run's own milliseconds would decide.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(3, 9, 11) }) },
);

const app = await startTestApp();
const BEGIN = Date.now() + 86_400_000;

const rejectedFrom = (known: Known): Stage | null =>
  known.steps.findLast((step) => step.to === 'reject' && !step.undone)?.from ?? null;

/** The code that a call must answer, and the model after it. */
function foretell(model: Model, given: Exclude<Action, { do: 'wait' | 'look' }>): number {
  const known = model.applications[given.which] as Known;
  if (model.seen[given.who][given.which] !== known.version) return 40901;
  const take = (to: Stage, kind: Step['kind']) => {
    known.steps.push({ from: known.stage, to, atSecond: model.second, kind, undone: false });
    known.stage = to;
    known.version += 1;
    return 100;
  };
  if (given.do === 'undo') {
    const last = known.steps.at(-1);
    if (last?.kind !== 'move' || last.undone || model.second - last.atSecond >= UNDO_SECONDS) return 40903;
    last.undone = true;
    return take(last.from, 'undo');
  }
  const to = given.do === 'reject' ? 'reject' : given.to;
  const verdict = judgeMove(known.stage, to, rejectedFrom(known));
  if (verdict === 'forbidden') return 40902;
  if (verdict === 'needs_reason' && given.do === 'move' && given.reason === '') return 400;
  return take(to, 'move');
}

async function runSequence(actions: Action[]): Promise<void> {
  const { company, master } = await makeTeam(app);
  const tokens = [master.token, (await makeAccount(app, { company, type: 'slave' })).token];
  const child = await app.services.db
    .selectFrom('company_member')
    .select('account_uuid')
    .where('company_uuid', '=', company.company_uuid)
    .where('type', '=', 'slave')
    .orderBy('joined_at', 'desc')
    .executeTakeFirstOrThrow();
  const owner = { ...master, uuid: child.account_uuid };
  const job = await makeJob(app, owner);
  app.clock.set(new Date(BEGIN));
  const uuids: string[] = [];
  for (let index = 0; index < APPLICATIONS; index += 1) uuids.push((await makeApplication(app, job)).uuid);
  const model: Model = {
    second: 0,
    applications: uuids.map(() => ({ stage: 'new', version: 1, steps: [] })),
    seen: [uuids.map(() => 1), uuids.map(() => 1)],
  };
  for (const given of actions) {
    // The model counts whole seconds; the clock is put to the very second, so that the run's own time plays no part.
    app.clock.set(new Date(BEGIN + model.second * 1000));
    if (given.do === 'wait') {
      model.second += given.seconds;
      continue;
    }
    const uuid = uuids[given.which] ?? '';
    const token = tokens[given.who] ?? '';
    const known = model.applications[given.which] as Known;
    if (given.do !== 'look') {
      const version = model.seen[given.who][given.which] ?? 0;
      const expected = foretell(model, given);
      const response =
        given.do === 'move'
          ? await app.call(moveApplication, { uuid, version, to: given.to, reason: given.reason }, { token })
          : given.do === 'reject'
            ? await app.call(rejectApplication, { uuid, version, reason: '不符' }, { token })
            : await app.call(undoMove, { uuid, version }, { token });
      expect([given.do, response.code]).toEqual([given.do, expected]);
      if (response.code === 100 || response.code === 40901) {
        expect(response.data).toMatchObject({ stage: known.stage, version: known.version });
        model.seen[given.who][given.which] = known.version;
      }
    } else {
      const detail = await app.ok(getApplication, { uuid }, { token });
      expect(detail).toMatchObject({ stage: known.stage, version: known.version });
      model.seen[given.who][given.which] = known.version;
    }
  }
  await checkInvariants(model, uuids, tokens[0] ?? '');
}

async function checkInvariants(model: Model, uuids: string[], token: string): Promise<void> {
  for (const [index, uuid] of uuids.entries()) {
    const known = model.applications[index] as Known;
    const { history, version, stage } = await app.ok(getApplication, { uuid }, { token });
    const steps = history.toReversed();
    expect(version).toBe(steps.length);
    expect(steps.slice(1).map(({ from, to }) => [from, to])).toEqual(known.steps.map(({ from, to }) => [from, to]));
    for (const [position, step] of steps.entries()) if (position > 0) expect(step.from).toBe(steps[position - 1]?.to);
    expect(steps.at(-1)?.to).toBe(stage);
  }
  const { counts } = await app.ok(countApplications, { kind: 'internship' }, { token });
  for (const stage of stages)
    expect([stage, counts[stage]]).toEqual([stage, model.applications.filter((known) => known.stage === stage).length]);
}

test('for any actions of two members, in any order, the server does as the model says', async () => {
  await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 25 }), runSequence), { numRuns: 40 });
}, 60_000);

test('when both act at once, versions still count every step and the history is one chain', async () => {
  const { master, child } = await makeTeam(app);
  const job = await makeJob(app, child);
  const tokens = [master.token, child.token];
  app.clock.reset();
  const { uuid } = await makeApplication(app, job);
  for (let round = 0; round < 12; round += 1) {
    const { version, stage } = await app.ok(getApplication, { uuid }, { token: master.token });
    const to = stage === 'interview' ? 'written' : 'interview';
    const codes = await Promise.all([
      ...tokens.map((token) => app.call(moveApplication, { uuid, version, to, reason: '同时' }, { token })),
      app.call(undoMove, { uuid, version }, { token: child.token }),
    ]);
    expect(codes.filter(({ code }) => code === 100)).toHaveLength(1);
  }
  const { history, version } = await app.ok(getApplication, { uuid }, { token: master.token });
  const steps = history.toReversed();
  expect(version).toBe(steps.length);
  for (const [position, step] of steps.entries()) if (position > 0) expect(step.from).toBe(steps[position - 1]?.to);
});
