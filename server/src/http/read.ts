import type { Endpoint, OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { AccountActor } from '../actor.ts';
import type { Reader } from '../db/database.ts';
import { type Member, type RequestContext, requireAccount, requireMember, type Scope, scopeOf } from './context.ts';
import { type Route, route } from './route.ts';

/** A call with the database to read from. */
export type Read = RequestContext & { db: Reader };

/** A member's call: who, what of the company it may see, and where to read. */
export type MemberRead = Read & { member: Member; scope: Scope };

type Run<E extends Endpoint, Call> = (call: Call, input: ParsedInputOf<E>) => Promise<OutputOf<E>>;

/** A call that changes nothing, for members of a company. @throws AppError 5101 for an account without one */
export const read = <E extends Endpoint>(endpoint: E, run: Run<E, MemberRead>): Route =>
  route(endpoint, undefined, async (context, input) => run(memberRead(context), input));

/** A call that changes nothing, for any account that is signed in, with a company or without. */
export const readForAccount = <E extends Endpoint>(endpoint: E, run: Run<E, Read & { account: AccountActor }>): Route =>
  route(endpoint, undefined, async (context, input) =>
    run({ ...context, account: requireAccount(context), db: context.services.db }, input),
  );

/** A call that changes nothing and needs no session; a link is checked by `run` itself. */
export const readForAnyone = <E extends Endpoint>(endpoint: E, run: Run<E, Read>): Route =>
  route(endpoint, undefined, async (context, input) => run({ ...context, db: context.services.db }, input));

/** What `read` hands to its function, for a call that is made in another way. */
export function memberRead(context: RequestContext): MemberRead {
  const member = requireMember(context);
  return { ...context, member, scope: scopeOf(member), db: context.services.db };
}
