import { emptyInternshipDraft, type JobDetail, type JobSummary } from '@qinghe/contract/jobs/job.ts';

/** A job in a list, of which a test says what matters to it; a draft otherwise. */
export const jobSummary = (parts: Partial<JobSummary> = {}): JobSummary => ({
  uuid: '01890000-0000-7000-8000-000000000001',
  kind: 'internship',
  state: 'draft',
  version: 1,
  title: '前端开发实习生',
  city_names: [],
  pay_min: null,
  pay_max: null,
  pay_negotiable: false,
  days_per_week: null,
  months: null,
  batch: null,
  graduation_years: [],
  pay_months: null,
  headcount: null,
  deadline: null,
  expiring: false,
  owner_name: '林晓',
  applications: 0,
  applications_new: 0,
  applications_interview: 0,
  external_clicks: null,
  views: 0,
  quality: 10,
  published_at: null,
  updated_at: '2026-11-22T02:00:00.000Z',
  yours: 'own',
  shared_with: [],
  abilities: {
    edit: true,
    publish: true,
    take_offline: false,
    put_online: false,
    remove: true,
    extend_deadline: false,
    change: false,
  },
  change_of: null,
  change: null,
  appeal: null,
  ...parts,
});

/** Jobs of each batch, where a test minds none. */
export const noBatches = { early: 0, autumn: 0, supplement: 0, spring: 0 };

/** The same with all that is written about it. */
export const jobDetail = (summary: JobSummary, parts: Partial<JobDetail> = {}): JobDetail => ({
  ...summary,
  draft: emptyInternshipDraft,
  category_name: '',
  refusal: [],
  live: null,
  share_url: `http://localhost:3000/jobs/${summary.uuid}`,
  ...parts,
});
