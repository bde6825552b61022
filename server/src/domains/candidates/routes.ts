import { ofTheDesk, type Route } from '../../http/route.ts';
import {
  eraseCandidate,
  findCandidate,
  holdCandidate,
  listErasureRequests,
  releaseCandidate,
} from './erasure/erase-candidate.ts';
import { getRetention, saveRetention } from './retention/retention.ts';

export const candidateRoutes: readonly Route[] = [
  listErasureRequests,
  findCandidate,
  eraseCandidate,
  holdCandidate,
  releaseCandidate,
  ...ofTheDesk([getRetention, saveRetention]),
];
