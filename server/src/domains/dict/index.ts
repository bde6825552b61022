export { findArea, findAreaName, readCities, readProvincesAndCities } from './area-queries.ts';
export { readCalendar } from './holidays/holiday-queries.ts';
export { importLists } from './import/import-lists.ts';
export {
  findIndustry,
  isIndustry,
  readCategories,
  readCategoryName,
  readCompanyTags,
  readHighlights,
  readIndustries,
  readMinimumWages,
} from './queries.ts';
export { readWordMatcher } from './words/word-list.ts';
export type { WordMatcher } from './words/word-matcher.ts';
