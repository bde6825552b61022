import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { documentKinds } from '@qinghe/contract/jobs/deliver-setting.ts';
import type { ApplicationDetail, ApplicationSummary } from '@qinghe/contract/resumes/application.ts';
import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { holdsRole } from '@qinghe/contract/roles.ts';
import { type Member, scopeOf } from '../../../http/context.ts';
import type { MemberRead } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { requireRight } from '../../../sharing.ts';
import { findFile } from '../../files/index.ts';
import { applicationAbilities, canDecide, canUnblock, jobOf, lastUndoable } from '../access.ts';
import { type Block, readBlocks } from '../annotate/block-queries.ts';
import { readAnnotations } from '../annotate/note-queries.ts';
import { maskedSummary, withoutPerson } from '../anonymous/present-anonymous.ts';
import { readDocuments } from '../apply/document-queries.ts';
import { type HistoryRow, readHistory } from '../history-queries.ts';
import { type FullApplication, findApplication } from '../queries.ts';
import { isByOcr } from '../reading/by-ocr.ts';
import { cityFitOf, fitOf } from '../rules.ts';
import type { ApplicationRow } from './list-queries.ts';
import { readTalksOfPhone } from './talk-queries.ts';

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
    anonymous_as: row.anonymous_as,
    degree: row.degree,
    major: row.major,
    graduation_month: row.graduation_month,
    city: row.city,
    days_per_week: row.days_per_week,
    months: row.months,
    earliest_start: row.earliest_start,
    gpa: row.gpa,
    wish_city: row.wish_city,
    wish_rank: row.wish_rank,
    offer_state: row.offer_state,
    batch: row.job_batch,
    applied_at: row.applied_at,
    stage_since: row.stage_since,
    fit: fitOf(row, job),
    tags: row.tags,
    rating: row.rating,
    parked_for: row.is_parked ? (row.parked_for ?? []) : [],
    blocked: row.blocked,
    withdrawn_at: row.withdrawn_at,
    ...(row.anonymous_as !== null && maskedSummary(row)),
  };
}

/** Who asks, when, and where to read. */
type Call = Pick<MemberRead, 'db' | 'member' | 'now'>;

/** One application as the desk shows it. @throws AppError 40401 unknown, or for a job that is not the caller's to see */
export async function readDetail(call: Call, uuid: string): Promise<ApplicationDetail> {
  const row = requireFound(await findApplication(call.db, call.member.companyUuid, uuid));
  requireRight(call.member, jobOf(row), 'read');
  return completeDetail(call, row);
}

/** The same from a row, and perhaps its history, that was read before. */
export async function completeDetail(
  { db, member, now }: Call,
  row: FullApplication,
  known?: readonly HistoryRow[],
): Promise<ApplicationDetail> {
  const [history, { notes, myStars }, file, documents, blocks, talks] = await Promise.all([
    known ?? readHistory(db, member.companyUuid, row.uuid),
    readAnnotations(db, member, row.uuid),
    row.cv_file_uuid === null ? undefined : findFile(db, member.companyUuid, row.cv_file_uuid),
    readDocuments(db, member.companyUuid, row.uuid),
    row.blocked ? readBlocks(db, member.companyUuid, row.uuid, now) : [],
    readTalksOfPhone(db, scopeOf(member), row.phone),
  ]);
  const summary = presentSummary(row);
  const detail: ApplicationDetail = {
    ...summary,
    fit: [...summary.fit, ...cityFitOf(summary, row.job_city_names)],
    source: row.source,
    phone_masked: maskPhone(row.phone),
    email_masked: row.email === '' ? '' : maskEmail(row.email),
    notes,
    my_stars: myStars,
    answers: row.answers,
    cv: file ? presentCv(file) : null,
    documents: documentKinds.flatMap((kind) => documents.filter((one) => one.kind === kind)),
    history: history.map((entry) => ({
      uuid: entry.uuid,
      action: entry.action,
      from: entry.from_stage,
      to: entry.to_stage,
      reason: entry.reason,
      changes: entry.changes ?? [],
      actor_name: entry.actor_name ?? '',
      at: entry.at,
    })),
    block: presentBlock(member, blocks),
    talks,
    anonymous: null,
    undo_until: lastUndoable(history, now)?.undo_until ?? null,
    abilities: applicationAbilities(
      row,
      history,
      { decides: canDecide(member, jobOf(row)), notes: holdsRole(member.role, 'interviewer') },
      now,
    ),
  };
  return row.anonymous_as === null ? detail : withoutPerson({ db, member }, row, file, detail);
}

/** The newest mark; all are taken off together. */
function presentBlock(member: Member, blocks: readonly Block[]): ApplicationDetail['block'] {
  const [newest] = blocks;
  return newest ? { ...newest, can_unblock: blocks.every((block) => canUnblock(member, block)) } : null;
}

const presentCv = (file: NonNullable<Awaited<ReturnType<typeof findFile>>>): ApplicationDetail['cv'] => ({
  file_uuid: file.uuid,
  name: file.name,
  type: file.type,
  size: file.size,
  reading: file.reading_state ?? 'failed',
  failure: file.reading_failure,
  progress: readingProgress(file),
  by_ocr: isByOcr(file),
  partial: isPartial(file),
  fields: withoutContact(file.reading_fields as CvFields | null),
});

/** Phone and e-mail are told by `revealContact` alone, which leaves a trace. */
function withoutContact(fields: CvFields | null) {
  if (!fields) return null;
  const { phone: _phone, email: _email, ...others } = fields;
  return others;
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

/** Whether pages or lines of the file were left out. */
export const isPartial = (file: { reading_rest: string | null }): boolean => file.reading_rest !== null;
