import { nothing, type Row } from './row.ts';

export const walletRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/hr_coin/remaining': { sample: nothing },
  'GET /api/v1/hr_coin/log/list': { sample: nothing },
  'POST /api/v1/hr_coin/log/export': { sample: nothing },
  'GET /api/v1/hr_coin/recharge/list': { sample: nothing },
  'GET /api/v1/hr_coin/consume/list': { sample: nothing },
  'GET /api/v1/sales/bills': { sample: nothing },
};
