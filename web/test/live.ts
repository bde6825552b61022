import type { Broadcast } from '@qinghe/contract/live/broadcasts.ts';
import type { WrittenBroadcast } from '@qinghe/contract/live/console.ts';

/** A broadcast as anybody sees it. */
export const broadcast: Broadcast = {
  ...{ uuid: '01890000-0000-7000-8000-0000000000d1', title: '校招季怎么写职位', title_en: 'Writing campus jobs' },
  ...{ text: '一小时讲清楚。', text_en: 'All in an hour.', full: false },
  ...{ starts_at: '2096-12-01T11:00:00.000Z', ends_at: '2096-12-01T12:00:00.000Z' },
};

/** The same as operators keep it, published. */
export const writtenBroadcast: WrittenBroadcast = {
  ...{
    uuid: broadcast.uuid,
    version: 2,
    title: broadcast.title,
    title_en: '',
    text: '',
    text_en: '',
    state: 'published',
  },
  ...{ starts_at: '2096-12-01T19:00', ends_at: '2096-12-01T20:00', watch_url: 'https://live.example.com/8' },
  ...{ capacity: 100, cancel_reason: '', signed: 8, saved_by: '苏禾', saved_at: '2026-11-27T02:00:00.000Z' },
  over: false,
  abilities: { edit: true, publish: false, cancel: true, remove: false },
};
