import { moveApplication } from '@qinghe/contract/resumes/decide.ts';
import { afterAll, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aCandidate, cvFile, makeApplication } from '../../../test/applications.ts';
import { makeJob } from '../../../test/jobs.ts';
import { makeKey, makeWebhook } from '../../../test/platform.ts';
import { playService, type SeenRequest } from '../../../test/stand-ins/http-stand-in.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

/** The example is plain JavaScript, as those who copy it have it. */
const example = new URL('../../../../examples/platform-client/client.mjs', import.meta.url).href;
const { openWebhook, platformClient, Refused } = await import(/* @vite-ignore */ example);

const app = await startTestApp({ own: true });
const master = await makeMaster(app);
const job = await makeJob(app, master);
const { key } = await makeKey(app, master);
const client = platformClient({ url: app.url, key });

test('the example reads jobs, page by page', async () => {
  for (let made = 0; made < 2; made += 1) await makeJob(app, master);
  const found = [];
  for await (const { uuid } of client.jobs()) found.push(uuid);
  expect(found).toHaveLength(3);
  expect(await client.job(job.uuid)).toMatchObject({ job: { uuid: job.uuid } });
});

test('the example hands in an application with its CV, and hears why one is refused', async () => {
  const { name, bytes } = await cvFile();
  const application = { reference: 'example-1', job_uuid: job.uuid, candidate: aCandidate(), consent: true };
  expect(await client.apply(application, { name, bytes })).toMatchObject({ reference: 'example-1' });
  expect(await client.apply(application)).toMatchObject({ reference: 'example-1' });
  const refused = client.apply({
    ...application,
    reference: 'example-2',
    candidate: { ...application.candidate, phone: '1' },
  });
  await expect(refused).rejects.toBeInstanceOf(Refused);
  await expect(refused).rejects.toMatchObject({ code: 400, field: 'candidate.phone' });
});

test('the example opens what the server signs, and nothing else', async () => {
  const seen: SeenRequest[] = [];
  const receiver = await playService((request) => {
    seen.push(request);
    return { status: 200 };
  });
  afterAll(() => receiver.close());
  const { secret } = await makeWebhook(app, master, receiver.url);
  const { uuid } = await makeApplication(app, job);
  await app.ok(moveApplication, { uuid, version: 1, to: 'written' }, { token: master.token });
  await deliverWebhooks.run(app.services, {}, { last: true });
  const moved = seen.find(({ body }) => body.includes('application.moved'));
  const { headers = {}, body = Buffer.alloc(0) } = moved ?? {};
  const now = app.clock.now();
  expect(openWebhook(secret, headers, body.toString(), now)).toMatchObject({
    id: headers['webhook-id'],
    type: 'application.moved',
    data: { uuid, from: 'new', to: 'written' },
  });
  expect(() => openWebhook(secret, headers, `${body} `, now)).toThrow('signature');
  expect(() => openWebhook(`whsec_${Buffer.alloc(32).toString('base64')}`, headers, `${body}`, now)).toThrow(
    'signature',
  );
  expect(() => openWebhook(secret, headers, `${body}`, new Date(now.getTime() + 301_000))).toThrow('too old');
});
