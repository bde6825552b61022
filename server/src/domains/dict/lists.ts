import * as contract from '@qinghe/contract/dict/lists.ts';
import { readForAnyone } from '../../http/read.ts';
import { readCompanyTags, readHighlights, readIndustries } from './queries.ts';
import { readSource } from './source-queries.ts';
import { childrenOf } from './tree.ts';

export const getIndustries = readForAnyone(contract.industries, async ({ db }) => {
  const [rows, source] = await Promise.all([readIndustries(db), readSource(db, 'industries')]);
  const below = childrenOf(rows);
  return { industries: below(null).map((section) => ({ ...section, children: below(section.code) })), source };
});

export const getCompanyTags = readForAnyone(contract.companyTags, async ({ db }) => {
  const [rows, source] = await Promise.all([readCompanyTags(db), readSource(db, 'company-tags')]);
  const below = childrenOf(rows);
  return { groups: below(null).map((group) => ({ ...group, children: below(group.code) })), source };
});

export const getHighlights = readForAnyone(contract.highlights, async ({ db }) => ({
  items: await readHighlights(db),
}));
