import type { RadarAim } from '@qinghe/contract/talents/radar.ts';
import { MAX_WORDS, typedWords } from '@qinghe/contract/talents/words.ts';
import type { JobRow } from '../../jobs/index.ts';

/** What stands in brackets, and whom a job is for, is no word of the work. */
const ASIDE = /[（(【[][^）)】\]]*[）)】\]]|(?:20)?\d{2}\s*届/gu;
/** What titles say of any work. */
const GENERAL =
  /实习生|实习|校招|校园招聘|秋招|春招|暑期|日常|应届生|应届|管培生|工程师|专员|岗位|岗|\b(?:summer|interns?|internship|graduates?|trainee|engineer|specialist)\b/giu;
const BETWEEN = /[\s/|·、,，;；&]+/u;
/** A category that says what its jobs are not. */
const OTHER = /^其[他它]/u;

/** What of the work somebody names who fits it: the words of the title, then those of the category. */
export function wordsOfJob(title: string, category: string): string[] {
  const named = title.normalize('NFKC').replace(ASIDE, ' ').replace(GENERAL, ' ').split(BETWEEN);
  const words = [...named, ...category.split(BETWEEN).filter((word) => !OTHER.test(word))];
  const telling = words.filter((word) => [...word].length > 1);
  return typedWords(telling.length > 0 ? telling.join(' ') : title).slice(0, MAX_WORDS);
}

type AimedJob = Pick<
  JobRow,
  'title' | 'city_names' | 'min_degree' | 'graduation_years' | 'days_per_week' | 'months' | 'remote'
>;

/** What a radar looks for: as much as the job says of itself. Where somebody is does not matter to remote work. */
export const aimOf = (job: AimedJob, category: string): RadarAim => ({
  words: wordsOfJob(job.title, category),
  cities: job.remote ? [] : job.city_names,
  degree: job.min_degree,
  graduation_years: job.graduation_years,
  days: job.days_per_week,
  months: job.months,
});
