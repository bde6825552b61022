import type { HandledFeedback } from '@qinghe/contract/feedback/console.ts';

/** Feedback as operators see it, not opened yet. */
export const handledFeedback: HandledFeedback = {
  ...{ uuid: '01890000-0000-7000-8000-000000000001', version: 1, text: '导出的表格里少了一列' },
  ...{
    contact: '13800000001',
    page: '/resume/new',
    build: 'a1b2c3d4e5f6',
    error_id: '',
    pictures: [],
    state: 'new',
    answers: [],
  },
  ...{ created_at: '2026-11-27T02:00:00.000Z', closed_at: null },
  account: { uuid: '01890000-0000-7000-8000-000000000002', name: '林晓' },
  company: { uuid: '01890000-0000-7000-8000-000000000003', name: '云杉科技' },
};
