import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { ApplicationDetail, ApplicationSummary } from '@qinghe/contract/resumes/endpoints.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader } from '../../../db/database.ts';
import type { Member } from '../../../http/context.ts';
import { findFile } from '../../files/index.ts';
import { canSeeJob } from '../../jobs/index.ts';
import { readAnnotations } from '../annotate/note-queries.ts';
import { type HistoryRow, readHistory } from '../history-queries.ts';
import { type FullApplication, findApplication } from '../queries.ts';
import { fitOf, possibleMoves } from '../rules.ts';
import type { ApplicationRow } from './list-queries.ts';

export function presentSummary(row: ApplicationRow | FullApplication): ApplicationSummary {
  const job = { days_per_week: row.job_days_per_week, months: row.job_months, degree: row.job_min_degree };
  return {
    uuid: row.uuid,
    kind: row.kind,
    stage: row.stage,
    version: row.version,
    job_uuid: row.job_uuid,
    job_title: row.job_title,
    name: row.name,
    school: row.school,
    degree: row.degree,
    major: row.major,
    graduation_month: row.graduation_month,
    city: row.city,
    days_per_week: row.days_per_week,
    months: row.months,
    earliest_start: row.earliest_start,
    applied_at: row.applied_at,
    stage_since: row.stage_since,
    fit: fitOf(row, job),
    tags: row.tags,
    rating: row.rating,
    withdrawn_at: row.withdrawn_at,
  };
}

/** One application as the desk shows it. @throws AppError 40401 unknown, or for a job that is not the caller's to see */
export async function readDetail(reader: Reader, member: Member, uuid: string, now: Date): Promise<ApplicationDetail> {
  const row = await findApplication(reader, member.companyUuid, uuid);
  if (!row || !canSeeJob(member, { owner_uuid: row.job_owner_uuid })) throw new AppError(40401);
  const [history, { notes, myStars }, file] = await Promise.all([
    readHistory(reader, member.companyUuid, uuid),
    readAnnotations(reader, member, uuid),
    row.cv_file_uuid === null ? undefined : findFile(reader, member.companyUuid, row.cv_file_uuid),
  ]);
  const undoable = lastUndoable(history, now);
  return {
    ...presentSummary(row),
    phone_masked: maskPhone(row.phone),
    email_masked: row.email === '' ? '' : maskEmail(row.email),
    notes,
    my_stars: myStars,
    answers: row.answers as { question: string; answer: string }[],
    cv: file
      ? {
          file_uuid: file.uuid,
          name: file.name,
          type: file.type,
          size: file.size,
          reading: file.reading_state ?? 'failed',
          failure: file.reading_failure,
          progress: readingProgress(file),
          by_ocr: isByOcr(file),
          fields: file.reading_fields as CvFields | null,
        }
      : null,
    history: history.map((entry) => ({
      uuid: entry.uuid,
      action: entry.action,
      from: entry.from_stage,
      to: entry.to_stage,
      reason: entry.reason,
      actor_name: entry.actor_name ?? '',
      at: entry.at,
    })),
    undo_until: undoable?.undo_until ?? null,
    abilities: {
      move_to: possibleMoves(row.stage, rejectedFrom(history)).filter(
        (to) => row.withdrawn_at === null || to === 'reject',
      ),
      undo: undoable !== undefined,
      correct: true,
    },
  };
}

/** The page that OCR is at; null for files that have their text, and when the reading has ended. */
export const readingProgress = (file: {
  reading_state: string | null;
  reading_page: number | null;
  reading_pages: number | null;
}): { page: number; pages: number } | null =>
  file.reading_state === 'waiting' && file.reading_page !== null && file.reading_pages !== null
    ? { page: file.reading_page, pages: file.reading_pages }
    : null;

/** Whether the file's words come from a picture: only then have its pages been counted. */
export const isByOcr = (file: { reading_state: string | null; reading_pages: number | null }): boolean =>
  file.reading_state === 'done' && file.reading_pages !== null;

/** The stage from which the application was last rejected. */
export const rejectedFrom = (history: readonly HistoryRow[]): Stage | null =>
  history.find((entry) => entry.to_stage === 'reject' && entry.undone_at === null)?.from_stage ?? null;

/** Entries of the history that are no step from stage to stage. */
const NO_STEPS: readonly HistoryRow['action'][] = ['message_sent', 'message_refused', 'corrected', 'withdrew'];

/** The newest step, if it is a move that can still be taken back. */
export function lastUndoable(history: readonly HistoryRow[], now: Date): HistoryRow | undefined {
  const last = history.find(({ action }) => !NO_STEPS.includes(action));
  if (!last?.undo_until || last.undone_at !== null) return undefined;
  return new Date(last.undo_until) > now ? last : undefined;
}
