import { type CommonWord, changeCommonWord, createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** Common words as a form holds them; those that were never saved have neither uuid nor version. */
export type CommonWordValues = Pick<CommonWord, 'content'> & Partial<CommonWord>;

/** Adds common words, or changes those that have a uuid; `saveAsNew` adds them in any case. The form says what failed. */
export function useSaveCommonWord() {
  const create = useAction(createCommonWord, { silent: true });
  const change = useAction(changeCommonWord, { silent: true });
  const saveAsNew = ({ content }: CommonWordValues) => create.attempt({ content });
  const save = ({ uuid, version, content }: CommonWordValues) =>
    uuid !== undefined && version !== undefined ? change.attempt({ uuid, version, content }) : saveAsNew({ content });
  return { save, saveAsNew };
}
