import {
  answerByLink,
  getLink,
  getLinkedPerson,
  getLinkedTalent,
  type LinkProblem,
  linkProblems,
  openLink,
} from '@qinghe/contract/candidates/linked-page.ts';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** The page says what failed. */
export const useOpenLink = () => useAction(openLink, { silent: true });

export const useLink = (uuid: string) => useQuery(apiQuery(getLink, { uuid }));

export const useLinkedPerson = (uuid: string, person_uuid: string) =>
  useQuery(apiQuery(getLinkedPerson, { uuid, person_uuid }));

export const useLinkedTalent = (uuid: string, person_uuid: string) =>
  useQuery(apiQuery(getLinkedTalent, { uuid, person_uuid }));

/** The form says what failed. */
export const useAnswer = () => useAction(answerByLink, { silent: true }).attempt;

/** Why a link shows nothing; undefined for every other failure. */
export function problemIn(error: unknown): LinkProblem | undefined {
  const state = isApiError(error) ? (error.data as { state?: string } | null | undefined)?.state : undefined;
  return linkProblems.find((problem) => problem === state);
}
