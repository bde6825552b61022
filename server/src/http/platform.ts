import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { nameOf, type PlatformActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from './context.ts';
import type { Read } from './read.ts';
import { type Audit, type Route, route } from './route.ts';
import { auditedTransaction, type Write } from './write.ts';

type Run<E extends Endpoint, Call> = (
  call: Call & { platform: PlatformActor },
  input: ParsedInputOf<E>,
) => Promise<OutputOf<E>>;

/** A call of the platform API that changes nothing. A key sees its own company alone. */
export const readForPlatform = <E extends Endpoint>(endpoint: E, run: Run<E, Read>): Route =>
  route(endpoint, undefined, async (context, input) =>
    run({ ...context, platform: requirePlatform(context), db: context.services.db }, input),
  );

/** A write of a key, in one transaction with its audit row in the log of the key's company. */
export const writeForPlatform = <E extends Endpoint>(
  endpoint: E,
  { audit }: { audit: Audit },
  run: Run<E, Write>,
): Route =>
  route(endpoint, audit, async (context, input) => {
    const platform = requirePlatform(context);
    const subject = { audit, input, companyUuid: platform.companyUuid, actor: nameOf(platform) };
    return auditedTransaction(context, subject, (call) => run({ ...call, platform }, input));
  });

/** @throws AppError 101 without a key */
export function requirePlatform({ platform }: RequestContext): PlatformActor {
  if (!platform) throw new AppError(101);
  return platform;
}
