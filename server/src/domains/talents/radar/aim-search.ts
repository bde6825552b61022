import type { RadarAim } from '@qinghe/contract/talents/radar.ts';
import type { Reader } from '../../../db/database.ts';
import { readCategoryName } from '../../dict/index.ts';
import type { JobRow } from '../../jobs/index.ts';
import { type Search, searchOf } from '../search/search.ts';
import { aimOf } from './aim.ts';

/** What a radar for a job looks for as the job stands, in words and as a search. */
export async function searchForJob(
  reader: Reader,
  job: JobRow,
  of: { companyUuid: string; now: Date },
): Promise<{ aim: RadarAim; search: Search }> {
  const aim = aimOf(job, (await readCategoryName(reader, job.category))?.name ?? '');
  const { words, cities, degree, graduation_years, days, months } = aim;
  const filter = {
    q: words.join(' '),
    ...(cities.length > 0 && { cities: job.cities }),
    ...(graduation_years.length > 0 && { graduation_years }),
    ...{ degree: degree ?? undefined, days: days ?? undefined, months: months ?? undefined },
  };
  return { aim, search: ofTheWork(await searchOf(reader, filter, of)) };
}

/** Without those who only mention the words elsewhere: a radar is about what people look for, can do or studied. */
function ofTheWork(search: Search): Search {
  const tiers = search.tiers.filter(({ met }) => met > 0);
  if (tiers.length === 0) return search;
  return { ...search, tiers, query: `(${tiers.map(({ query }) => `(${query})`).join(' | ')})` };
}
