import * as contract from '@qinghe/contract/dict/endpoints.ts';
import * as options from '@qinghe/contract/dict/options.ts';
import { schoolLevels } from '@qinghe/contract/dict/schools.ts';
import { campusBatch, jobStates } from '@qinghe/contract/jobs/job.ts';
import { offerStates } from '@qinghe/contract/resumes/candidate.ts';
import { jobKinds, stages } from '@qinghe/contract/resumes/stages.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { say, type Topic, type Values } from '@qinghe/contract/texts/say.ts';
import { readForAnyone } from '../../http/read.ts';
import { readCategories, readHighlights } from './queries.ts';
import { childrenOf } from './tree.ts';

export const getBaseOptions = readForAnyone(contract.baseOptions, async ({ db }) => {
  const [categories, highlights] = await Promise.all([readCategories(db), readHighlights(db)]);
  const below = childrenOf(categories);
  return {
    categories: below(null).map((parent) => ({ ...parent, children: below(parent.code) })),
    highlights,
    ...enumerations,
  };
});

const named = <Key extends string>(topic: Topic<Key>, code: string, key: Key, values: Values = {}) => ({
  code,
  name: say(topic, key, 'zh-CN', values),
  name_en: say(topic, key, 'en', values),
});

type TextKey = keyof (typeof optionTexts)['zh-CN'];
/** Codes of a closed list, whose texts stand under `<list>.<code>`. */
const listed = <List extends string, Code extends string>(
  list: List,
  codes: readonly (Code & (`${List}.${Code}` extends TextKey ? unknown : never))[],
) => codes.map((code) => named(optionTexts, code, `${list}.${code}` as TextKey));

const counted = (key: TextKey, most: number) =>
  Array.from({ length: most }, (_, index) => named(optionTexts, String(index + 1), key, { count: index + 1 }));

/** What the product itself fixes: the contract's closed lists with their names. */
export const enumerations = {
  degrees: contract.degrees.map((code) => named(degrees, code, code)),
  job_kinds: listed('job_kind', jobKinds),
  job_states: listed('job_state', jobStates),
  stages: listed('stage', stages),
  offer_states: listed('offer_state', offerStates),
  campus_batches: listed('campus_batch', campusBatch.options),
  days_per_week: counted('days_per_week', 7),
  months: counted('months', 12),
  internship_salaries: listed('internship_salary', options.internshipSalaries),
  campus_salaries: listed('campus_salary', options.campusSalaries),
  company_sizes: listed('company_size', options.companySizes),
  company_stages: listed('company_stage', options.companyStages),
  company_natures: listed('company_nature', options.companyNatures),
  school_levels: listed('school_level', schoolLevels),
};
