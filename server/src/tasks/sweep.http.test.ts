import { createCanvas } from '@napi-rs/canvas';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { sendChunk } from '@qinghe/contract/resumes/apply.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTeam } from '../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeApplication } from '../../test/applications.ts';
import { makeJob } from '../../test/jobs.ts';
import { beginUpload, uploadCv } from '../../test/uploads.ts';
import { taskHandlers } from '../all-domains.ts';
import { eraseAbandonedUploads } from '../domains/resumes/apply/erase-abandoned-uploads.ts';
import { ObjectMissing } from '../providers/storage/port.ts';

const tinyPng = () => createCanvas(1, 1).encode('png');

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ own: true });
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
    await run('ops.sweep');
    await run('ops.sweep');
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
    await uploadCv(app, job.uuid);
    const files = () => db.selectFrom('stored_file').select(['uuid', 'storage_key']).execute();
    const abandoned = (await files()).find((file) => file.uuid !== applied.fileUuid);

    await run(eraseAbandonedUploads.name);
    expect(await files()).toHaveLength(2);

    app.clock.advance({ days: 3 });
    await run(eraseAbandonedUploads.name);
    expect((await files()).map((file) => file.uuid)).toEqual([applied.fileUuid]);
    await expect(storage.get(abandoned?.storage_key ?? '')).rejects.toBeInstanceOf(ObjectMissing);
    app.clock.reset();
  });

  test('and pictures that nothing shows are erased alike', async () => {
    const { db, storage } = app.services;
    const { master } = await makeTeam(app);
    const { fields } = await app.ok(uploadSignature, {}, { token: master.token });
    const { file_uuid } = await app.ok(upload, fields, { file: { name: 'logo.png', bytes: await tinyPng() } });
    const picture = () =>
      db.selectFrom('stored_file').select('storage_key').where('uuid', '=', file_uuid).executeTakeFirst();
    const key = (await picture())?.storage_key ?? '';
    await run(eraseAbandonedUploads.name);
    expect((await storage.get(key)).length).toBeGreaterThan(0);
    app.clock.advance({ days: 3 });
    await run(eraseAbandonedUploads.name);
    expect(await picture()).toBeUndefined();
    await expect(storage.get(key)).rejects.toBeInstanceOf(ObjectMissing);
    app.clock.reset();
  });

  test('are erased too where only their first chunks ever came', async () => {
    const { db, storage } = app.services;
    const { master } = await makeTeam(app);
    const job = await makeJob(app, master);
    const { upload_token, chunk_bytes } = await beginUpload(app, job.uuid, { name: '半份.pdf', size: 300_000 });
    await app.ok(sendChunk, { upload_token, upload_offset: 0 }, { bytes: Buffer.alloc(chunk_bytes, '%PDF-1.4 ') });
    const chunk = await db.selectFrom('upload_chunk').select(['company_uuid', 'uuid']).executeTakeFirstOrThrow();
    const key = `${chunk.company_uuid}/chunk/${chunk.uuid}`;

    await run(eraseAbandonedUploads.name);
    expect((await storage.get(key)).length).toBe(chunk_bytes);

    app.clock.advance({ days: 3 });
    await run(eraseAbandonedUploads.name);
    await run(eraseAbandonedUploads.name);
    await expect(storage.get(key)).rejects.toBeInstanceOf(ObjectMissing);
    expect(await db.selectFrom('partial_upload').select('uuid').execute()).toEqual([]);
  });
});
