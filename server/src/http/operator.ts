import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { nameOf, type OperatorActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from './context.ts';
import type { Read } from './read.ts';
import { type Audit, type Route, route } from './route.ts';
import { auditedTransaction, type Write } from './write.ts';

type Run<E extends Endpoint, Call> = (
  call: Call & { operator: OperatorActor },
  input: ParsedInputOf<E>,
) => Promise<OutputOf<E> | AppError>;

/** A call of an operator that changes nothing. Operators see every company. */
export const readForOperator = <E extends Endpoint>(endpoint: E, run: Run<E, Read>): Route =>
  route(endpoint, undefined, async (context, input) => {
    const output = await run({ ...context, operator: requireOperator(context), db: context.services.db }, input);
    if (output instanceof AppError) throw output;
    return output;
  });

/**
 * A write of an operator, in one transaction with its audit row. Whose log that is `run` knows alone: it calls `note`, and
 * what concerns no company stands in the operators' own.
 */
export const writeForOperator = <E extends Endpoint>(
  endpoint: E,
  { audit }: { audit: Audit },
  run: Run<E, Write>,
): Route =>
  route(endpoint, audit, async (context, input) => {
    const operator = requireOperator(context);
    const subject = { audit, input, companyUuid: null, actor: nameOf(operator) };
    return auditedTransaction(context, subject, (call) => run({ ...call, operator }, input));
  });

/** @throws AppError 101 without a session of an operator */
export function requireOperator({ operator }: RequestContext): OperatorActor {
  if (!operator) throw new AppError(101);
  return operator;
}
