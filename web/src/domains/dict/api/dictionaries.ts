import { type DictionaryName, findDictionaryEntries, listDictionaries } from '@qinghe/contract/dict/dictionaries.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useDictionaries = () => useQuery(apiQuery(listDictionaries, {}));

export const useDictionaryEntries = (name: DictionaryName, q: string) =>
  useQuery({ ...apiQuery(findDictionaryEntries, { name, q }), placeholderData: keepPreviousData });
