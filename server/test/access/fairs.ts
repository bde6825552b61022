import {
  aScan,
  goodFair,
  makeFair,
  makeSignUp,
  makeStand,
  makeStandWithKey,
  registrationInput,
  signUpOf,
} from '../fairs.ts';
import { makeJob } from '../jobs.ts';
import { nothing, type Row } from './row.ts';

export const fairsRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/ops/fairs': { sample: nothing },
  'POST /api/v1/ops/fairs': { sample: async (app) => ({ input: goodFair(app) }) },
  'PUT /api/v1/ops/fairs': {
    sample: async (app) => ({ input: { ...goodFair(app, { title: '春季双选会' }), ...(await makeFair(app)) } }),
  },
  'POST /api/v1/ops/fairs/publish': { sample: async (app) => ({ input: await makeFair(app) }) },
  'POST /api/v1/ops/fairs/cancel': {
    sample: async (app) => ({ input: { ...(await makeFair(app, 'open')), reason: '场地临时被占用' } }),
  },
  'DELETE /api/v1/ops/fairs': { sample: async (app) => ({ input: await makeFair(app) }) },
  'GET /api/v1/ops/fairs/detail': {
    sample: async (app) => ({ input: { uuid: (await makeFair(app)).uuid } }),
  },
  'GET /api/v1/ops/fairs/companies': {
    sample: async (app) => ({ input: { fair_uuid: (await makeFair(app)).uuid } }),
  },
  'POST /api/v1/ops/fairs/companies/accept': {
    sample: async (app, master) => ({ input: { ...(await makeSignUp(app, master)), booth: 'B27' } }),
  },
  'POST /api/v1/ops/fairs/companies/refuse': {
    sample: async (app, master) => ({ input: { ...(await makeSignUp(app, master)), reason: '专业不对口' } }),
  },
  'GET /api/v1/fairs/mine': { sample: nothing },
  'GET /api/v1/fairs/square': { sample: nothing },
  'GET /api/v1/fairs/detail': { sample: async (app) => ({ input: { uuid: (await makeFair(app, 'open')).uuid } }) },
  'POST /api/v1/fairs/sign-up': {
    sample: async (app, master) => ({
      input: { uuid: (await makeFair(app, 'open')).uuid, ...signUpOf(await makeJob(app, master)) },
    }),
    // The fair is everybody's, the job in it the master's alone.
    codes: { 'sub-account': 400, stranger: 400 },
  },
  'PUT /api/v1/fairs/sign-up': {
    sample: async (app, master) => {
      const { fair_uuid: _fair, ...seen } = await makeSignUp(app, master);
      return { input: { ...seen, ...signUpOf(await makeJob(app, master)) } };
    },
    codes: { 'sub-account': 400, stranger: 40401 },
  },
  'DELETE /api/v1/fairs/sign-up': {
    sample: async (app, master) => {
      const { fair_uuid: _fair, ...seen } = await makeSignUp(app, master);
      return { input: seen };
    },
    codes: { 'sub-account': 40902, stranger: 40401 },
  },
  'POST /api/v1/fairs/register': {
    sample: async (app) => ({ input: await registrationInput(app, (await makeFair(app, 'open')).uuid) }),
  },
  'GET /api/v1/fairs/report': {
    sample: async (app, master) => ({ input: { uuid: (await makeStand(app, master)).fair } }),
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'POST /api/v1/fairs/report/pdf': {
    sample: async (app, master) => ({ input: { uuid: (await makeStand(app, master)).fair } }),
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'GET /api/v1/fairs/stand_keys': {
    sample: async (app, master) => ({ input: { fair_uuid: (await makeStand(app, master)).fair } }),
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'POST /api/v1/fairs/stand_keys': {
    sample: async (app, master) => ({ input: { fair_uuid: (await makeStand(app, master)).fair, name: '志愿者小李' } }),
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'DELETE /api/v1/fairs/stand_keys': {
    sample: async (app, master) => {
      const { fair, uuid } = await makeStandWithKey(app, master);
      return { input: { fair_uuid: fair, uuid } };
    },
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'POST /api/v1/fairs/desk/by_key': {
    sample: async (app, master) => {
      const { fair, key, codes } = await makeStandWithKey(app, master);
      const entries = [aScan(codes[0] ?? '')];
      return { input: { key, fair_uuid: fair, device_now: new Date().toISOString(), entries } };
    },
  },
  'POST /api/v1/fairs/desk': {
    sample: async (app, master) => {
      const { fair, codes } = await makeStand(app, master);
      return { input: { fair_uuid: fair, device_now: new Date().toISOString(), entries: [aScan(codes[0] ?? '')] } };
    },
    codes: { 'sub-account': 100, stranger: 40401 },
  },
};
