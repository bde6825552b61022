import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { PlatformActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from './context.ts';
import type { Read } from './read.ts';
import { type Route, route } from './route.ts';

type Run<E extends Endpoint, Call> = (
  call: Call & { platform: PlatformActor },
  input: ParsedInputOf<E>,
) => Promise<OutputOf<E>>;

/** A call of the platform API that changes nothing. A key sees its own company alone. */
export const readForPlatform = <E extends Endpoint>(endpoint: E, run: Run<E, Read>): Route =>
  route(endpoint, undefined, async (context, input) =>
    run({ ...context, platform: requirePlatform(context), db: context.services.db }, input),
  );

/** @throws AppError 101 without a key */
function requirePlatform({ platform }: RequestContext): PlatformActor {
  if (!platform) throw new AppError(101);
  return platform;
}
