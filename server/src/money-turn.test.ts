import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test, vi } from 'vitest';
import { moneyTurn, requireMoneyTurn } from './money-turn.ts';

afterEach(() => vi.useRealTimers());

/** Work that says when it began, and ends when it is told to. */
function works(companyUuid = uuidv7()) {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const press = (nth: number, waiting?: Parameters<typeof moneyTurn>[2]) =>
    moneyTurn(
      companyUuid,
      () =>
        new Promise<number>((resolve) => {
          begun.push(nth);
          ends.set(nth, () => resolve(nth));
        }),
      waiting,
    );
  const end = async (nth: number) => {
    ends.get(nth)?.();
    await new Promise(setImmediate);
  };
  return { companyUuid, begun, press, end };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('a hundred callers of one company: two at once, first in, first out, and each gets its own answer', async () => {
  const { companyUuid, press, begun, end } = works();
  const answers = upTo(100).map((nth) => press(nth));
  await new Promise(setImmediate);
  for (const nth of upTo(100)) {
    expect(begun).toEqual(upTo(Math.min(nth + 2, 100)));
    await end(nth);
  }
  expect(await Promise.all(answers)).toEqual(upTo(100));
  // Nothing is left of the queue: the next one goes at once.
  const after = works(companyUuid);
  void after.press(0);
  void after.press(1);
  await new Promise(setImmediate);
  expect(after.begun).toEqual([0, 1]);
});

test('another company is not held up', async () => {
  const [busy, other] = [works(), works()];
  const answers = upTo(10).map((nth) => busy.press(nth));
  void other.press(0);
  await new Promise(setImmediate);
  expect([busy.begun, other.begun]).toEqual([[0, 1], [0]]);
  for (const nth of upTo(10)) await busy.end(nth);
  expect(await Promise.all(answers)).toEqual(upTo(10));
});

test('whose turn does not come in three seconds is told so with when to come again, and nothing of it runs later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { press, begun, end } = works();
  for (const nth of upTo(2)) void press(nth);
  const late = expect(press(2)).rejects.toMatchObject({ code: 50301, detail: { data: { retry_after: 3 } } });
  await vi.advanceTimersByTimeAsync(2999);
  const last = press(3);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  await end(0);
  await end(1);
  expect(begun).toEqual([0, 1, 3]);
  await end(3);
  expect(await last).toBe(3);
});

test('a caller who hangs up leaves the queue, and those behind it move on', async () => {
  const { press, begun, end } = works();
  let hangUp: () => void = () => expect.unreachable();
  const stayed = vi.fn();
  for (const nth of upTo(2)) void press(nth);
  const gone = press(2, {
    onHangUp: (leave) => {
      hangUp = leave;
      return stayed;
    },
  });
  void press(3);
  hangUp();
  await expect(gone).rejects.toMatchObject({ code: 408 });
  await end(0);
  expect(begun).toEqual([0, 1, 3]);
});

test('who hung up before it queues is not served, and who had its turn is not listened to any more', async () => {
  const { press, begun, end } = works();
  const stayed = vi.fn();
  for (const nth of upTo(2)) void press(nth);
  const gone = press(2, {
    onHangUp: (leave) => {
      leave();
      return stayed;
    },
  });
  await expect(gone).rejects.toMatchObject({ code: 408 });
  void press(3, { onHangUp: () => stayed });
  await end(0);
  expect(begun).toEqual([0, 1, 3]);
  expect(stayed).toHaveBeenCalledOnce();
});

test('work that fails frees its turn', async () => {
  const { companyUuid, press, begun } = works();
  const fail = () => moneyTurn(companyUuid, () => Promise.reject(new Error('broken')));
  const failed = [fail(), fail(), fail()].map((one) => expect(one).rejects.toThrow('broken'));
  const after = press(0);
  await Promise.all(failed);
  expect(begun).toEqual([0]);
  void after;
});

test('within a turn a further one of the company runs at once; without one no ledger opens', async () => {
  const companyUuid = uuidv7();
  const nested = () => moneyTurn(companyUuid, () => moneyTurn(companyUuid, async () => requireMoneyTurn(companyUuid)));
  await Promise.all([nested(), nested(), nested()]);
  expect(() => requireMoneyTurn(companyUuid)).toThrow('out of turn');
  await moneyTurn(uuidv7(), async () => expect(() => requireMoneyTurn(companyUuid)).toThrow('out of turn'));
});
