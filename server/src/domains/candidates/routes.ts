import { ofTheDesk, type Route } from '../../http/route.ts';
import {
  eraseCandidate,
  findCandidate,
  holdCandidate,
  listErasureRequests,
  releaseCandidate,
} from './erasure/erase-candidate.ts';
import { listLinks, makeLink, revokeLink } from './links/links.ts';
import { answerByLink, getLink, getLinkedPerson, getLinkedTalent, openLink } from './links/visit.ts';
import { getRetention, saveRetention } from './retention/retention.ts';

export const candidateRoutes: readonly Route[] = [
  listErasureRequests,
  findCandidate,
  eraseCandidate,
  holdCandidate,
  releaseCandidate,
  ...ofTheDesk([getRetention, saveRetention, listLinks, makeLink, revokeLink]),
  openLink,
  getLink,
  getLinkedPerson,
  getLinkedTalent,
  answerByLink,
];
