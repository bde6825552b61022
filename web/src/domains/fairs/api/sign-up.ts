import type { InputOf } from '@qinghe/contract/endpoint.ts';
import {
  changeSignUp,
  listMyFairs,
  listOpenFairs,
  signUpForFair,
  withdrawSignUp,
} from '@qinghe/contract/fairs/sign-up.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiPages, apiQuery } from '../../../lib/api/api-query.ts';
import { type ActionOptions, useAction } from '../../../lib/api/use-action.ts';

export const useMyFairs = () => useQuery(apiQuery(listMyFairs, {}));

export type SquareInput = Omit<InputOf<typeof listOpenFairs>, 'cursor' | 'limit'>;

export const useOpenFairs = (filters: SquareInput) =>
  useInfiniteQuery({ ...apiPages(listOpenFairs, { ...filters, limit: 20 }), placeholderData: keepPreviousData });

/** Signs up for a fair, or changes the sign-up that is named. The form says what failed. */
export function useSaveSignUp(fairUuid: string, signUpUuid: string | undefined) {
  const signUp = useAction(signUpForFair, { silent: true }).attempt;
  const change = useAction(changeSignUp, { silent: true }).attempt;
  return ({ version, ...fields }: Omit<Parameters<typeof change>[0], 'uuid'>) =>
    signUpUuid === undefined ? signUp({ ...fields, uuid: fairUuid }) : change({ ...fields, uuid: signUpUuid, version });
}

export const useWithdraw = (options: Pick<ActionOptions<typeof withdrawSignUp>, 'onDone'>) =>
  useAction(withdrawSignUp, options);
