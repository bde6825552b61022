import { previewAds } from '@qinghe/contract/ads/ads.ts';
import { businessToday } from '@qinghe/contract/home/today.ts';
import { listNotices } from '@qinghe/contract/messages/notices.ts';
import type { Today } from '../src/domains/home/api/today.ts';
import { respond } from './fake-server.ts';

const beside = { now: 0, before: 0 };
const week = { received: beside, handled: beside, hired: beside };
const due = { count: 0, all: true };

/** A day on which nothing is to do and nothing comes, of which a test says what matters to it. */
export const todayOf = (parts: Partial<Today> = {}): Today => ({
  due: { internship: due, campus: due },
  answered: { internship: 0, campus: 0 },
  rights: { ending: 0, next_end: null },
  gift_open: false,
  next: { reply: null, event: null },
  week: { days: 3, internship: week, campus: week },
  ...parts,
});

/** What the home page asks for beside its figures. */
export const dayReplies = (parts: Partial<Today> = {}, notices: readonly { uuid: string; title: string }[] = []) => [
  respond(businessToday, todayOf(parts)),
  respond(previewAds, { items: [] }),
  respond(listNotices, {
    items: notices.map((notice) => ({ ...notice, title_en: '', published_at: '2026-11-20T02:00:00.000Z' })),
    next_cursor: null,
  }),
];
