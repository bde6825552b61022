import { v7 as uuidv7 } from 'uuid';
import { heldHash } from '../../src/domains/candidates/erasure/hold-queries.ts';
import { chinaDay } from '../../src/time/china-day.ts';
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
  'POST /api/v1/ops/candidates/hold': {
    sample: async (app) => ({
      input: { address: randomPhone(), reason: '法院调查令', until: chinaDay(app.clock.now()) },
    }),
  },
  'POST /api/v1/ops/candidates/release': {
    sample: async ({ services: { db, signingSecret }, clock }) => {
      const address = randomPhone();
      const hold = { address_hash: heldHash(signingSecret, address), reason: '调查令', set_at: clock.now() };
      await db
        .insertInto('legal_hold')
        .values({ ...hold, until: chinaDay(clock.now()), set_by: uuidv7() })
        .execute();
      return { input: { address, reason: '已结案' } };
    },
  },
  'GET /api/v1/company/retention': { sample: nothing },
  'PUT /api/v1/company/retention': { sample: plain({ months: 12, version: 0 }) },
};
