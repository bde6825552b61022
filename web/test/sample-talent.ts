import type { Talent } from '@qinghe/contract/talents/list.ts';

/** A talent as the server shows one, for tests. */
export const talent = (last: number, parts: Partial<Talent> = {}): Talent => ({
  uuid: `01890000-0000-7000-8000-00000000000${last}`,
  code: last === 1 ? 'K7QA' : `M${last}DB`,
  school: '浙江大学',
  major: '心理学',
  degree: 'master',
  graduation_month: '2027-06',
  city: '杭州',
  wish_cities: ['上海', '杭州'],
  wished_work: ['前端开发'],
  days_per_week: 5,
  months: 6,
  earliest_start: 'now',
  full_time: false,
  skills: ['React', 'TypeScript'],
  about: '做过三段实习。',
  experiences: [{ title: '前端开发实习生', organization: '', text: '用 React 重写订单页' }],
  excerpt: '用 React 重写订单页，首屏快一半',
  met: 0,
  fit: [],
  invitation: null,
  opinions: [],
  refreshed_at: '2026-11-22T02:00:00.000Z',
  ...parts,
});
