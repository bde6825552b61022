import { makeTalk } from '../jobs.ts';
import { aWalkIn, signUpInput } from '../talks.ts';
import { holds, type Row } from './row.ts';

export const talksRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/talks/sign-up': {
    sample: async (app, master) => ({
      input: await signUpInput(app, (await makeTalk(app, master, { state: 'online' })).uuid),
    }),
  },
  'POST /api/v1/talks/visitors/export': {
    sample: async (app, master) => ({ input: { talk_uuid: (await makeTalk(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/talks/door': {
    sample: async (app, master) => ({
      input: {
        talk_uuid: (await makeTalk(app, master, { state: 'online' })).uuid,
        device_now: new Date().toISOString(),
        entries: [aWalkIn()],
      },
    }),
    holds,
  },
  'GET /api/v1/talks/visitors': {
    sample: async (app, master) => ({ input: { talk_uuid: (await makeTalk(app, master)).uuid } }),
    holds,
  },
};
