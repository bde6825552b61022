import type { Route } from '../../http/route.ts';
import { decideIdentityCase, getIdentityCase, listIdentityCases } from './cases.ts';
import { getIdentity, handInIdentity, sendIdentityPicture, withdrawIdentity } from './identity.ts';

export const identityRoutes: readonly Route[] = [
  getIdentity,
  sendIdentityPicture,
  handInIdentity,
  withdrawIdentity,
  listIdentityCases,
  getIdentityCase,
  decideIdentityCase,
];
