import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { JobAnswer } from '@qinghe/contract/resumes/application.ts';
import type { AnswerCondition, MissedCondition, ScreeningConditions } from '@qinghe/contract/resumes/screening.ts';

/** What somebody said of themselves that conditions are measured against. */
export interface Screened {
  degree: Degree | null;
  days_per_week: number | null;
  months: number | null;
  earliest_start: string | null;
  graduation_month: string | null;
  major: string;
  /** To the questions of the job as they were asked; empty where nothing was said. */
  answers: readonly JobAnswer[];
}

/** As people write: width, case and blanks make no difference. */
const plainWord = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

const isBelow = (offered: number | null, wanted: number | null): wanted is number =>
  offered !== null && wanted !== null && offered < wanted;

/** The conditions that somebody misses, in their order. What was not said is missed by nobody. */
export function missesOf(rule: ScreeningConditions, person: Screened): MissedCondition[] {
  const { min_degree, days_per_week, months, latest_start, graduation_years, majors } = rule;
  const { degree, earliest_start: start, graduation_month } = person;
  const missed: MissedCondition[] = [];
  const miss = (aspect: MissedCondition['aspect'], ...wanted: (string | number)[]) =>
    missed.push({ aspect, wanted: wanted.map(String) });
  if (degree !== null && min_degree !== null && degrees.indexOf(degree) < degrees.indexOf(min_degree))
    miss('degree', min_degree);
  if (isBelow(person.days_per_week, days_per_week)) miss('days_per_week', days_per_week);
  if (isBelow(person.months, months)) miss('months', months);
  if (latest_start !== null && start !== null && start !== 'now' && start > latest_start) miss('start', latest_start);
  const year = graduation_month === null ? null : Number(graduation_month.slice(0, 4));
  if (year !== null && graduation_years.length > 0 && !graduation_years.includes(year))
    miss('graduation', ...graduation_years);
  const major = plainWord(person.major);
  if (major !== '' && majors.length > 0 && !majors.some((one) => major.includes(plainWord(one))))
    miss('major', ...majors);
  for (const condition of rule.answers) {
    const given = person.answers.find(({ question }) => question === condition.question)?.answer ?? '';
    if (isMissedBy(condition, given))
      miss(
        `answer_${condition.measure}`,
        condition.question,
        ...(condition.measure === 'words' ? condition.words : [condition.number]),
      );
  }
  return missed;
}

/** Whether an answer falls short. What was left blank, or names no number or several, is for a person to read. */
function isMissedBy(condition: AnswerCondition, given: string): boolean {
  const answer = plainWord(given);
  if (condition.measure === 'words')
    return answer !== '' && !condition.words.some((word) => answer.includes(plainWord(word)));
  const [number, ...others] = answer.match(/\d+(?:\.\d+)?/gu) ?? [];
  if (number === undefined || others.length > 0) return false;
  return condition.measure === 'at_least' ? Number(number) < condition.number : Number(number) > condition.number;
}

/** The conditions that count now: a question that was changed or taken away since is asked of nobody. */
export const inForce = (rule: ScreeningConditions, questions: readonly string[]): ScreeningConditions => ({
  ...rule,
  answers: rule.answers.filter(({ question }) => questions.includes(question)),
});
