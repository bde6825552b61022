import * as contract from '@qinghe/contract/dict/dictionaries.ts';
import { readForOperator } from '../../http/operator.ts';
import { enumerations } from './base-options.ts';
import { countEntries, findEntries, readSources } from './dictionary-queries.ts';

/** What the program itself fixes, as entries of one list: `degrees.bachelor`. */
const options: contract.DictionaryEntry[] = Object.entries(enumerations).flatMap(([list, all]) =>
  all.map(({ code, ...names }) => ({ code: `${list}.${code}`, ...names, within: list })),
);

export const listDictionaries = readForOperator(contract.listDictionaries, async ({ db }) => {
  const [counts, sources] = await Promise.all([countEntries(db), readSources(db)]);
  return {
    items: contract.dictionaryNames.map((name) => {
      const found = sources.find(({ list }) => list === name);
      return {
        name,
        rows: name === 'options' ? options.length : counts[name],
        source: found ?? null,
        imported_at: found?.imported_at ?? null,
      };
    }),
  };
});

export const findDictionaryEntries = readForOperator(contract.findDictionaryEntries, async ({ db }, { name, q }) => {
  if (name !== 'options') return findEntries(db, name, q);
  const words = q.toLowerCase();
  const fitting = options.filter((entry) => Object.values(entry).some((text) => text.toLowerCase().includes(words)));
  return { items: fitting.slice(0, contract.SHOWN_ENTRIES), total: fitting.length };
});
