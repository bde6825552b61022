import { makeAddress } from '@qinghe/contract/intake/mails.ts';
import { unusedPhone } from '../accounts.ts';
import { beginImport, importFiles, importSeen, wordCv } from '../cv-imports.ts';
import { aMail, signedBy } from '../intake-mails.ts';
import { makeJob } from '../jobs.ts';
import { zipOf } from '../zips.ts';
import { holds, nothing, type Row } from './row.ts';

const onImport: Row['sample'] = async (app, master) => {
  const job = await makeJob(app, master);
  return { input: { uuid: (await beginImport(app, master.token, job.uuid)).uuid } };
};

const onFailed: Row['sample'] = async (app, master) => {
  const { input } = await onImport(app, master);
  const { uuid } = input as { uuid: string };
  await app.services.db.updateTable('cv_import').set({ state: 'failed' }).where('uuid', '=', uuid).execute();
  return { input: { uuid } };
};

/** A CV that waits for somebody. */
const onFile =
  (more: () => object = () => ({})): Row['sample'] =>
  async (app, master) => {
    const job = await makeJob(app, master);
    const file = { name: 'a.docx', bytes: await wordCv({ phone: '' }) };
    const { items } = await importSeen(app, master.token, await importFiles(app, master.token, job.uuid, [file]));
    const uuid = items[0]?.uuid ?? '';
    await app.services.db.updateTable('cv_import_file').set({ state: 'needs' }).where('uuid', '=', uuid).execute();
    return { input: { uuid, ...more() } };
  };

const onAddress: Row['sample'] = async (app, master) => {
  const job = await makeJob(app, master);
  const { uuid } = await app.ok(makeAddress, { job_uuid: job.uuid, basis: 'sent' }, { token: master.token });
  return { input: { uuid } };
};

const candidate = () => ({ candidate: { name: '何青', phone: unusedPhone() } });

export const intakeRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/intake/jobs': { sample: nothing },
  'POST /api/v1/intake/imports': {
    sample: async (app, master) => ({
      input: { job_uuid: (await makeJob(app, master)).uuid, form: 'files', basis: 'sent' },
    }),
    holds,
  },
  'PUT /api/v1/intake/imports/file': {
    sample: async (app, master) => ({
      input: { ...((await onImport(app, master)).input as object), position: 0, file_name: 'a.docx' },
      bytes: await wordCv(),
    }),
    holds,
  },
  'PUT /api/v1/intake/imports/archive': {
    sample: async (app, master) => {
      const job = await makeJob(app, master);
      const { uuid } = await beginImport(app, master.token, job.uuid, 'archive');
      return { input: { uuid, offset: 0 }, bytes: zipOf({ name: 'a.docx' }) };
    },
    holds,
  },
  'POST /api/v1/intake/imports/finish': { sample: onImport, holds },
  'GET /api/v1/intake/imports/detail': { sample: onImport, holds },
  'GET /api/v1/intake/imports': { sample: nothing },
  'GET /api/v1/intake/imports/files': { sample: onImport, holds },
  'POST /api/v1/intake/imports/retry': { sample: onFailed, holds },
  'GET /api/v1/intake/imports/one': { sample: onFile(), holds },
  'POST /api/v1/intake/imports/drop': { sample: onFile(), holds },
  'POST /api/v1/intake/imports/complete': { sample: onFile(candidate), holds },
  'POST /api/v1/intake/addresses': {
    sample: async (app, master) => ({ input: { job_uuid: (await makeJob(app, master)).uuid, basis: 'sent' } }),
    holds,
  },
  'GET /api/v1/intake/addresses': { sample: nothing },
  'POST /api/v1/intake/addresses/revoke': { sample: onAddress, holds },
  'GET /api/v1/intake/mails': { sample: nothing },
  'PUT /api/v1/intake/mails': {
    sample: async (app, master) => ({ ...(await onAddress(app, master)), bytes: aMail() }),
    holds,
  },
  'POST /api/v1/intake/mails/carrier': {
    sample: async (app) => {
      const bytes = aMail();
      return { input: signedBy(app, 'cv-aaaaaaaaaaaaaaaa@intake.localhost', bytes), bytes };
    },
  },
  'POST /api/v1/intake/candidates': {
    sample: async (app, master) => ({
      input: { job_uuid: (await makeJob(app, master)).uuid, basis: 'referral', ...candidate() },
    }),
    holds,
  },
};
