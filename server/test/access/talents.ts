import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { sendBatchInvite } from '@qinghe/contract/talents/batches.ts';
import { startRadar } from '@qinghe/contract/talents/radar.ts';
import { saveTalentSearch } from '@qinghe/contract/talents/saved.ts';
import type { TestApp } from '../app.ts';
import { makeJob } from '../jobs.ts';
import { aTalent } from '../platform.ts';
import { grantRight } from '../rights.ts';
import { freshKey, makeTalent, makeTalentInvitation, ONE_UNIT } from '../talents.ts';
import { holds, nothing, plain, type Row } from './row.ts';

const onSearch =
  (more: object = {}): Row['sample'] =>
  async (app, { token }) => {
    const filter = { q: 'React' };
    const { uuid } = await app.ok(saveTalentSearch, { name: '前端', filter }, { token });
    return { input: { uuid, ...more } };
  };

/** A job of the company, a unit for an invitation, and whom it is for. */
const toInvite =
  (who: (app: TestApp) => Promise<object>): Row['sample'] =>
  async (app, master) => {
    await grantRight(app, master, 'invitation');
    return { input: { job_uuid: (await makeJob(app, master)).uuid, ...(await who(app)) } };
  };

const toInviteMany = (more: object) => toInvite(async (app) => ({ uuids: [await makeTalent(app)], ...more }));

const onBatch: Row['sample'] = async (app, master) => {
  const sample = await toInviteMany({ expect: ONE_UNIT })(app, master);
  const input = sample.input as InputOf<typeof sendBatchInvite>;
  const { uuid } = await app.ok(sendBatchInvite, input, { token: master.token, headers: freshKey() });
  return { input: { uuid } };
};

/** A job that is online, and a unit for its radar. */
const onRadar =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    await grantRight(app, master, 'radar');
    return { input: { job: (await makeJob(app, master)).uuid, ...more } };
  };

const ofRadar: Row['sample'] = async (app, master) => {
  const { input } = await onRadar({ expect: ONE_UNIT })(app, master);
  const started = input as InputOf<typeof startRadar>;
  const { uuid } = await app.ok(startRadar, started, { token: master.token, headers: freshKey() });
  return { input: { radar: uuid } };
};

export const talentsRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/talents/list': { sample: nothing },
  'GET /api/v1/talents/opinions': { sample: nothing },
  'GET /api/v1/talents/counts': { sample: nothing },
  'GET /api/v1/talents/invitations/list': { sample: nothing },
  'GET /api/v1/talents/invitations/preview': {
    sample: async (app, master) => ({ input: { job_uuid: (await makeJob(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/talents/invitations/send': {
    sample: toInvite(async (app) => ({ talent_uuid: await makeTalent(app), expect: ONE_UNIT })),
    holds,
  },
  'POST /api/v1/talents/invitations/recall': {
    sample: async (app, master) => ({ input: { uuid: await makeTalentInvitation(app, master), version: 1 } }),
    holds,
  },
  'GET /api/v1/sales/batch_invite_count': { sample: nothing },
  'GET /api/v1/sales/batch_invite': { sample: nothing },
  'GET /api/v1/sales/check_batch_invite': {
    sample: async (app, master) => ({ input: { job_uuid: (await makeJob(app, master)).uuid, number: '1' } }),
    holds,
  },
  'POST /api/v1/sales/batch_invite/send': { sample: toInviteMany({ expect: ONE_UNIT }), holds },
  'POST /api/v1/sales/batch_invite/recall': { sample: onBatch, holds },
  'GET /api/v1/sales/batch_invite_lst': { sample: nothing },
  'GET /api/v1/sales/batch_invite_detail': { sample: onBatch, holds },
  'GET /api/v1/sales/talent_radar': { sample: onRadar(), holds },
  'POST /api/v1/sales/talent_radar': { sample: onRadar({ expect: ONE_UNIT }), holds },
  'GET /api/v1/sales/talent_radar_record': { sample: nothing },
  'GET /api/v1/sales/talent_radar/hits': { sample: ofRadar, holds },
  'GET /api/v1/talents/similar': { sample: async (app) => ({ input: { uuid: await makeTalent(app) } }) },
  'GET /api/v1/talents/searches': { sample: nothing },
  'POST /api/v1/talents/searches': { sample: plain({ name: '前端', filter: { q: 'React' } }) },
  'PUT /api/v1/talents/searches': { sample: onSearch({ alert: true }), holds },
  'POST /api/v1/talents/searches/seen': { sample: onSearch(), holds },
  'DELETE /api/v1/talents/searches': { sample: onSearch(), holds },
  'POST /platform/v1/talents/put': { sample: async () => ({ input: aTalent() }) },
  'POST /platform/v1/talents/withdraw': { sample: plain({ reference: 'student-1' }) },
};
