import { makeTalk } from '../jobs.ts';
import { aWalkIn, makeKey, signUpInput } from '../talks.ts';
import { holds, type Row } from './row.ts';

const onTalk =
  (more: object): Row['sample'] =>
  async (app, master) => ({ input: { talk_uuid: (await makeTalk(app, master, { state: 'online' })).uuid, ...more } });

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
  'GET /api/v1/talks/door_keys': { sample: onTalk({}), holds },
  'POST /api/v1/talks/door_keys': { sample: onTalk({ name: '志愿者小李' }), holds },
  'DELETE /api/v1/talks/door_keys': {
    sample: async (app, master) => {
      const key = await makeKey(app, master);
      return { input: { talk_uuid: key.talk_uuid, uuid: key.uuid } };
    },
    holds,
  },
  'POST /api/v1/talks/door/by_key': {
    sample: async (app, master) => {
      const { talk_uuid, key } = await makeKey(app, master);
      return { input: { key, talk_uuid, device_now: new Date().toISOString(), entries: [aWalkIn()] } };
    },
  },
  'GET /api/v1/talks/visitors': {
    sample: async (app, master) => ({ input: { talk_uuid: (await makeTalk(app, master)).uuid } }),
    holds,
  },
};
