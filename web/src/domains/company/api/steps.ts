import {
  confirmLicence,
  getLicenceConfirmation,
  openLicenceConfirmation,
  startLicenceConfirmation,
  takeStep,
} from '@qinghe/contract/company/steps.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

const LOOK_AGAIN_MS = 3000;

export const useTakeStep = (options: Pick<ActionOptions<typeof takeStep>, 'onDone'>) => useAction(takeStep, options);

/** How far the phone is. The socket tells it at once; without one it is asked for while something is to be confirmed. */
export const useLicenceConfirmation = () =>
  useQuery({
    ...apiQuery(getLicenceConfirmation, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'settled' ? false : LOOK_AGAIN_MS),
  });

export const useStartLicenceConfirmation = () => useAction(startLicenceConfirmation);

/** Asked once, since the time left is counted from there. */
export const useOpenedLicence = (key: string) =>
  useQuery({ ...apiQuery(openLicenceConfirmation, { key }, { staleTime: Number.POSITIVE_INFINITY }), retry: false });

/** The page says what failed. What the used key has shown is not asked for again, unless another licence is in force by now. */
export const useConfirmLicence = (onStale: () => void) =>
  useAction(confirmLicence, { silent: true, touches: [], onStale });
