import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeBrochure, makeJob } from '../../../test/jobs.ts';

const app = await startTestApp();
const LONG = '人工智能大语言模型推理加速与分布式训练平台方向后端研发工程师实习生（可转正双休）';

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers });

test('the public page names a share picture of 1200 × 630, which is there without a login', async () => {
  const job = await makeJob(app, await makeMaster(app), { title: LONG });
  const page = await (await ask(`/jobs/${job.uuid}`)).text();
  const address = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? '';
  expect(address).toMatch(new RegExp(`/jobs/${job.uuid}/share.png$`));
  const response = await ask(new URL(address).pathname);
  expect(response.headers.get('content-type')).toBe('image/png');
  const picture = await loadImage(Buffer.from(await response.arrayBuffer()));
  expect([picture.width, picture.height]).toEqual([1200, 630]);
});

test('the poster is a PDF of one page, and is not sent twice to who has it', async () => {
  const job = await makeJob(app, await makeMaster(app), { title: LONG });
  const response = await ask(`/jobs/${job.uuid}/poster.pdf`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  const etag = response.headers.get('etag') ?? '';
  expect((await ask(`/jobs/${job.uuid}/poster.pdf`, { 'if-none-match': etag })).status).toBe(304);
});

test('a title of characters that no font has still makes a picture', async () => {
  const job = await makeJob(app, await makeMaster(app), { title: '\u{10fffd}实习生' });
  expect((await ask(`/jobs/${job.uuid}/share.png`)).status).toBe(200);
});

test('no job that candidates cannot apply for has a picture or a poster', async () => {
  const master = await makeMaster(app);
  for (const state of ['draft', 'reviewing', 'offline', 'expired', 'refused'] as const) {
    const job = await makeJob(app, master, { state });
    for (const file of ['share.png', 'poster.pdf'])
      expect([state, file, (await ask(`/jobs/${job.uuid}/${file}`)).status]).toEqual([state, file, 404]);
  }
  expect((await ask(`/jobs/nothing/share.png`)).status).toBe(404);
});

test('a brochure has a picture and a poster while it is online, and its page names the picture', async () => {
  const master = await makeMaster(app);
  const { uuid } = await makeBrochure(app, master, { state: 'online' });
  const page = await (await ask(`/brochures/${uuid}`)).text();
  expect(page).toContain(`<meta property="og:image" content="${app.services.publicUrl}/brochures/${uuid}/share.png">`);
  const response = await ask(`/brochures/${uuid}/share.png`);
  const picture = await loadImage(Buffer.from(await response.arrayBuffer()));
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  const poster = Buffer.from(await (await ask(`/brochures/${uuid}/poster.pdf`)).arrayBuffer());
  expect(poster.subarray(0, 5).toString()).toBe('%PDF-');
  const draft = await makeBrochure(app, master);
  for (const file of ['share.png', 'poster.pdf'])
    expect((await ask(`/brochures/${draft.uuid}/${file}`)).status).toBe(404);
});
