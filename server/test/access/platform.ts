import { aCandidate, cvFile } from '../applications.ts';
import { makeJob } from '../jobs.ts';
import { makeFailedDelivery, makeKey, makeTalentKey, makeWebhook } from '../platform.ts';
import { holds, nothing, plain, type Row } from './row.ts';

export const platformRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/platform/keys': { sample: nothing },
  'POST /api/v1/platform/keys': { sample: plain({ name: '校园平台', scopes: ['jobs:read'] }) },
  'DELETE /api/v1/platform/keys': {
    sample: async (app, master) => ({ input: { uuid: (await makeKey(app, master)).uuid } }),
    holds,
  },
  'GET /api/v1/platform/webhooks': { sample: nothing },
  'POST /api/v1/platform/webhooks': {
    sample: plain({ url: 'http://127.0.0.1:9/hook', events: ['job.changed'] }),
  },
  'PUT /api/v1/platform/webhooks': {
    sample: async (app, master) => ({ input: { uuid: (await makeWebhook(app, master)).uuid, on: false } }),
    holds,
  },
  'DELETE /api/v1/platform/webhooks': {
    sample: async (app, master) => ({ input: { uuid: (await makeWebhook(app, master)).uuid } }),
    holds,
  },
  'GET /api/v1/platform/webhooks/deliveries': {
    sample: async (app, master) => ({ input: { uuid: (await makeWebhook(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/platform/webhooks/deliveries/replay': {
    sample: async (app, master) => ({ input: { uuid: await makeFailedDelivery(app, master) } }),
    holds,
  },
  'POST /platform/v1/applications/cv': {
    sample: async () => {
      const { name, bytes } = await cvFile('zhou-mengqi--form.pdf');
      return { input: { file_name: name }, bytes };
    },
  },
  'POST /platform/v1/applications/create': {
    sample: async (app, master) => {
      const { uuid } = await makeJob(app, master);
      return { input: { reference: uuid, job_uuid: uuid, candidate: aCandidate(), consent: true } };
    },
  },
  'GET /api/v1/ops/platform_keys': { sample: nothing },
  'POST /api/v1/ops/platform_keys': { sample: plain({ sender: '实习平台', name: '正式环境' }) },
  'DELETE /api/v1/ops/platform_keys': {
    sample: async (app) => ({ input: { uuid: (await makeTalentKey(app)).uuid } }),
  },
  'POST /platform/v1/jobs/list': { sample: plain({}) },
  'POST /platform/v1/jobs/detail': {
    sample: async (app, master) => ({ input: { uuid: (await makeJob(app, master)).uuid } }),
  },
};
