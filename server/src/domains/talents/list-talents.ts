import { maskName } from '@qinghe/contract/formats.ts';
import * as contract from '@qinghe/contract/talents/list.ts';
import { read } from '../../http/read.ts';
import { findAreaName } from '../dict/index.ts';
import { toSearchQuery } from '../resumes/index.ts';
import { readTalents } from './list-queries.ts';
import { cityWord } from './rules.ts';

/** Words in which nothing can be searched for filter nothing, as on the desk. */
export const listTalents = read(contract.listTalents, async ({ db }, { q, city, ...filter }) => {
  const words = toSearchQuery(q ?? '');
  const inCity = city === undefined ? undefined : cityWord(await findAreaName(db, city));
  const { items, next_cursor } = await readTalents(db, { ...filter, words, city: inCity });
  return { items: items.map((talent) => ({ ...talent, name: maskName(talent.name) })), next_cursor };
});
