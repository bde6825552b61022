import { type Chat, getChat, listUnreadChats } from '@qinghe/contract/chat/chat.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { getPerson } from '@qinghe/contract/resumes/persons.ts';
import { respond } from './screen.tsx';

/** An application of which a test says what matters to it. */
export const application = (parts: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  uuid: '01890000-0000-7000-8000-000000000001',
  name: '郑琪',
  kind: 'internship',
  stage: 'new',
  version: 1,
  job_uuid: '01890000-0000-7000-8000-000000000009',
  job_title: '前端开发实习生',
  school: '浙江大学',
  degree: 'bachelor',
  major: '软件工程',
  graduation_month: null,
  city: '',
  days_per_week: null,
  months: null,
  earliest_start: null,
  gpa: '',
  wish_city: '',
  wish_rank: null,
  offer_state: null,
  batch: null,
  applied_at: '2026-01-01T00:00:00.000Z',
  stage_since: '2026-01-01T00:00:00.000Z',
  withdrawn_at: null,
  fit: [],
  tags: [],
  rating: null,
  parked_for: [],
  blocked: false,
  anonymous_as: null,
  anonymous: null,
  phone_masked: '',
  email_masked: '',
  notes: [],
  source: '',
  my_stars: null,
  answers: [],
  cv: null,
  documents: [],
  history: [],
  undo_until: null,
  block: null,
  talks: [],
  abilities: { move_to: [], undo: true, correct: true, decide: true, note: true },
  ...parts,
});

/** What counts say where nobody is parked. */
export const nobodyParked = { applications: 0, more: false, apart: true };

/** Nothing was said with the candidate. */
export const noChat: Chat = {
  ...{ state: 'open', last_word_until: null, answers: true, last_seq: 0, unread: 0, days: [] },
  ...{ read_by_us: 0, read_by_us_at: null, read_by_them: 0, read_by_them_at: null },
};

/** Nobody has applied here but once. */
export const nobodyElse = respond(getPerson, { joined: [], likely: [], parted: [] });

/** Nothing was said with anybody. */
export const noWords = respond(getChat, noChat);
export const noneUnread = respond(listUnreadChats, { items: [] });
