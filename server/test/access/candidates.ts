import { v7 as uuidv7 } from 'uuid';
import { heldHash } from '../../src/domains/candidates/erasure/hold-queries.ts';
import { chinaDay } from '../../src/time/china-day.ts';
import { makeMaster, unusedPhone } from '../accounts.ts';
import { makeApplication } from '../applications.ts';
import { makeJob } from '../jobs.ts';
import { makeLinkOf, openedLink, openedTalentLink } from '../links.ts';
import { holds, nothing, plain, type Row } from './row.ts';

export const candidatesRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/ops/candidates/requests': { sample: nothing },
  'POST /api/v1/ops/candidates/find': { sample: plain({ address: '13900000000' }) },
  'POST /api/v1/ops/candidates/erase': {
    sample: async (app) => {
      const { candidate } = await makeApplication(app, await makeJob(app, await makeMaster(app)), {
        candidate: { phone: unusedPhone() },
      });
      return { input: { address: candidate.phone, application_count: 1, reason: '本人提出' } };
    },
  },
  'POST /api/v1/ops/candidates/hold': {
    sample: async (app) => ({
      input: { address: unusedPhone(), reason: '法院调查令', until: chinaDay(app.clock.now()) },
    }),
  },
  'POST /api/v1/ops/candidates/release': {
    sample: async ({ services: { db, signingSecret }, clock }) => {
      const address = unusedPhone();
      const hold = { address_hash: heldHash(signingSecret, address), reason: '调查令', set_at: clock.now() };
      await db
        .insertInto('legal_hold')
        .values({ ...hold, until: chinaDay(clock.now()), set_by: uuidv7() })
        .execute();
      return { input: { address, reason: '已结案' } };
    },
  },
  'GET /api/v1/candidates/links': { sample: nothing },
  'POST /api/v1/candidates/links': {
    sample: async (app, master) => {
      const { uuid } = await makeApplication(app, await makeJob(app, master));
      return { input: { uuids: [uuid], name: '沈南乔', question: '', until: chinaDay(app.clock.now()) } };
    },
    holds,
  },
  'DELETE /api/v1/candidates/links': {
    sample: async (app, master) => ({ input: { uuid: (await makeLinkOf(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/candidates/link/open': {
    sample: async (app, master) => ({ input: { token: (await makeLinkOf(app, master)).token } }),
  },
  'GET /api/v1/candidates/link': { sample: openedLink() },
  'GET /api/v1/candidates/link/person': { sample: openedLink(true) },
  'GET /api/v1/candidates/link/talent': { sample: openedTalentLink },
  'PUT /api/v1/candidates/link/answer': { sample: openedLink(true, { verdict: 'recommend', stars: 4, words: '想见' }) },
  'GET /api/v1/company/retention': { sample: nothing },
  'PUT /api/v1/company/retention': { sample: plain({ months: 12, version: 0 }) },
};
