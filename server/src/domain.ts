import type { FastifyInstance } from 'fastify';
import type { Outdated } from './db/sweep.ts';
import type { Route } from './http/route.ts';
import type { DeliveryKind } from './outside/define-delivery.ts';
import type { AccountCloses, CvRead, MemberLeaves, Services } from './services.ts';
import type { AnyTask } from './tasks/task.ts';

/** What the server has of a domain: each says it in `domains/<domain>/domain.ts`, and `all-domains.ts` puts them together. */
export interface ServerDomain {
  /** Calls; those of the desk are wrapped in `ofTheDesk`. */
  routes: readonly Route[];
  /** Kinds of background work. */
  tasks?: readonly AnyTask[];
  /** Kinds of things that are handed to the outside. */
  deliveries?: readonly DeliveryKind[];
  /** Addresses that are no calls: pictures, files, feeds. */
  serve?(app: FastifyInstance, services: Services): void;
  /** Sees to what a member leaves behind. */
  memberLeaves?: MemberLeaves;
  /** Sees to what is left of a closed account in its company; after `memberLeaves`. */
  accountCloses?: AccountCloses;
  /** Waits for CVs to be read. */
  cvRead?: CvRead;
  /** Rows that have served their time, which the hourly sweep throws away. */
  outdated?: readonly Outdated[];
}
