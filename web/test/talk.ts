import type { Talk } from '@qinghe/contract/talks/talks.ts';

/** A talk that is published and to come. */
export const talk = (overrides: Partial<Talk> = {}): Talk => ({
  uuid: '01890000-0000-7000-8000-00000000000a',
  version: 2,
  title: '秋招宣讲会 · 武汉理工大学',
  format: 'campus',
  school: '武汉理工大学',
  place: '南湖校区 报告厅 B',
  starts_at: '2026-11-26T19:00',
  ends_at: '2026-11-26T21:00',
  seats: 180,
  text: '',
  brochure_uuid: null,
  signed: 154,
  waiting: 0,
  brochure_title: '2027 届秋招简章',
  state: 'online',
  over: false,
  cancel_reason: '',
  owner_name: '林晓',
  updated_at: '2026-11-22T02:00:00.000Z',
  yours: 'own',
  shared_with: [],
  abilities: { edit: true, publish: false, cancel: true, remove: false },
  share_url: 'http://localhost:3000/talks/01890000-0000-7000-8000-00000000000a',
  ...overrides,
});
