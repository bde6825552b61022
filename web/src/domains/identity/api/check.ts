import {
  dropFaceCheck,
  eraseIdentity,
  type FaceCheck,
  getFaceCheck,
  getLifeResult,
  startFaceCheck,
} from '@qinghe/contract/identity/face-check.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

const LOOK_AGAIN_MS = 3000;

const isUnderWay = (check: FaceCheck | undefined) => check?.state === 'waiting' || check?.state === 'opened';

/** How far the phone is. The socket tells it at once; without one it is asked for while something is under way. */
export const useFaceCheck = () =>
  useQuery({
    ...apiQuery(getFaceCheck, {}),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

export const useStartFaceCheck = () => useAction(startFaceCheck);

export const useDropFaceCheck = () => useAction(dropFaceCheck);

export const useLifeResult = () => useQuery(apiQuery(getLifeResult, {}));

export const useEraseIdentity = () => useAction(eraseIdentity);
