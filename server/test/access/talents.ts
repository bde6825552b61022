import { saveTalentSearch } from '@qinghe/contract/talents/saved.ts';
import { makeJob } from '../jobs.ts';
import { aTalent } from '../platform.ts';
import { makeTalent, makeTalentInvitation } from '../talents.ts';
import { holds, nothing, plain, type Row } from './row.ts';

const onSearch =
  (more: object = {}): Row['sample'] =>
  async (app, { token }) => {
    const filter = { q: 'React' };
    const { uuid } = await app.ok(saveTalentSearch, { name: '前端', filter }, { token });
    return { input: { uuid, ...more } };
  };

export const talentsRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/talents/list': { sample: nothing },
  'GET /api/v1/talents/counts': { sample: nothing },
  'GET /api/v1/talents/invitations/list': { sample: nothing },
  'GET /api/v1/talents/invitations/preview': {
    sample: async (app, master) => ({ input: { job_uuid: (await makeJob(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/talents/invitations/send': {
    sample: async (app, master) => ({
      input: { talent_uuid: await makeTalent(app), job_uuid: (await makeJob(app, master)).uuid },
    }),
    holds,
  },
  'POST /api/v1/talents/invitations/recall': {
    sample: async (app, master) => ({ input: { uuid: await makeTalentInvitation(app, master), version: 1 } }),
    holds,
  },
  'GET /api/v1/talents/similar': { sample: async (app) => ({ input: { uuid: await makeTalent(app) } }) },
  'GET /api/v1/talents/searches': { sample: nothing },
  'POST /api/v1/talents/searches': { sample: plain({ name: '前端', filter: { q: 'React' } }) },
  'PUT /api/v1/talents/searches': { sample: onSearch({ alert: true }), holds },
  'POST /api/v1/talents/searches/seen': { sample: onSearch(), holds },
  'DELETE /api/v1/talents/searches': { sample: onSearch(), holds },
  'POST /platform/v1/talents/put': { sample: async () => ({ input: aTalent() }) },
  'POST /platform/v1/talents/withdraw': { sample: plain({ reference: 'student-1' }) },
};
