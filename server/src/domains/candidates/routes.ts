import type { Route } from '../../http/route.ts';
import { eraseCandidate, findCandidate, listErasureRequests } from './erasure/erase-candidate.ts';

export const candidateRoutes: readonly Route[] = [listErasureRequests, findCandidate, eraseCandidate];
