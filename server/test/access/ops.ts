import { unusedPhone } from '../accounts.ts';
import { makeHeld, makePending, makeProposal } from '../companies.ts';
import { nothing, plain, type Row } from './row.ts';

export const opsRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/ops/search': { sample: async (_app, { phone }) => ({ input: { q: phone } }) },
  'GET /api/v1/ops/company': { sample: async (_app, { companyUuid }) => ({ input: { uuid: companyUuid } }) },
  'POST /api/v1/ops/company/job_limits': {
    sample: async (app) => ({
      input: {
        uuid: await makePending(app),
        seen: { internship: 5, campus: 5 },
        internship: 12,
        campus: 20,
        reason: '秋招岗位多，已核对招聘计划',
      },
    }),
  },
  'GET /api/v1/ops/account': { sample: async (_app, { uuid }) => ({ input: { uuid } }) },
  'GET /api/v1/ops/proposals': { sample: nothing },
  'POST /api/v1/ops/proposals': {
    sample: async (app) => ({
      input: { uuid: await makePending(app), version: 1, kind: 'company', action: 'freeze', reason: '冒用他人执照' },
    }),
  },
  'POST /api/v1/ops/proposals/decide': {
    sample: async (app) => ({ input: { uuid: await makeProposal(app), version: 1, confirm: true } }),
  },
  'POST /api/v1/ops/login': {
    // Of nobody, each time another one: after a few a captcha is asked for.
    sample: async () => ({ input: { phone: unusedPhone(), password: 'wrong' } }),
    codes: 40101,
  },
  'POST /api/v1/ops/logout': { sample: nothing },
  'GET /api/v1/ops/me': { sample: nothing },
  'GET /api/v1/ops/operators': { sample: nothing },
  'GET /api/v1/ops/audit': { sample: nothing },
  'POST /api/v1/ops/decisions/undo': {
    sample: async (app) => ({ input: { held_uuid: await makeHeld(app) } }),
    // It is another operator's.
    codes: { operator: 40902 },
  },
  'POST /api/v1/ops/cases/note': {
    sample: async (app) => ({
      input: { queue: 'companies', uuid: await makePending(app), kind: 'note', words: '等对方补公函' },
    }),
  },
  'GET /api/v1/outbox': { sample: plain({ address: 'nobody@example.com' }) },
};
