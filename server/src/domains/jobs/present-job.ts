import type { Finding, JobDetail, JobSummary, NamedText } from '@qinghe/contract/jobs/job.ts';
import type { Reader } from '../../db/database.ts';
import type { MemberRead } from '../../http/read.ts';
import { presentSharing, requireRight, type Viewer, within } from '../../sharing.ts';
import { readCategoryName } from '../dict/index.ts';
import { jobAbilities } from './access.ts';
import { findLastCheck } from './publish/publish-queries.ts';
import { rateJob } from './publish-check/quality-rules.ts';
import { draftOf, findJob, type JobRow } from './queries.ts';
import { isExpiring } from './rules.ts';

export function presentJob(row: JobRow, viewer: Viewer, now: Date): JobSummary {
  const { yours, shared_with } = presentSharing(viewer, row);
  return {
    uuid: row.uuid,
    kind: row.kind,
    state: row.state,
    version: row.version,
    title: row.title,
    city_names: row.city_names,
    pay_min: row.pay_min,
    pay_max: row.pay_max,
    pay_negotiable: row.pay_negotiable,
    days_per_week: row.days_per_week,
    months: row.months,
    batch: row.batch,
    graduation_years: row.graduation_years,
    pay_months: row.pay_months,
    headcount: row.headcount,
    deadline: row.deadline,
    expiring: isExpiring(row, now),
    owner_name: row.owner_name ?? '',
    applications: row.applications ?? 0,
    applications_new: row.applications_new ?? 0,
    applications_interview: row.applications_interview ?? 0,
    external_clicks: row.external_url === '' ? null : (row.external_clicks ?? 0),
    views: row.views ?? 0,
    quality: rateJob(draftOf(row)).score,
    published_at: row.published_at,
    updated_at: row.updated_at,
    yours,
    shared_with,
    abilities: within(yours === 'own', jobAbilities(row, now)),
    change_of: row.change_of,
    change: row.change,
    appeal: row.appeal,
  };
}

/** One job as its form and its page show it. @throws AppError 40401 unknown, or not the caller's to see */
export async function readJobDetail(
  { db, member, now, services }: Pick<MemberRead, 'db' | 'member' | 'now' | 'services'>,
  uuid: string,
): Promise<JobDetail> {
  const row = requireRight(member, await findJob(db, member.companyUuid, uuid), 'read');
  const live = row.change_of === null ? undefined : await findJob(db, member.companyUuid, row.change_of);
  const [text, standing, check] = await Promise.all([
    nameText(db, row),
    live ? nameText(db, live) : null,
    row.state === 'refused' ? findLastCheck(db, member.companyUuid, uuid) : undefined,
  ]);
  return {
    ...presentJob(row, member, now),
    ...text,
    live: standing,
    refusal: (check?.findings as Finding[] | undefined) ?? [],
    share_url: `${services.publicUrl}/jobs/${uuid}`,
  };
}

/** A job's text, with the names of what it holds as codes. */
export async function nameText(reader: Reader, row: JobRow): Promise<NamedText> {
  return {
    draft: draftOf(row),
    category_name: await nameCategory(reader, row.category),
    city_names: row.city_names,
  };
}

export async function nameCategory(reader: Reader, code: string): Promise<string> {
  const category = code === '' ? undefined : await readCategoryName(reader, code);
  return category ? [category.parent_name, category.name].filter(Boolean).join(' / ') : '';
}
