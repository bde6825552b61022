import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';

/** A fair that is open and to come. */
export const writtenFair = (overrides: Partial<WrittenFair> = {}): WrittenFair => ({
  uuid: '01890000-0000-7000-8000-00000000000b',
  version: 2,
  state: 'open',
  title: '武汉理工秋季双选会',
  place: '武汉理工大学',
  address: '南湖校区 体育馆',
  city: '420100',
  city_name: '武汉市',
  starts_at: '2026-12-05T09:00',
  ends_at: '2026-12-05T16:00',
  closes_at: '2026-11-30T18:00',
  booths: 120,
  text: '信息、机械、材料类专业学生到场。',
  over: false,
  cancel_reason: '',
  saved_by: '苏禾',
  saved_at: '2026-11-22T02:00:00.000Z',
  abilities: { edit: true, publish: false, cancel: true, remove: false },
  ...overrides,
});
