import { createHmac } from 'node:crypto';
import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { Talent, TalentFit } from '@qinghe/contract/talents/list.ts';
import { marksOf } from '@qinghe/contract/talents/words.ts';

/** Signs of codes: none that is read as another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXY';
const DIGITS = '23456789';
const HIDDEN = '***';
/** Signs of an excerpt before the first word in it, and all of it. */
const LEAD = 20;
const EXCERPT = 120;

/** What a company calls a talent by: the same each time. Another company has another code, so that none is looked up. */
export function codeOf(signingSecret: string, companyUuid: string, talentUuid: string): string {
  const bytes = createHmac('sha256', signingSecret).update(`talent code:${companyUuid}:${talentUuid}`).digest();
  const sign = (at: number, signs: string) => signs.charAt((bytes[at] ?? 0) % signs.length);
  return sign(0, LETTERS) + sign(1, DIGITS) + sign(2, LETTERS) + sign(3, LETTERS);
}

interface Written {
  skills: readonly string[];
  about: string;
  experiences: readonly { title: string; organization: string; text: string }[];
  cv_text: string;
}

/** The line that holds most of the words, from a little before the first of them; without words what they did last. */
export function excerptOf({ skills, about, experiences, cv_text }: Written, words: readonly string[]): string {
  const lines = [...experiences.flatMap(({ text }) => text.split('\n')), ...about.split('\n')].filter(Boolean);
  if (words.length === 0) return (lines[0] ?? '').slice(0, EXCERPT);
  const held = (line: string) => words.filter((word) => marksOf(line, [word]).length > 0).length;
  const best = (of: readonly string[]) =>
    of.reduce<{ line: string; count: number }>(
      (most, line) => {
        const count = held(line);
        return count > most.count ? { line, count } : most;
      },
      { line: '', count: 0 },
    );
  const shown = best([...lines, skills.join('、')]);
  const { line } = shown.count > 0 ? shown : best(cv_text.split('\n'));
  // A line that fits is shown whole.
  const first = line.length > EXCERPT ? (marksOf(line, words)[0]?.start ?? 0) : 0;
  const start = Math.max(0, first - LEAD);
  return (start > 0 ? '…' : '') + line.slice(start, start + EXCERPT);
}

/** Takes the name of a school out of what somebody wrote. */
export const withoutSchool = (text: string, school: string): string => text.replaceAll(school, HIDDEN);

export interface WantingJob {
  days_per_week: number | null;
  months: number | null;
  min_degree: (typeof degrees)[number] | null;
  city_names: readonly string[];
}

type Offering = Pick<Talent, 'days_per_week' | 'months' | 'degree' | 'city'> & { cities: readonly string[] };

/** How somebody meets what a job asks for; what it does not ask for is not compared. */
export function fitOf(talent: Offering, job: WantingJob, cityWord: (name: string) => string): TalentFit[] {
  const points: TalentFit[] = [];
  const sized = (aspect: TalentFit['aspect'], wanted: number | null, offered: number | null) => {
    if (wanted === null) return;
    const verdict = offered === null ? 'unknown' : offered === wanted ? 'exact' : offered > wanted ? 'meets' : 'misses';
    points.push({ aspect, verdict, wanted: `${wanted}`, offered: offered === null ? '' : `${offered}` });
  };
  sized('days', job.days_per_week, talent.days_per_week);
  sized('months', job.months, talent.months);
  if (job.min_degree !== null) {
    const meets = degrees.indexOf(talent.degree) >= degrees.indexOf(job.min_degree);
    points.push({
      aspect: 'degree',
      verdict: meets ? 'meets' : 'misses',
      wanted: job.min_degree,
      offered: talent.degree,
    });
  }
  if (job.city_names.length > 0) points.push(cityFit(talent, job.city_names, cityWord));
  return points;
}

function cityFit({ city, cities }: Offering, wanted: readonly string[], cityWord: (name: string) => string): TalentFit {
  const words = wanted.map(cityWord);
  const here = words.find((word) => word === cityWord(city));
  const there = words.find((word) => cities.includes(word));
  const verdict = here ? 'exact' : there ? 'meets' : 'unknown';
  return { aspect: 'city', verdict, wanted: wanted.map(cityWord).join('、'), offered: here ?? there ?? '' };
}
