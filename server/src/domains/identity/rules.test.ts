import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdentified, maskNumber, obstacleTo, stateOfCheck, statusAfter } from './rules.ts';

/** What a person would write down of an identity: apart from the rules, to hold them against it. */
interface Model {
  waits: boolean;
  decided: 'passed' | 'refused' | 'again' | null;
}
interface Real {
  status: number;
  pictures: number;
}
type Command = fc.Command<Model, Real>;

const statusOf = ({ waits, decided }: Model): number => {
  if (waits) return 1;
  return decided === null ? 0 : { passed: 2, refused: 3, again: 4 }[decided];
};

/** A step that the model allows moves the rules, and one that it forbids is refused by them. */
function step(
  name: Parameters<typeof statusAfter>[1],
  allowed: (model: Model) => boolean,
  apply: (model: Model, real: Real) => void,
  label: string = name,
): Command {
  return {
    check: () => true,
    run(model, real) {
      const next = statusAfter(real.status, name);
      expect(next !== undefined).toBe(allowed(model));
      if (next === undefined) return;
      real.status = next;
      apply(model, real);
      expect(real.status).toBe(statusOf(model));
      expect(obstacleTo(real.status) === undefined).toBe(!model.waits && model.decided !== 'passed');
      // Only what was handed in can be decided on, and only what is identified must be done again.
      if (isIdentified(real.status)) expect(real.pictures).toBeGreaterThan(0);
    },
    toString: () => label,
  };
}

const handIn = (label: string, pictures: number) =>
  step(
    'hand_in',
    ({ waits, decided }) => !waits && decided !== 'passed',
    (model, real) => {
      Object.assign(model, { waits: true, decided: null });
      real.pictures = pictures;
    },
    label,
  );
const decide = (name: 'pass' | 'refuse', decided: 'passed' | 'refused') =>
  step(
    name,
    ({ waits }) => waits,
    (model) => Object.assign(model, { waits: false, decided }),
  );

const commands = [
  fc.constant(handIn('hand in on the desktop', 2)),
  fc.constant(handIn('hand in by phone, with a face', 5)),
  fc.constant(
    step(
      'withdraw',
      ({ waits }) => waits,
      (model, real) => {
        Object.assign(model, { waits: false, decided: null });
        real.pictures = 0;
      },
    ),
  ),
  fc.constant(decide('pass', 'passed')),
  fc.constant(decide('refuse', 'refused')),
  fc.constant(
    step(
      'redo',
      ({ waits, decided }) => !waits && decided === 'passed',
      (model) => Object.assign(model, { decided: 'again' }),
    ),
  ),
];

test('whatever people and operators do in whatever order, the rules agree with the model', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 40 }), (run) => {
      fc.modelRun(() => ({ model: { waits: false, decided: null }, real: { status: 0, pictures: 0 } }), run);
    }),
    { numRuns: 300 },
  );
});

describe('how far a check by phone is', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const check = { opened_at: null, handed_in_at: null, expires_at: '2026-11-22T10:00:01Z' };

  test.each([
    ['none without one', undefined, 'none'],
    ['waiting for the phone', check, 'waiting'],
    ['opened on the phone', { ...check, opened_at: '2026-11-22T09:55:00Z' }, 'opened'],
    ['expired at its last second', { ...check, expires_at: '2026-11-22T10:00:00Z' }, 'expired'],
    [
      'handed in, also after its time',
      { ...check, handed_in_at: '2026-11-22T09:58:00Z', expires_at: '2026-11-22T09:59:00Z' },
      'handed_in',
    ],
  ] as const)('%s', (_name, row, state) => {
    expect(stateOfCheck(row, now)).toBe(state);
  });
});

test('a number shows its ends alone', () => {
  expect(maskNumber('11010519491231002X')).toBe('1****************X');
  expect(maskNumber('A')).toBe('AA');
});
