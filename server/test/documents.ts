import { getDeliverSetting, saveDeliverSetting, usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { type TestAccount, unusedPhone } from './accounts.ts';
import type { TestApp } from './app.ts';
import { aCandidate, cvFile } from './applications.ts';
import { makeJob } from './jobs.ts';
import { uploadCv } from './uploads.ts';

/** Somebody applies for a campus job of the master's company with a transcript. @returns the application's uuid */
export async function applyWithDocument(app: TestApp, master: TestAccount): Promise<string> {
  const { token } = master;
  const { version } = await app.ok(getDeliverSetting, {}, { token });
  const documents = { ...usualDeliverSetting.documents, transcript: 'required' } as const;
  await app.ok(saveDeliverSetting, { ...usualDeliverSetting, version, documents }, { token });
  const { uuid: job_uuid } = await makeJob(app, master, { kind: 'campus' });
  const { upload_token } = await uploadCv(app, job_uuid);
  const transcript = await uploadCv(app, job_uuid, { ...(await cvFile()), purpose: 'document' });
  const phone = unusedPhone();
  await app.ok(apply, {
    job_uuid,
    upload_token,
    // Whatever the company asks graduates for.
    candidate: aCandidate({ phone, gpa: '前 10%', offer_state: 'none' }),
    documents: [{ kind: 'transcript', upload_token: transcript.upload_token }],
    consent: true,
  });
  const { db } = app.services;
  return (await db.selectFrom('application').select('uuid').where('phone', '=', phone).executeTakeFirstOrThrow()).uuid;
}
