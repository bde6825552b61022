import { KEPT_LINK_DAYS } from '@qinghe/contract/candidates/links.ts';
import type { ServerDomain } from '../../domain.ts';
import { candidateRoutes } from './routes.ts';
import { candidateTasks } from './tasks.ts';

/** The people on the other side: what is kept of them, as they see it, and its erasure. It stands above all that keeps it. */
export const candidates: ServerDomain = {
  routes: candidateRoutes,
  tasks: candidateTasks,
  outdated: [
    { table: 'erasure_receipt', since: 'expires_at', hours: 0 },
    { table: 'colleague_link', since: 'expires_at', hours: KEPT_LINK_DAYS * 24 },
  ],
};
