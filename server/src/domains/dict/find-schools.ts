import { findSchools as contract } from '@qinghe/contract/dict/schools.ts';
import { readForAnyone } from '../../http/read.ts';
import { searchWords } from './rules.ts';
import { readSchools } from './school-queries.ts';
import { findCodes } from './search-queries.ts';
import { readSource } from './source-queries.ts';

export const findSchools = readForAnyone(contract, async ({ db }, { q }) => {
  const words = searchWords(q);
  const codes = words === null ? [] : await findCodes(db, 'school', words);
  const [items, source] = await Promise.all([readSchools(db, codes), readSource(db, 'schools')]);
  return { items, source };
});
