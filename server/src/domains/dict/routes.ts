import type { Route } from '../../http/route.ts';
import { getAreaCodes, getLocations } from './areas.ts';
import { getBaseOptions } from './base-options.ts';
import { findMajors } from './find-majors.ts';
import { findSchools } from './find-schools.ts';
import { getCompanyTags, getHighlights, getIndustries } from './lists.ts';
import { suggestAddress } from './suggest-address.ts';

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
];
