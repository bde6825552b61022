import { type CommonWord, changeCommonWord, createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { useAction } from '../../../lib/use-action.ts';

/** Common words as a form holds them; those that were never saved have neither uuid nor version. */
export type CommonWordValues = Pick<CommonWord, 'content'> & Partial<CommonWord>;

/** Adds common words, or changes those that have a uuid. The form says what failed. */
export function useSaveCommonWord(): (values: CommonWordValues) => Promise<CommonWord> {
  const create = useAction(createCommonWord, { silent: true });
  const change = useAction(changeCommonWord, { silent: true });
  return ({ uuid, version, content }) =>
    uuid !== undefined && version !== undefined
      ? change.attempt({ uuid, version, content })
      : create.attempt({ content });
}
