import type { BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';

/** A draft of a brochure without jobs and talks. */
export const brochureOf = (overrides: Partial<BrochureDetail> = {}): BrochureDetail => ({
  uuid: '01890000-0000-7000-8000-00000000000a',
  version: 2,
  title: '2027 届秋招简章',
  batch: 'autumn',
  graduation_years: [2027],
  picture_uuid: null,
  picture_url: null,
  text: '我们做面向中小企业的协同软件，今年秋招开放研发、产品与职能的职位。',
  schedule: [{ name: '网申', from: '2026-09-01', until: '2026-12-20' }],
  state: 'draft',
  owner_name: '林晓',
  next: { name: '网申', from: '2026-09-01', until: '2026-12-20' },
  jobs: 8,
  applications: 1775,
  updated_at: '2026-11-22T02:00:00.000Z',
  abilities: { edit: true, publish: true, take_offline: false, remove: true },
  yours: 'own' as const,
  shared_with: [],
  share_url: 'http://localhost:3000/brochures/01890000-0000-7000-8000-00000000000a',
  job_items: [],
  talk_items: [],
  figures: { applications_today: 3, brochure_views: 210, brochure_applications: 12 },
  ...overrides,
});
