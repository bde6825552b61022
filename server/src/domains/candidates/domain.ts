import type { ServerDomain } from '../../domain.ts';
import { candidateRoutes } from './routes.ts';

/** The people on the other side: what is kept of them, as they see it, and its erasure. It stands above all that keeps it. */
export const candidates: ServerDomain = { routes: candidateRoutes };
