import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from './app-error.ts';
import { type Database, type Trx, withTransaction } from './db/database.ts';
import type { RequestContext } from './http/context.ts';
import type { Route } from './http/route.ts';

/**
 * Money writes of one company that this process runs at one time. They follow one another at the company's row anyway: more
 * sessions that wait there only make it slower (1, 8, 18 of them gave 1.0, 0.5 and 0.28 of the rate).
 */
const AT_ONCE = 2;
/** Milliseconds that a person waits for a turn, and that a task does. */
const PATIENCE = 3000;
const TASK_PATIENCE = 60_000;

interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/** The companies whose money moves at this moment. */
const queues = new Map<string, Queue>();
/** Whose turn the code that runs has. */
const held = new AsyncLocalStorage<string>();

interface Waiting {
  patience?: number;
  /** Leaves the queue where nobody waits for the answer any more. */
  onHangUp?: RequestContext['onHangUp'] | undefined;
}

/**
 * Runs `work` when it is its company's turn, first in, first out; until then it holds nothing of the database. Within a turn of
 * the same company it runs at once.
 * @throws AppError 50301 where its turn did not come in time, and nothing was done
 */
export async function moneyTurn<T>(companyUuid: string, work: () => Promise<T>, waiting: Waiting = {}): Promise<T> {
  if (held.getStore() === companyUuid) return work();
  await takeTurn(companyUuid, waiting);
  try {
    return await held.run(companyUuid, work);
  } finally {
    endTurn(companyUuid);
  }
}

/** One transaction of a task in which money of a company moves; a task waits longer for its turn than a person does. */
export const moneyTransaction = <T>(db: Database, companyUuid: string, work: (trx: Trx) => Promise<T>): Promise<T> =>
  moneyTurn(companyUuid, () => withTransaction(db, work), { patience: TASK_PATIENCE });

/** Money of a company would have moved in no turn of it: a call forgot to take one, or what it is about has another company by now. */
class OutOfTurn extends Error {}

/** @throws Error where money of a company would move out of turn */
export function requireMoneyTurn(companyUuid: string): void {
  if (held.getStore() !== companyUuid) throw new OutOfTurn('a ledger is opened out of turn');
}

type Find = (db: Database, uuid: string) => Promise<{ company_uuid: string | null } | undefined>;

/**
 * Calls that move money: each transaction of theirs waits for the turn of its company. Where that is another one by the time that
 * it reads it, nothing has been done, and the whole is done in the turn of that one.
 * @param find the object that an operator's `uuid` names; without it the company is that of the member who calls
 */
export const ofMoney = (routes: readonly Route[], find?: Find): Route[] =>
  routes.map((one) => ({
    ...one,
    handle: (context, input) => {
      // A key may have been set up for this call by now: its transaction is asked for when it is run.
      const transaction: RequestContext['transaction'] = async (work) => {
        const findCompany = async () =>
          find ? (await find(context.services.db, uuidOf(input)))?.company_uuid : context.actor?.companyUuid;
        const run = () => context.transaction(work);
        let company = await findCompany();
        for (;;) {
          // Where there is none, the call says why.
          const done = company ? moneyTurn(company, run, { onHangUp: context.onHangUp }) : run();
          const outcome = await done.catch(handOutOfTurn);
          if (!(outcome instanceof OutOfTurn)) return outcome;
          const before = company;
          company = await findCompany();
          if (company === before) throw outcome;
        }
      };
      return one.handle({ ...context, transaction }, input);
    },
  }));

function handOutOfTurn(error: unknown): OutOfTurn {
  if (error instanceof OutOfTurn) return error;
  throw error;
}

const uuidOf = (input: unknown): string => (input as { uuid: string }).uuid;

/** How many wait for a turn in this process. */
export const countWaitingTurns = (): number => [...queues.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);

function takeTurn(companyUuid: string, { patience = PATIENCE, onHangUp }: Waiting): Promise<void> | void {
  const queue = queues.get(companyUuid) ?? { running: 0, waiting: new Set() };
  queues.set(companyUuid, queue);
  if (queue.running < AT_ONCE) {
    queue.running += 1;
    return;
  }
  return new Promise((resolve, reject) => {
    const leave = (error: AppError) => {
      if (queue.waiting.delete(go)) reject(error);
      clearTimeout(timer);
    };
    const late = new AppError(50301, { data: { retry_after: PATIENCE / 1000 } });
    const timer = setTimeout(() => leave(late), patience);
    const go = () => {
      clearTimeout(timer);
      stay?.();
      resolve();
    };
    queue.waiting.add(go);
    const stay = onHangUp?.(() => leave(new AppError(408)));
  });
}

function endTurn(companyUuid: string): void {
  const queue = queues.get(companyUuid);
  if (!queue) return;
  const [next] = queue.waiting;
  if (next) {
    queue.waiting.delete(next);
    next();
  } else {
    queue.running -= 1;
    if (queue.running === 0) queues.delete(companyUuid);
  }
}
