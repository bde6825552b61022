import { broadcastIn, liveInput, makeBroadcast, makeDraft, newestSignUp, signUp } from '../live.ts';
import { nothing, type Row } from './row.ts';

const signedUp: Row['sample'] = async (app) => {
  const { uuid } = await makeBroadcast(app);
  return { input: { token: (await signUp(app, uuid)).token } };
};

const onBroadcast =
  (make: typeof makeDraft, more: object = {}): Row['sample'] =>
  async (app) => {
    const { uuid, version } = await make(app);
    return { input: { uuid, version, ...more } };
  };

const ofBroadcast: Row['sample'] = async (app) => ({ input: { broadcast_uuid: (await makeBroadcast(app)).uuid } });

export const liveRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/live/broadcasts': { sample: nothing },
  'POST /api/v1/ads/tv_apply': {
    sample: async (app) => ({ input: await liveInput(app, (await makeBroadcast(app)).uuid) }),
  },
  'GET /api/v1/live/sign-up': { sample: signedUp },
  'POST /api/v1/live/sign-up/cancel': { sample: signedUp },
  'GET /api/v1/ops/live': { sample: nothing },
  'POST /api/v1/ops/live': { sample: async (app) => ({ input: broadcastIn(app) }) },
  'PUT /api/v1/ops/live': {
    sample: async (app) => {
      const { uuid, version } = await makeDraft(app);
      return { input: { ...broadcastIn(app), uuid, version } };
    },
  },
  'POST /api/v1/ops/live/publish': { sample: onBroadcast(makeDraft) },
  'POST /api/v1/ops/live/cancel': { sample: onBroadcast(makeBroadcast, { reason: '讲师生病' }) },
  'DELETE /api/v1/ops/live': { sample: onBroadcast(makeDraft) },
  'GET /api/v1/ops/live/sign-ups': { sample: ofBroadcast },
  'POST /api/v1/ops/live/sign-ups/confirm': {
    sample: async (app) => {
      const { uuid } = await makeBroadcast(app);
      await signUp(app, uuid);
      return { input: { uuid: (await newestSignUp(app, uuid)).uuid } };
    },
  },
  'POST /api/v1/ops/live/sign-ups/export': { sample: ofBroadcast },
};
