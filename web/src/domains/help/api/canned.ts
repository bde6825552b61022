import {
  type CannedAnswer,
  changeCannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '@qinghe/contract/help/canned.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useCannedAnswers = ({ enabled = true } = {}) =>
  useQuery({ ...apiQuery(listCannedAnswers, {}, { staleTime: 60_000 }), enabled });

export const useDeleteCannedAnswer = () => useAction(deleteCannedAnswer);

/** As a form holds it; one that was never saved has neither uuid nor version. */
export type CannedValues = Pick<CannedAnswer, 'title' | 'content'> & Partial<CannedAnswer>;

/** Adds one, or changes the one that has a uuid; `saveAsNew` adds it in any case. The form says what failed. */
export function useSaveCannedAnswer() {
  const create = useAction(createCannedAnswer, { silent: true });
  const change = useAction(changeCannedAnswer, { silent: true });
  const saveAsNew = ({ title, content }: CannedValues) => create.attempt({ title, content });
  const save = ({ uuid, version, ...text }: CannedValues) =>
    uuid !== undefined && version !== undefined ? change.attempt({ uuid, version, ...text }) : saveAsNew(text);
  return { save, saveAsNew };
}
