import { type HeldDecision, TAKE_BACK_SECONDS } from '@qinghe/contract/casework.ts';
import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { formats } from '@qinghe/contract/formats.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { nameOf, type OperatorActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { withTransaction } from '../db/database.ts';
import type { RequestContext } from '../http/context.ts';
import { writeForOperator } from '../http/operator.ts';
import type { Route } from '../http/route.ts';
import { auditedTransaction, type Write } from '../http/write.ts';
import type { Services } from '../services.ts';
import { type AnyTask, defineTask } from '../tasks/task.ts';
import { deleteHeld, insertHeld, letLapse, lockHeld, tryAndRollBack } from './casework-queries.ts';

type DecisionEndpoint = Endpoint<z.ZodType<{ uuid: string; decision: string }>, z.ZodType<HeldDecision>>;

interface Held<E extends DecisionEndpoint> {
  /** The task by which it takes effect: `domain.verb-noun`. */
  task: string;
  /** What its log says once it has taken effect. */
  audit: AuditAction;
  /** Decides, in one transaction and with nothing but that. */
  decide: (call: Write & { operator: OperatorActor }, input: ParsedInputOf<E>) => Promise<unknown>;
}

/**
 * A decision of an operator that takes effect some seconds later, so that it can be taken back and nobody has heard of it.
 * It is tried at once, whole, and rolled back: whatever keeps it from being done is said to who decides. Then it is done by
 * a task, which a server that dies leaves to the next one. Where the case changed meanwhile it lapses, and the case waits
 * again. What it decides on is the `uuid` of the input.
 */
export function holdDecision<E extends DecisionEndpoint>(
  endpoint: E,
  { task: name, audit, decide }: Held<E>,
): { route: Route; task: AnyTask } {
  const task = defineTask({
    name,
    payload: z.object({ held_uuid: formats.uuid }),
    /** It waits again: whoever decides next does so anew. */
    givenUp: ({ db }, { held_uuid }) => letLapse(db, held_uuid),
    async run(services, { held_uuid: uuid }) {
      try {
        await takeEffect(services, uuid);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        await letLapse(services.db, uuid);
      }
    },
  });
  const takeEffect = (services: Services, uuid: string) =>
    withTransaction(services.db, async (trx) => {
      const held = await lockHeld(trx, uuid);
      if (!held) return;
      const { operator_uuid: operatorUuid, name: operatorName, input } = held;
      const operator = { kind: 'operator' as const, operatorUuid, name: operatorName, sessionHash: Buffer.alloc(0) };
      const context: RequestContext = {
        ...behindACall,
        services,
        operator,
        now: services.clock(),
        onHangUp: () => () => undefined,
        transaction: (work) => work(trx),
      };
      const subject = { audit, input, companyUuid: null, actor: nameOf(operator) };
      await auditedTransaction(context, subject, (call) => decide({ ...call, operator }, input as ParsedInputOf<E>));
      await deleteHeld(trx, uuid);
    });
  const route = writeForOperator(
    endpoint,
    { audit: { none: 'It stands in the log once it has taken effect: until then the company must not hear of it' } },
    async (call, input) => {
      const { db, services, operator, now } = call;
      await tryAndRollBack(db, () => decide({ ...call, note: unheard, noteNothing: unheard }, input));
      const [uuid, effectiveAt] = [uuidv7(), new Date(now.getTime() + (TAKE_BACK_SECONDS + ON_THE_WAY_SECONDS) * 1000)];
      const isFirst = await insertHeld(db, {
        subject_uuid: input.uuid,
        uuid,
        operator_uuid: operator.operatorUuid,
        decision: input.decision,
        input,
        decided_at: now,
        effective_at: effectiveAt,
      });
      if (!isFirst) throw new AppError(40901, { reason: 'ops.justDecided' });
      await services.tasks.enqueue(db, task, { held_uuid: uuid }, effectiveAt);
      const held: HeldDecision = { held_uuid: uuid, effective_at: effectiveAt.toISOString() };
      return held as OutputOf<E>;
    },
  );
  return { route, task };
}

/** Who presses in the last moment is still in time, as long as the press may be on its way. */
const ON_THE_WAY_SECONDS = 1;

/** What a call would say of itself, where there is none. */
const behindACall = {
  actor: null,
  platform: null,
  locale: 'zh-CN',
  requestId: '',
  network: '',
  cookies: { read: () => undefined, set: () => undefined },
  file: null,
  bytes: null,
} as const;

const unheard = () => undefined;
