import { HELP_FIGURE_DAYS } from '@qinghe/contract/help/console.ts';
import type { Reader } from '../../db/database.ts';
import type { Calendar } from '../../time/working-days.ts';
import { readFirstAnswers } from './queue-queries.ts';
import { medianOf, minutesOfService } from './rules.ts';

/** Milliseconds for which a figure of a week is good enough: operators ask every five seconds. */
const KEPT = 60_000;

interface Figure {
  /** Minutes of our service hours from first word to first answer: the middle one. */
  median_minutes: number;
  conversations: number;
}

const kept = new WeakMap<Reader, { at: number; figure: Promise<Figure | null> }>();

/** Of conversations first answered within the last days; null without any. Reckoned at most once a minute a process, for all who ask. */
export function firstAnswerAt(db: Reader, calendar: Calendar, now: Date): Promise<Figure | null> {
  const before = kept.get(db);
  const age = before ? now.getTime() - before.at : KEPT;
  if (before && age >= 0 && age < KEPT) return before.figure;
  const figure = reckon(db, calendar, now);
  kept.set(db, { at: now.getTime(), figure });
  // What failed is asked for again.
  figure.catch(() => kept.delete(db));
  return figure;
}

async function reckon(db: Reader, calendar: Calendar, now: Date): Promise<Figure | null> {
  const answers = await readFirstAnswers(db, new Date(now.getTime() - HELP_FIGURE_DAYS * 86_400_000));
  const minutes = answers.map((row) => minutesOfService(calendar, new Date(row.asked_at), new Date(row.answered_at)));
  const median_minutes = medianOf(minutes);
  return median_minutes === null ? null : { median_minutes, conversations: minutes.length };
}
