import { makeNotice } from '../companies.ts';
import { nothing, ofAnyAccount, plain, type Row } from './row.ts';

const named = plain({ uuids: ['01890000-0000-7000-8000-000000000001'] });

export const messagesRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/message/list': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/message/counts': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/message/read': { sample: plain({ through: '2026-11-27T00:00:00.000Z' }), codes: ofAnyAccount },
  'POST /api/v1/message/unread': { sample: named, codes: ofAnyAccount },
  'POST /api/v1/message/archive': {
    sample: plain({ uuids: ['01890000-0000-7000-8000-000000000001'], archived: true }),
    codes: ofAnyAccount,
  },
  'GET /api/v1/message/choices': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/message/choices': { sample: plain({ choices: { answers: 'daily' } }), codes: ofAnyAccount },
  'GET /api/v1/message/quiet_hours': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/message/quiet_hours': { sample: plain({ quiet: { begins: 21, ends: 9 } }), codes: ofAnyAccount },
  'GET /api/v1/ops/notices': { sample: nothing },
  'POST /api/v1/ops/notices': { sample: plain({ title: '维护', content: '今晚维护', publish: 'draft' }) },
  'PUT /api/v1/ops/notices': {
    sample: async (app) => ({
      input: { ...(await makeNotice(app)), title: '改期', content: '明晚维护', publish: 'now' },
    }),
  },
  'POST /api/v1/ops/notices/take_back': { sample: async (app) => ({ input: await makeNotice(app, 'now') }) },
  'DELETE /api/v1/ops/notices': { sample: async (app) => ({ input: await makeNotice(app) }) },
  'GET /api/v1/home/notices': { sample: nothing },
  'GET /api/v1/home/notices/detail': { sample: plain({ uuid: '01890000-0000-7000-8000-000000000001' }), codes: 40401 },
};
