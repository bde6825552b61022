import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import { addNote, addTag, rateApplication } from '@qinghe/contract/resumes/annotate.ts';
import { sendChunk } from '@qinghe/contract/resumes/apply.ts';
import { blockCandidate } from '@qinghe/contract/resumes/block.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { startExport } from '@qinghe/contract/resumes/exports.ts';
import { linkPersons } from '@qinghe/contract/resumes/persons.ts';
import { saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { noConditions } from '@qinghe/contract/resumes/screening.ts';
import { withTransaction } from '../../src/db/database.ts';
import { makeExport } from '../../src/domains/resumes/export/make-export.ts';
import { insertSentLink, statusUrl } from '../../src/domains/resumes/status/status-link.ts';
import { captchaProof, type TestAccount } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { aCandidate, cvFile, makeAnonymous, makeApplication } from '../applications.ts';
import { applyWithDocument } from '../documents.ts';
import { makeJob } from '../jobs.ts';
import { beginUpload, uploadCv } from '../uploads.ts';
import { holds, nothing, plain, type Row } from './row.ts';

const onApplication =
  (more: object = {}): Row['sample'] =>
  async (app, master) => ({
    input: { uuid: (await makeApplication(app, await makeJob(app, master))).uuid, version: 1, ...more },
  });
const onJob =
  (more: object = {}): Row['sample'] =>
  async (app, master) => ({ input: { job_uuid: (await makeJob(app, master)).uuid, ...more } });
const onBlocked: Row['sample'] = async (app, master) => {
  const { uuid } = await makeApplication(app, await makeJob(app, master));
  await app.ok(blockCandidate, { uuid, reason: 'conduct' }, { token: master.token });
  return { input: { uuid } };
};
const onTwo = async (app: TestApp, master: TestAccount) => {
  const job = await makeJob(app, master);
  const [{ uuid }, other] = [await makeApplication(app, job), await makeApplication(app, job)];
  return { input: { uuid, other_uuid: other.uuid, kind: 'same' as const } };
};
const onJoined: Row['sample'] = async (app, master) => {
  const { input } = await onTwo(app, master);
  const { joined } = await app.ok(linkPersons, input, { token: master.token });
  return { input: { uuid: input.uuid, link_uuid: joined[0]?.link.uuid } };
};
/** A decision on one application that only the master may see: nobody is refused, but others find nobody to move. */
const many =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeApplication(app, await makeJob(app, master));
    return { input: { items: [{ uuid, version: 1 }], to: 'interview', ...more } };
  };
const onNote =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeApplication(app, await makeJob(app, master));
    const { notes } = await app.ok(addNote, { uuid, text: '沟通很好' }, { token: master.token });
    return { input: { uuid, note_uuid: notes[0]?.uuid, ...more } };
  };
const onTag =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeApplication(app, await makeJob(app, master));
    return { input: { uuids: [uuid], ...more } };
  };

/** One application that only the master may see; nothing is made any more. */
const chosen: Row['sample'] = async (app, master) => {
  await app.services.db.updateTable('application_export').set({ state: 'ended' }).execute();
  const { uuid } = await makeApplication(app, await makeJob(app, master));
  return { input: { form: 'sheet', chosen: { uuids: [uuid] } } };
};
const readyExport: Row['sample'] = async (app, master) => {
  const { input } = await chosen(app, master);
  const { uuid } = await app.ok(startExport, input as InputOf<typeof startExport>, { token: master.token });
  const of = { company_uuid: master.companyUuid ?? '', uuid };
  await makeExport.run(app.services, of, { last: false });
  return { input: { uuid } };
};

export const resumesRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/apply/preview': { sample: plain({ kind: 'campus', fields: usualFields.campus }) },
  'GET /api/v1/applications/list': { sample: plain({ kind: 'internship', stage: 'new' }) },
  'GET /api/v1/applications/find': { sample: plain({ q: '同济' }) },
  'GET /api/v1/applications/counts': { sample: plain({ kind: 'internship' }) },
  'GET /api/v1/applications/choices': { sample: plain({ kind: 'internship' }) },
  'GET /api/v1/applications/detail': { sample: onApplication(), holds },
  'GET /api/v1/applications/file': { sample: onApplication(), holds },
  'PUT /api/v1/applications/record': { sample: onApplication({ correction: { school: '同济大学' } }), holds },
  'GET /api/v1/applications/document': {
    sample: async (app, master) => ({ input: { uuid: await applyWithDocument(app, master), kind: 'transcript' } }),
    holds,
  },
  'POST /api/v1/applications/file/opened': { sample: onApplication(), holds },
  'POST /api/v1/applications/contact': { sample: onApplication(), holds },
  'POST /api/v1/applications/reveal': {
    sample: async (app, master) => {
      const { uuid } = await makeAnonymous(app, await makeJob(app, master));
      await app.ok(rateApplication, { uuid, stars: 4 }, { token: master.token });
      return { input: { uuid } };
    },
    holds,
  },
  'POST /api/v1/applications/look': { sample: onApplication(), holds },
  'POST /api/v1/applications/move': { sample: onApplication({ to: 'interview' }), holds },
  'POST /api/v1/applications/reject': { sample: onApplication({ reason: '不合适' }), holds },
  // Nothing was moved yet, which only who may see the application is told.
  'POST /api/v1/applications/undo': { sample: onApplication(), holds, codes: { master: 40903 } },
  'GET /api/v1/applications/selection': { sample: plain({ kind: 'internship', stage: 'new' }) },
  'POST /api/v1/applications/bulk/plan': { sample: many() },
  'POST /api/v1/applications/bulk': { sample: many() },
  'GET /api/v1/applications/bulk/held': { sample: nothing },
  'POST /api/v1/applications/bulk/recall': {
    sample: async (app, master) => {
      const { uuid } = await makeApplication(app, await makeJob(app, master));
      const decision = { items: [{ uuid, version: 1 }], to: 'interview' as const };
      const { batch } = await app.ok(decideMany, decision, { token: master.token });
      return { input: { uuid: batch?.uuid } };
    },
    holds,
  },
  'POST /api/v1/applications/exports/plan': { sample: chosen },
  'POST /api/v1/applications/exports': { sample: chosen, holds },
  'GET /api/v1/applications/exports': { sample: nothing },
  'POST /api/v1/applications/exports/open': { sample: readyExport, holds },
  'DELETE /api/v1/applications/exports': { sample: readyExport, holds },
  'GET /api/v1/applications/blocked': { sample: nothing },
  'POST /api/v1/applications/block': { sample: onApplication({ reason: 'conduct' }), holds },
  'DELETE /api/v1/applications/block': { sample: onBlocked, holds },
  'GET /api/v1/applications/person': { sample: onApplication(), holds },
  'POST /api/v1/applications/person/links': { sample: onTwo, holds },
  'DELETE /api/v1/applications/person/links': { sample: onJoined, holds },
  'POST /api/v1/applications/notes': { sample: onApplication({ text: '沟通很好' }), holds },
  'PUT /api/v1/applications/notes': { sample: onNote({ version: 1, text: '沟通非常好' }), holds },
  'DELETE /api/v1/applications/notes': { sample: onNote(), holds },
  'GET /api/v1/applications/notes/colleagues': { sample: onApplication(), holds },
  'PUT /api/v1/applications/rating': { sample: onApplication({ stars: 4 }), holds },
  'GET /api/v1/applications/tags': { sample: nothing },
  'POST /api/v1/applications/tags': { sample: onTag({ name: '重点' }), holds },
  'DELETE /api/v1/applications/tags': {
    sample: async (app, master) => {
      const { uuid } = await makeApplication(app, await makeJob(app, master));
      const tag = await app.ok(addTag, { uuids: [uuid], name: '重点' }, { token: master.token });
      return { input: { uuids: [uuid], tag_uuid: tag.uuid } };
    },
  },
  'GET /api/v1/applications/screening': { sample: onJob(), holds },
  'POST /api/v1/applications/screening/plan': { sample: onJob({ ...noConditions, min_degree: 'bachelor' }), holds },
  'PUT /api/v1/applications/screening': {
    sample: onJob({ ...noConditions, version: 0, min_degree: 'bachelor' }),
    holds,
  },
  'GET /api/v1/applications/filters': { sample: plain({ kind: 'internship' }) },
  'POST /api/v1/applications/filters': {
    sample: plain({ kind: 'internship', name: '硕士', stage: 'new', filter: { degree: 'master' } }),
  },
  'DELETE /api/v1/applications/filters': {
    sample: async (app, { token }) => ({
      input: await app.ok(
        saveFilter,
        { kind: 'internship', name: '本科', stage: 'new', filter: { degree: 'bachelor' } },
        { token },
      ),
    }),
    holds,
  },
  'POST /api/v1/apply/uploads': {
    sample: async (app, master) => ({
      input: {
        job_uuid: (await makeJob(app, master)).uuid,
        name: '简历.pdf',
        size: 1000,
        captcha_proof: await captchaProof(app),
      },
    }),
  },
  'POST /api/v1/apply/uploads/standing': {
    sample: async (app, master) => ({ input: { upload_token: (await startedUpload(app, master)).upload_token } }),
  },
  'PUT /api/v1/apply/uploads/chunk': {
    sample: async (app, master) => {
      const { upload_token, bytes } = await startedUpload(app, master);
      return { input: { upload_token, upload_offset: 0 }, bytes };
    },
  },
  'POST /api/v1/apply/uploads/finish': {
    sample: async (app, master) => {
      const { upload_token, bytes } = await startedUpload(app, master);
      await app.ok(sendChunk, { upload_token, upload_offset: 0 }, { bytes });
      return { input: { upload_token } };
    },
  },
  'POST /api/v1/apply/reading': {
    sample: async (app, master) => ({
      input: { upload_token: (await uploadCv(app, (await makeJob(app, master)).uuid)).upload_token },
    }),
  },
  'POST /api/v1/apply': {
    sample: async (app, master) => {
      const { uuid } = await makeJob(app, master);
      return {
        input: {
          job_uuid: uuid,
          upload_token: (await uploadCv(app, uuid)).upload_token,
          candidate: aCandidate(),
          consent: true,
        },
      };
    },
  },
  'POST /api/v1/apply/status/code': {
    sample: async (app, master) => ({
      input: { link_token: await sentLinkOf(app, master), captcha_proof: await captchaProof(app) },
    }),
  },
  // The code is what proves who asks; a wrong one opens nothing.
  'POST /api/v1/apply/status': {
    sample: async (app, master) => ({ input: { code: '000000', of: { link_token: await sentLinkOf(app, master) } } }),
    codes: 40102,
  },
};

/** Token of the link that the messages of a new application carry. */
async function sentLinkOf(app: TestApp, master: TestAccount): Promise<string> {
  const { services, clock } = app;
  const job = await makeJob(app, master);
  const { uuid: applicationUuid } = await makeApplication(app, job);
  const linked = { companyUuid: job.companyUuid, applicationUuid, now: clock.now() };
  await withTransaction(services.db, (trx) => insertSentLink(trx, services, linked));
  return statusUrl(services, applicationUuid).split('/').at(-1) ?? '';
}

async function startedUpload(app: TestApp, master: TestAccount) {
  const { name, bytes } = await cvFile('zhou-mengqi--form.pdf');
  const { uuid } = await makeJob(app, master);
  return { ...(await beginUpload(app, uuid, { name, size: bytes.length })), bytes };
}
