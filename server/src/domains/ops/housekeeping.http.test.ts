import { uploadCv } from '@qinghe/contract/resumes/apply.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cvFile, makeApplication, makeJob, makeTeam } from '../../../test/factories.ts';
import { taskHandlers } from '../../app.ts';
import { ObjectMissing } from '../../providers/storage/port.ts';
import { eraseAbandonedUploads } from '../resumes/index.ts';
import { sweep } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const run = (name: string) =>
  taskHandlers(app.services)
    .find(({ task }) => task.name === name)
    ?.run({});

describe('the hourly sweep', () => {
  test('throws away what has expired and keeps what still counts, however often it runs', async () => {
    const { db, clock } = app.services;
    const proof = (byte: number, hours: number) => ({
      hash: Buffer.alloc(32, byte),
      kind: 'proof' as const,
      expires_at: new Date(clock().getTime() + hours * 3_600_000),
    });
    await db
      .insertInto('captcha_token')
      .values([proof(1, -1), proof(2, 1)])
      .execute();
    await run(sweep.name);
    await run(sweep.name);
    const left = await db.selectFrom('captcha_token').select('hash').execute();
    expect(left.map((row) => row.hash[0])).toEqual([2]);
  });
});

describe('CV files whose sender never applied', () => {
  test('are erased after two days, with their bytes; files of applications stay', async () => {
    const { db, storage } = app.services;
    const { master } = await makeTeam(app);
    const job = await makeJob(app, master);
    const applied = await makeApplication(app, job);
    await app.ok(uploadCv, { job_uuid: job.uuid }, { file: await cvFile() });
    const files = () => db.selectFrom('stored_file').select(['uuid', 'storage_key']).execute();
    const abandoned = (await files()).find((file) => file.uuid !== applied.fileUuid);

    await run(eraseAbandonedUploads.name);
    expect(await files()).toHaveLength(2);

    app.clock.advance({ days: 3 });
    await run(eraseAbandonedUploads.name);
    expect((await files()).map((file) => file.uuid)).toEqual([applied.fileUuid]);
    await expect(storage.get(abandoned?.storage_key ?? '')).rejects.toBeInstanceOf(ObjectMissing);
  });
});
