import type { Route } from '../../http/route.ts';
import { handInByPhone, openFaceCheck } from './by-phone.ts';
import { decideIdentityCase, getIdentityCase, listIdentityCases } from './cases.ts';
import { dropFaceCheck, getFaceCheck } from './drop-check.ts';
import { eraseByPhone, eraseIdentity } from './erase-now.ts';
import { appealIdentity, getIdentity, handInIdentity, sendIdentityPicture, withdrawIdentity } from './identity.ts';
import { readCardByPhone } from './read-card.ts';
import { getLifeResult, getResultByPhone } from './result.ts';
import { startFaceCheck } from './start-check.ts';

export const identityRoutes: readonly Route[] = [
  getIdentity,
  sendIdentityPicture,
  handInIdentity,
  appealIdentity,
  withdrawIdentity,
  eraseIdentity,
  startFaceCheck,
  getFaceCheck,
  getLifeResult,
  dropFaceCheck,
  openFaceCheck,
  readCardByPhone,
  handInByPhone,
  getResultByPhone,
  eraseByPhone,
  listIdentityCases,
  getIdentityCase,
  decideIdentityCase,
];
