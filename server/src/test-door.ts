import { formats } from '@qinghe/contract/formats.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { cutConnections } from './db/cut-connections.ts';
import { withTransaction } from './db/database.ts';
import { ensureAccount, giveProof, startSession } from './domains/account/index.ts';
import { armFaults, faultPoints } from './fault.ts';
import { serveMailPreview } from './mail-preview.ts';
import type { Services } from './services.ts';
import type { TaskQueue } from './tasks/queue.ts';

/**
 * A way in for tests: sessions without a login, captcha proofs without the work, a clock that can be put forward, and a look
 * at every mail. `TEST_DOOR=1` opens it, which config.ts refuses in production and on addresses that others reach; without it neither its code nor its routes exist.
 */
export interface TestDoor {
  clock: () => Date;
  /** The queue by that clock. */
  tasks: TaskQueue;
  serve(http: FastifyInstance, services: Services): void;
}

const session = z.object({ phone: formats.mainlandPhone });
const armed = z.object({
  point: z.enum(faultPoints),
  how: z.enum(['kill', 'cut']),
  passes: z.number().int().positive(),
});
const advance = z.object({ advance_ms: z.number().int().positive() });

/** Makes the door of a server. The clock runs as the real one does, and is put forward only. */
export function openTestDoor(tasks: TaskQueue): TestDoor {
  let ahead = 0;
  let struck = false;
  const clock = () => new Date(Date.now() + ahead);
  // The database goes by the real clock.
  const really = (instant: Date | undefined) => instant && new Date(instant.getTime() - ahead);
  return {
    clock,
    tasks: {
      ...tasks,
      enqueue: (trx, task, payload, startAfter) => tasks.enqueue(trx, task, payload, really(startAfter)),
      enqueueMany: (trx, task, payloads, { startAfter, ...options } = {}) =>
        tasks.enqueueMany(trx, task, payloads, { ...options, startAfter: really(startAfter) }),
    },
    serve(http, services) {
      serveMailPreview(http, services);
      // As a login does, it ends the session before it.
      http.post('/test/session', async (request) => {
        const { phone } = read(session, request.body);
        return withTransaction(services.db, async (trx) => {
          const account = await ensureAccount(trx, uuidv7(), phone);
          return startSession({ db: trx, now: clock(), note: ignore, noteNothing: ignore }, account);
        });
      });
      http.post('/test/captcha', () =>
        withTransaction(services.db, async (trx) => ({ captcha_proof: await giveProof(trx, clock()) })),
      );
      // The next pass of a point, or a later one, ends the process or every connection to the database.
      http.post('/test/fault', (request) => {
        const { point, how, passes } = read(armed, request.body);
        let left = passes;
        struck = false;
        armFaults((passed) => {
          if (passed === point) left -= 1;
          if (left > 0) return;
          struck = true;
          armFaults(undefined);
          if (how === 'kill') process.kill(process.pid, 'SIGKILL');
          return cutConnections(services.db);
        });
        return {};
      });
      http.get('/test/fault', () => ({ struck }));
      // Undo windows, holds and pauses end; what was to happen then happens at once.
      http.post('/test/clock', async (request) => {
        const { advance_ms } = read(advance, request.body);
        ahead += advance_ms;
        await tasks.bringForward(advance_ms);
        return { now: clock().toISOString() };
      });
    },
  };
}

/** Nobody did what the audit log would tell of. */
const ignore = (): void => undefined;

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const { success, data } = shape.safeParse(body);
  if (!success) throw new AppError(400);
  return data;
}
