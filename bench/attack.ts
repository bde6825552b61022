// One attacker who uploads noise scans and Word files with endless headers, sixty a minute, from one address; an honest
// candidate of another company, and one of the same company, from other addresses. How long do they wait until their CVs
// are read, and how much memory does the server take meanwhile? Captchas are passed through the test door.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { finishUpload, getCvReading, sendChunk, startUpload } from '../contract/resumes/apply.ts';
import { endlessHeader, noiseScan } from '../cv-reader/corpus/hostile-files.ts';
import type { Bench, BenchCompany } from './lib/bench.ts';
import { call } from './lib/call.ts';
import { present, type Row } from './lib/rows.ts';
import { type BenchServer, startReal } from './lib/servers.ts';

/** `lead`: uploads before the honest ones come. OCR is what takes long, so the short form leaves it to other parts. */
const SIZES = {
  full: { lead: 20, scanPages: 10, photo: 'zhang-siyuan--single--picture.png' },
  smoke: { lead: 1, scanPages: 1, photo: 'zhang-siyuan--single.pdf' },
};
const UPLOADS_A_MINUTE = 60;
const MAX_TEXT_SECONDS = 5;
const MAX_PHOTO_SECONDS = 60;
const ATTACKER = '203.0.113.66';

/** @returns rows of the bench table */
export async function benchAttack(bench: Bench): Promise<Row[]> {
  const database = await bench.company(10);
  let server: BenchServer | undefined;
  try {
    const jobs = await jobsOfTwoCompanies(database);
    server = await startReal(database.url, {
      QINGHE_MODE: 'demo',
      TEST_DOOR: '1',
      TRUST_PROXY: '1',
      DATA_DIR: database.dataDir,
    });
    return await measure(server, jobs, SIZES[bench.size]);
  } finally {
    await server?.stop();
  }
}

/** Jobs of the company that is attacked, and of another one. */
interface Jobs {
  attacked: string;
  other: string;
}

async function jobsOfTwoCompanies({ url, company, account }: BenchCompany): Promise<Jobs> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const other = uuidv7();
  await client.query("insert into company (company_uuid, name, check_status) values ($1, '旁观者有限公司', 'pass')", [
    other,
  ]);
  const jobs: Jobs = { attacked: uuidv7(), other: uuidv7() };
  for (const [owner, uuid] of [
    [company, jobs.attacked],
    [other, jobs.other],
  ]) {
    await client.query(
      `insert into job (company_uuid, uuid, owner_uuid, kind, state, title, days_per_week, months, min_degree, published_at)
       values ($1, $2, $3, 'internship', 'online', '实习生', 3, 3, 'bachelor', now())`,
      [owner, uuid, account],
    );
    await client.query('insert into job_directory (job_uuid, company_uuid) values ($1, $2)', [uuid, owner]);
  }
  await client.end();
  return jobs;
}

async function measure(
  server: BenchServer,
  { attacked, other }: Jobs,
  { lead, scanPages, photo: photoFile }: (typeof SIZES)['full'],
): Promise<Row[]> {
  const corpus = new URL('../cv-reader/corpus/files/', import.meta.url);
  const text = await readFile(new URL('zhang-siyuan--single.pdf', corpus));
  const photo = await readFile(new URL(photoFile, corpus));
  const hostile = [endlessHeader(), await noiseScan(scanPages)];
  const memory = watchMemory(server.pid);
  // Loads what the first file loads.
  await read(server.url, other, text, '198.51.100.1');
  const alone = await read(server.url, other, text, '198.51.100.2');
  const aloneByOcr = await read(server.url, other, photo, '198.51.100.3');
  let stopped = false;
  let sent = 0;
  const attack = (async () => {
    for (; !stopped; sent += 1) {
      const began = performance.now();
      await upload(server.url, attacked, present(hostile[sent % hostile.length], 'hostile file'), ATTACKER);
      if (sent >= lead) await pause(Math.max(0, 60_000 / UPLOADS_A_MINUTE - (performance.now() - began)));
    }
  })();
  while (sent < lead) await pause(50);
  const [text1, photo1, text2, photo2] = await Promise.all([
    read(server.url, other, text, '198.51.100.4'),
    read(server.url, other, photo, '198.51.100.5'),
    read(server.url, attacked, text, '198.51.100.6'),
    read(server.url, attacked, photo, '198.51.100.7'),
  ]);
  stopped = true;
  await attack;
  const most = memory.stop();
  return [
    row('text CV of another company', text1, alone, MAX_TEXT_SECONDS),
    row('photo of another company', photo1, aloneByOcr, MAX_PHOTO_SECONDS),
    row('text CV of the attacked company', text2, alone, MAX_TEXT_SECONDS),
    row('photo of the attacked company', photo2, aloneByOcr, 2 * MAX_PHOTO_SECONDS),
    { what: 'memory of the server itself, at most', measured: `${most} MB`, against: `${sent} hostile uploads` },
  ];
}

const row = (what: string, seconds: number, alone: number, budget: number): Row => ({
  what: `${what}: read after`,
  measured: `${seconds.toFixed(1)} s`,
  against: `${alone.toFixed(1)} s without the attack`,
  budget: `≤ ${budget} s`,
  met: seconds <= budget,
});

/** Seconds from the end of an upload until it is read. */
async function read(url: string, job: string, bytes: Uint8Array, address: string): Promise<number> {
  const upload_token = await upload(url, job, bytes, address);
  const began = performance.now();
  for (;;) {
    const { state, failure } = await call(url, getCvReading, { upload_token }, { address });
    if (state === 'done') return (performance.now() - began) / 1000;
    if (state === 'failed') throw new Error(`a good CV was not read: ${failure}`);
    await pause(100);
  }
}

/** @returns the token of the upload */
async function upload(url: string, job_uuid: string, bytes: Uint8Array, address: string): Promise<string> {
  const passed = await fetch(`${url}/test/captcha`, { method: 'POST' });
  const { captcha_proof }: { captcha_proof: string } = await passed.json();
  const start = { job_uuid, name: 'cv', size: bytes.length, captcha_proof };
  const { upload_token, chunk_bytes } = await call(url, startUpload, start, { address });
  for (let upload_offset = 0; upload_offset < bytes.length; upload_offset += chunk_bytes) {
    const chunk = bytes.subarray(upload_offset, upload_offset + chunk_bytes);
    await call(url, sendChunk, { upload_token, upload_offset }, { address, bytes: chunk });
  }
  await call(url, finishUpload, { upload_token }, { address });
  return upload_token;
}

/** The most megabytes that a process held, looked at twice a second. */
function watchMemory(pid: number): { stop(): number } {
  const watch = spawn('sh', ['-c', `while ps -o rss= -p ${pid}; do sleep 0.5; done`]);
  let most = 0;
  watch.stdout.on('data', (lines) => {
    for (const kilobytes of String(lines).trim().split(/\s+/)) most = Math.max(most, Number(kilobytes) / 1024);
  });
  return {
    stop() {
      watch.kill();
      return Math.round(most);
    },
  };
}
