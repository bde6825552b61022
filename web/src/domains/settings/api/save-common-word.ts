import { type CommonWord, changeCommonWord, createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { touch } from '../../../lib/touch.ts';

/** Common words as a form holds them; those that were never saved have neither uuid nor version. */
export type CommonWordValues = Pick<CommonWord, 'content'> & Partial<CommonWord>;

/** Adds common words, or changes those that have a uuid. The form says what failed. */
export function useSaveCommonWord(): (values: CommonWordValues) => Promise<CommonWord> {
  const client = useQueryClient();
  return async ({ uuid, version, content }) => {
    const saved =
      uuid !== undefined && version !== undefined
        ? await call(changeCommonWord, { uuid, version, content })
        : await call(createCommonWord, { content });
    touch(client, ['settings']);
    return saved;
  };
}
