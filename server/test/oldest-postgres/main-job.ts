import { login } from '@qinghe/contract/account/session.ts';
import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { SUCCESS_CODE } from '@qinghe/contract/errors.ts';
import { createDraft, getJob, listJobs, publishJob } from '@qinghe/contract/jobs/endpoints.ts';
import { apply, finishUpload, sendChunk, startUpload } from '@qinghe/contract/resumes/apply.ts';
import { moveApplication, undoMove } from '@qinghe/contract/resumes/decide.ts';
import { listApplications } from '@qinghe/contract/resumes/desk.ts';
import { type CallOptions, caller } from '../app.ts';
import { aCandidate, cvFile } from '../applications.ts';
import { goodDraft } from '../jobs.ts';
import { until } from '../until.ts';

/**
 * The main job over HTTP, on a server of the demo whose door for tests is open: the owner logs in, sees jobs, publishes
 * one; a candidate applies with a CV; the owner moves the application and takes that back.
 * @returns the stages that the application stood in
 */
export async function doMainJob(url: string): Promise<string[]> {
  const call = caller(url);
  async function ok<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>> {
    const { code, msg, data } = await call(endpoint, input, options);
    if (code !== SUCCESS_CODE) throw new Error(`${endpoint.path} answered ${code} ${msg}`);
    return data;
  }
  const { token } = await ok(login, { account: '13800000001', password: 'qinghe2026' });
  const jobs = await ok(listJobs, { kind: 'internship' }, { token });
  if (jobs.items.length === 0) throw new Error('the demo has no jobs');

  const draft = await ok(createDraft, { kind: 'internship', draft: goodDraft() }, { token });
  const { uuid } = await ok(publishJob, { uuid: draft.uuid, version: draft.version }, { token });
  await until(async () => (await ok(getJob, { uuid }, { token })).state === 'online', 'the job was reviewed');

  const { name, bytes } = await cvFile();
  const proof = await fetch(new URL('/test/captcha', url), { method: 'POST' });
  const { captcha_proof } = (await proof.json()) as { captcha_proof: string };
  const { upload_token } = await ok(startUpload, { job_uuid: uuid, name, size: bytes.length, captcha_proof });
  await ok(sendChunk, { upload_token, upload_offset: 0 }, { bytes });
  await ok(finishUpload, { upload_token });
  await ok(apply, { job_uuid: uuid, upload_token, candidate: aCandidate(), consent: true });

  const people = await ok(listApplications, { kind: 'internship', job_uuid: uuid, stage: 'new' }, { token });
  const [applied] = people.items;
  if (!applied) throw new Error('nobody has applied');
  const change = { uuid: applied.uuid, version: applied.version };
  const moved = await ok(moveApplication, { ...change, to: 'interview' }, { token });
  const back = await ok(undoMove, { uuid: applied.uuid, version: moved.version }, { token });
  return [applied.stage, moved.stage, back.stage];
}
