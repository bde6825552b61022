import { nothing, plain, type Row } from './row.ts';

export const homeRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/business/handling': { sample: nothing },
  'GET /api/v1/business/room': { sample: nothing },
  'GET /api/v1/business/overview': { sample: nothing },
  'GET /api/v1/business/today': { sample: nothing },
  'GET /api/v1/business/first_steps': { sample: nothing },
  'POST /api/v1/business/first_steps': { sample: plain({ hidden: true }) },
  'GET /api/v1/business/calendar_feed': { sample: nothing },
  'POST /api/v1/business/calendar_feed': { sample: nothing },
  'POST /api/v1/business/calendar_feed/close': { sample: nothing },
};
