import { usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import { saveJobTemplate } from '@qinghe/contract/jobs/templates.ts';
import { v7 as uuidv7 } from 'uuid';
import { makeAppeal, makeRefused } from '../appeals.ts';
import { goodBrochure, goodDraft, goodSeries, goodTalk, makeBrochure, makeJob, makeTalk } from '../jobs.ts';
import { holds, nothing, ofAnyAccount, plain, type Row } from './row.ts';

const onJob =
  (state: 'online' | 'draft', more: object = {}): Row['sample'] =>
  async (app, master) => ({ input: { uuid: (await makeJob(app, master, { state })).uuid, version: 1, ...more } });
const onBrochure =
  (more: object): Row['sample'] =>
  async (app, master) => ({ input: { ...(await makeBrochure(app, master)), ...more } });
const onTalk =
  (more: object, state: 'draft' | 'online' = 'draft'): Row['sample'] =>
  async (app, master) => ({ input: { ...(await makeTalk(app, master, { state })), ...more } });
/** Later than the deadline of a job that a test makes. */
const laterDay = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

const onJobTemplate =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const job_uuid = (await makeJob(app, master)).uuid;
    const { uuid } = await app.ok(saveJobTemplate, { job_uuid, name: job_uuid.slice(-30) }, { token: master.token });
    return { input: { uuid, ...more } };
  };

export const jobsRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/jobs/appeal': {
    sample: async (app, master) => ({
      input: { uuid: (await makeRefused(app, master)).uuid, version: 2, message: '「刷单」是课程名' },
    }),
    holds: 'objects of the master',
  },
  'GET /api/v1/ops/jobs': { sample: nothing },
  'GET /api/v1/ops/jobs/detail': {
    sample: async (app, master) => ({ input: await makeAppeal(app, master) }),
  },
  'POST /api/v1/ops/jobs/decide': {
    sample: async (app, master) => ({ input: { ...(await makeAppeal(app, master)), version: 1, decision: 'allow' } }),
  },
  'GET /api/v1/jobs/list': { sample: plain({ kind: 'internship' }) },
  'GET /api/v1/jobs/overview': { sample: nothing },
  'GET /api/v1/jobs/detail': { sample: onJob('online'), holds },
  'GET /api/v1/jobs/figures': { sample: onJob('online'), holds },
  'GET /api/v1/jobs/season': {
    sample: async (app, master) => ({ input: { brochure_uuid: (await makeBrochure(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/jobs/draft': {
    sample: async (app, master) => ({
      input: { kind: 'internship', copy_of: (await makeJob(app, master)).uuid },
    }),
    holds,
  },
  'PUT /api/v1/jobs/draft': { sample: onJob('draft', { draft: { kind: 'internship', title: '改过的标题' } }), holds },
  'GET /api/v1/jobs/revisions': { sample: onJob('online'), holds },
  'GET /api/v1/jobs/templates': { sample: plain({ kind: 'internship' }) },
  'POST /api/v1/jobs/templates': {
    sample: async (app, master) => ({
      input: { job_uuid: (await makeJob(app, master)).uuid, name: uuidv7().slice(-30) },
    }),
    holds,
  },
  'PUT /api/v1/jobs/templates': {
    sample: onJobTemplate({ version: 1, name: '改过的名称' }),
    codes: { 'sub-account': 40401, stranger: 40401 },
  },
  'DELETE /api/v1/jobs/templates': {
    sample: onJobTemplate(),
    codes: { 'sub-account': 40401, stranger: 40401 },
  },
  'POST /api/v1/jobs/change': { sample: onJob('online'), holds },
  'DELETE /api/v1/jobs/draft': { sample: onJob('draft'), holds },
  'POST /api/v1/jobs/check': { sample: plain({ draft: goodDraft() }) },
  'POST /api/v1/jobs/publish': { sample: onJob('draft'), holds },
  'POST /api/v1/jobs/online': { sample: onJob('online', { online: false }), holds },
  // Who may not see a job is told so in its line, not by a code.
  'POST /api/v1/jobs/bulk': {
    sample: async (app, master) => {
      const { uuid } = await makeJob(app, master);
      return { input: { action: 'offline', jobs: [{ uuid, version: 1 }], dry_run: false } };
    },
  },
  'POST /api/v1/jobs/deadline': { sample: onJob('online', { deadline: laterDay() }), holds },
  'GET /api/v1/jobs/brochures': { sample: nothing },
  'GET /api/v1/jobs/brochures/detail': {
    sample: async (app, master) => ({ input: { uuid: (await makeBrochure(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/jobs/brochures': { sample: async () => ({ input: goodBrochure() }) },
  'PUT /api/v1/jobs/brochures': { sample: onBrochure(goodBrochure({ title: '改过的简章' })), holds },
  'POST /api/v1/jobs/brochures/online': { sample: onBrochure({ online: true }), holds },
  'DELETE /api/v1/jobs/brochures': { sample: onBrochure({}), holds },
  'POST /api/v1/jobs/brochures/jobs': { sample: onBrochure({ job_uuids: [] }), holds },
  'GET /api/v1/jobs/resume_config': { sample: plain({ kind: 'campus' }) },
  'POST /api/v1/jobs/resume_config': {
    sample: plain({ kind: 'campus', version: 0, fields: { ...usualFields.campus, gpa: 'required' } }),
  },
  'GET /api/v1/jobs/deliver_setting': { sample: nothing },
  'POST /api/v1/jobs/deliver_setting': {
    sample: plain({ version: 0, wishes: 3, ordered: true, documents: usualDeliverSetting.documents }),
  },
  'POST /api/v1/jobs/season/copy': {
    sample: async (app, master) => ({
      input: {
        brochure_uuid: (await makeBrochure(app, master)).uuid,
        title: '2028 届秋招简章',
        graduation_years: [2028],
        year_later: true,
        job_uuids: [],
        talk_uuids: [],
      },
    }),
    holds,
  },
  'GET /api/v1/jobs/talks': { sample: nothing },
  'GET /api/v1/jobs/talks/detail': {
    sample: async (app, master) => ({ input: { uuid: (await makeTalk(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/jobs/talks': { sample: async () => ({ input: goodTalk() }) },
  'POST /api/v1/jobs/talks/series': { sample: async () => ({ input: goodSeries() }) },
  'PUT /api/v1/jobs/talks': { sample: onTalk(goodTalk({ title: '改过的宣讲会' })), holds },
  'POST /api/v1/jobs/talks/publish': { sample: onTalk({}), holds },
  'POST /api/v1/jobs/talks/cancel': { sample: onTalk({ reason: '场地临时被占用' }, 'online'), holds },
  'DELETE /api/v1/jobs/talks': { sample: onTalk({}), holds },
  'POST /api/v1/account/sensitive/word/check': { sample: plain({ content: '平常的话' }), codes: ofAnyAccount },
};
