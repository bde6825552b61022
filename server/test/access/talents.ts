import { aTalent } from '../platform.ts';
import { nothing, plain, type Row } from './row.ts';

export const talentsRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/talents/list': { sample: nothing },
  'GET /api/v1/talents/counts': { sample: nothing },
  'POST /platform/v1/talents/put': { sample: async () => ({ input: aTalent() }) },
  'POST /platform/v1/talents/withdraw': { sample: plain({ reference: 'student-1' }) },
};
