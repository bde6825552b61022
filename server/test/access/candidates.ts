import { makeMaster, randomPhone } from '../accounts.ts';
import { makeApplication } from '../applications.ts';
import { makeJob } from '../jobs.ts';
import { nothing, plain, type Row } from './row.ts';

export const candidatesRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/ops/candidates/requests': { sample: nothing },
  'POST /api/v1/ops/candidates/find': { sample: plain({ address: '13900000000' }) },
  'POST /api/v1/ops/candidates/erase': {
    sample: async (app) => {
      const { candidate } = await makeApplication(app, await makeJob(app, await makeMaster(app)), {
        candidate: { phone: randomPhone() },
      });
      return { input: { address: candidate.phone, application_count: 1, reason: '本人提出' } };
    },
  },
};
