import type { Route } from '../../http/route.ts';
import { getAreaCodes, getLocations } from './areas.ts';
import { getBaseOptions } from './base-options.ts';
import { findDictionaryEntries, listDictionaries } from './dictionaries.ts';
import { findMajors } from './find-majors.ts';
import { findSchools } from './find-schools.ts';
import { enterHolidays, listHolidays } from './holidays/holidays.ts';
import { getCompanyTags, getHighlights, getIndustries } from './lists.ts';
import { suggestAddress } from './suggest-address.ts';
import { listSensitiveWords, removeSensitiveWords, saveSensitiveWords } from './words/save-words.ts';

export const dictRoutes: readonly Route[] = [
  getAreaCodes,
  suggestAddress,
  getLocations,
  getBaseOptions,
  getIndustries,
  getCompanyTags,
  getHighlights,
  findSchools,
  findMajors,
  listSensitiveWords,
  saveSensitiveWords,
  removeSensitiveWords,
  listHolidays,
  enterHolidays,
  listDictionaries,
  findDictionaryEntries,
];
