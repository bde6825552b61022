import {
  appealIdentity,
  getIdentity,
  handInIdentity,
  sendIdentityPicture,
  withdrawIdentity,
} from '@qinghe/contract/identity/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const LOOK_AGAIN_MS = 20_000;

/** While somebody waits for the decision, it is looked for again. */
export const useIdentity = () => useQuery(apiQuery(getIdentity, {}, { refetchInterval: LOOK_AGAIN_MS }));

/** Hands it in; the form says what failed. */
export const useHandInIdentity = () => useAction(handInIdentity, { silent: true }).attempt;

/** Asks for another look; the form says what failed. */
export const useAppealIdentity = () => useAction(appealIdentity, { silent: true }).attempt;

export const useWithdrawIdentity = () => useAction(withdrawIdentity);

/** Keeps a picture of one side. */
export const sendPicture = (file: File) => call(sendIdentityPicture, {}, { file });
