import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { type CompanyKeyActor, nameOf, type TalentKeyActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from './context.ts';
import type { Read } from './read.ts';
import { type Audit, type Route, route } from './route.ts';
import { auditedTransaction, type Write } from './write.ts';

type Run<E extends Endpoint, Call> = (
  call: Call & { platform: CompanyKeyActor },
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

/** A write of a students' platform: what it tells is of no company, so no company's log holds it. */
export const writeForSender = <E extends Endpoint>(
  endpoint: E,
  run: (call: Write & { sender: string }, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
): Route =>
  route(endpoint, OF_NO_COMPANY, async (context, input) => {
    const key = requireSender(context);
    const subject = { audit: OF_NO_COMPANY, input, companyUuid: null, actor: nameOf(key) };
    return auditedTransaction(context, subject, (call) => run({ ...call, sender: key.sender }, input));
  });

const OF_NO_COMPANY = { none: 'the talent pool is of no company' };

/** @throws AppError 101 without a key, 403 for one of no company */
export function requirePlatform({ platform }: RequestContext): CompanyKeyActor {
  if (!platform) throw new AppError(101);
  if (platform.companyUuid === null) throw new AppError(403);
  return platform;
}

/** @throws AppError 101 without a key, 403 for one of a company */
function requireSender({ platform }: RequestContext): TalentKeyActor {
  if (!platform) throw new AppError(101);
  if (platform.companyUuid !== null) throw new AppError(403);
  return platform;
}
