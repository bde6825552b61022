import { type Endpoint, type OutputOf, type ParsedInputOf, roleFor } from '@qinghe/contract/endpoint.ts';
import { holdsRole } from '@qinghe/contract/roles.ts';
import type { AuditAction } from '@qinghe/contract/texts/audit.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from './context.ts';

/**
 * What a call leaves in the audit log: the action, `object.verb` in the past tense, or why it leaves nothing.
 * A call that only reads has none.
 */
export type Audit = AuditAction | { none: string };

/** An endpoint and the function that handles it. */
export interface Route {
  endpoint: Endpoint;
  audit?: Audit;
  /** Open while the identity of whoever calls is looked at for the first time. */
  whilePreparing?: true;
  /** Lets a call in, or refuses it by an AppError, before the file that it carries is read. */
  admit?: (context: RequestContext, input: unknown) => Promise<void>;
  handle: (context: RequestContext, input: unknown) => Promise<unknown>;
}

/**
 * Routes of the desk, and of whatever else takes a company in good standing: a member whom a missing paper, a refusal, a
 * freeze or a suspension keeps from it gets the code of the account check, which ends no session: the browser asks its
 * guard anew. Without a company the call says so itself; links and public calls have no member. Whose role does not hold
 * the call is told so.
 */
export const ofTheDesk = (routes: readonly Route[]): Route[] =>
  routes.map((one) =>
    guarded(one, ({ actor }) => {
      if (!actor || actor.companyUuid === null) return;
      if (actor.restriction !== null && !(one.whilePreparing && actor.prepares)) throw new AppError(actor.restriction);
      if (!holdsRole(actor.role, roleFor(one.endpoint))) throw new AppError(40902, { reason: 'role.readsOnly' });
    }),
  );

/**
 * Routes of the desk that are open, too, while an identity is looked at: they read and write what nobody but the company
 * sees, and nobody who applied.
 */
export const alsoWhilePreparing = (routes: readonly Route[]): Route[] =>
  routes.map((one) => ({ ...one, whilePreparing: true }));

/**
 * Routes by which a company reads people who have not applied to it, or takes their data along: only for one that
 * operators have let pass. Handing papers in opens the desk, not these.
 */
export const ofCertifiedCompanies = (routes: readonly Route[]): Route[] =>
  routes.map((one) =>
    guarded(one, ({ actor }) => {
      if (actor && actor.companyUuid !== null && !actor.certified)
        throw new AppError(40902, { reason: 'company.uncertified' });
    }),
  );

/** A route that refuses some callers before it does anything, and before it reads their file. */
const guarded = ({ admit, ...one }: Route, guard: (context: RequestContext) => void): Route => ({
  ...one,
  async admit(context, input) {
    guard(context);
    await admit?.(context, input);
  },
});

/** Ties an endpoint to its function; the types of both sides must agree. */
export function route<E extends Endpoint>(
  endpoint: E,
  audit: Audit | undefined,
  handle: (context: RequestContext, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
  admit?: (context: RequestContext, input: ParsedInputOf<E>) => Promise<void>,
): Route {
  return {
    endpoint,
    ...(audit === undefined ? {} : { audit }),
    ...(admit && { admit: admit as NonNullable<Route['admit']> }),
    handle: handle as Route['handle'],
  };
}
