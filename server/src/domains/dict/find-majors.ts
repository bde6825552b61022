import { findMajors as contract } from '@qinghe/contract/dict/majors.ts';
import { readForAnyone } from '../../http/read.ts';
import { readCatalogue, readMajors } from './major-queries.ts';
import { searchWords } from './rules.ts';
import { findCodes } from './search-queries.ts';
import { readSource } from './source-queries.ts';
import { childrenOf } from './tree.ts';

export const findMajors = readForAnyone(contract, async ({ db }, { q }) => {
  const source = await readSource(db, 'majors');
  const words = searchWords(q);
  if (words !== null) {
    const items = await readMajors(db, await findCodes(db, 'major', words));
    return { categories: [], items, source };
  }
  if (q !== '') return { categories: [], items: [], source };
  const below = childrenOf(await readCatalogue(db));
  const categories = below(null).map((category) => ({
    ...category,
    classes: below(category.code).map((group) => ({ ...group, majors: below(group.code) })),
  }));
  return { categories, items: [], source };
});
