import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { removeEmbeddedDatabase, runningEmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];

/** Of all tests that need no empty one: to make the files of a database takes longer than all that they do with it. */
let used: string;

beforeAll(async () => {
  used = await makeFolder('data');
});
afterAll(() => removeFolder(used));

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) await removeFolder(folder);
});

test('starts, keeps rows over a restart, and leaves no process when stopped', async () => {
  const first = await startEmbeddedDatabase({ dataDir: used });
  await query(first.url, 'create table kept_over_restart as select 1 as number');
  await first.stop();
  const second = await startEmbeddedDatabase({ dataDir: used });
  expect(await query(second.url, 'select number from kept_over_restart')).toEqual([{ number: 1 }]);
  const pid = await postmaster(second.url);
  await second.stop();
  expect(await isAlive(pid)).toBe(false);
});

test('works in a path with a space and Chinese characters', async () => {
  const dataDir = await dataFolder('路径 with \'quote" $HOME');
  const database = await startEmbeddedDatabase({ dataDir });
  expect(await query(database.url, "select length('青禾') as length")).toEqual([{ length: 2 }]);
  await database.stop();
});

test('sorts by code point and folds letters of every language', async () => {
  const database = await startEmbeddedDatabase({ dataDir: used });
  const [row] = await query(database.url, `select upper('ä') as upper, 'a' > 'B' as by_code_point`);
  expect(row).toEqual({ upper: 'Ä', by_code_point: true });
  await database.stop();
});

test('adopts the database that a killed server left running', async () => {
  const url = await startAndKillServer(used);
  const pid = await postmaster(url);
  const adopted = await startEmbeddedDatabase({ dataDir: used });
  expect(await postmaster(adopted.url)).toBe(pid);
  await adopted.stop();
  expect(await isAlive(pid)).toBe(false);
});

test('starts again after PostgreSQL itself was killed', async () => {
  const url = await startAndKillServer(used);
  await query(url, 'create table kept_over_kill as select 1 as number');
  process.kill(await postmaster(url), 'SIGKILL');
  const again = await startEmbeddedDatabase({ dataDir: used });
  expect(await query(again.url, 'select number from kept_over_kill')).toEqual([{ number: 1 }]);
  await again.stop();
});

test('is not misled by a pid file whose number belongs to another process by now', async () => {
  const first = await startEmbeddedDatabase({ dataDir: used });
  const cluster = await clusterOf(first.url);
  await first.stop();
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n/tmp\n\n\nready\n`);
  const second = await startEmbeddedDatabase({ dataDir: used });
  await second.stop();
});

test('makes its files anew after a start that was killed while making them', async () => {
  const dataDir = await dataFolder();
  const first = await startEmbeddedDatabase({ dataDir });
  const cluster = await clusterOf(first.url);
  await first.stop();
  await rm(cluster, { recursive: true });
  await mkdir(join(cluster, '..', 'postgres.new-1', 'base'), { recursive: true });
  const second = await startEmbeddedDatabase({ dataDir });
  await second.stop();
  const names = await readdir(join(cluster, '..'));
  expect(names.filter((name) => name.startsWith('postgres'))).toEqual(['postgres']);
});

test('refuses a second server on the same data folder and names the first', async () => {
  const [one, other] = await Promise.allSettled([
    startEmbeddedDatabase({ dataDir: used }),
    startEmbeddedDatabase({ dataDir: used }),
  ]);
  const [started, refused] = one.status === 'fulfilled' ? [one, other] : [other, one];
  if (started.status !== 'fulfilled' || refused.status !== 'rejected') throw new Error('one of the two should start');
  expect(String(refused.reason)).toContain(`(process ${process.pid})`);
  expect(String(refused.reason)).toContain('Next step: ');
  expect(await runningEmbeddedDatabase(used)).toBe(started.value.url);
  await started.value.stop();
  expect(await runningEmbeddedDatabase(used)).toBeUndefined();
});

test('refuses the cluster of another PostgreSQL version and does not touch it', async () => {
  const first = await startEmbeddedDatabase({ dataDir: used });
  const version = join(await clusterOf(first.url), 'PG_VERSION');
  await first.stop();
  const own = await readFile(version, 'utf8');
  await writeFile(version, '17\n');
  await expect(startEmbeddedDatabase({ dataDir: used })).rejects.toThrow(/PostgreSQL 17.*Next step: /s);
  expect(await readFile(version, 'utf8')).toBe('17\n');
  await writeFile(version, own);
});

test('says what is wrong with a data folder that cannot be one', async () => {
  const dataDir = join(await dataFolder(), 'a-file');
  await writeFile(dataDir, '');
  await expect(startEmbeddedDatabase({ dataDir: join(dataDir, 'below') })).rejects.toThrow(
    /a-file.*is a file\. Next step: /s,
  );
});

/** An empty one of this test alone. */
async function dataFolder(name = 'data'): Promise<string> {
  const folder = await makeFolder(name);
  folders.push(folder);
  return folder;
}

async function makeFolder(name: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'qinghe-test-')), name);
  await mkdir(folder);
  return folder;
}

async function removeFolder(folder: string): Promise<void> {
  await removeEmbeddedDatabase(folder);
  await rm(dirname(folder), { recursive: true, force: true });
}

async function startAndKillServer(dataDir: string): Promise<string> {
  const module = JSON.stringify(new URL('./embedded.ts', import.meta.url));
  const script = `
    const { startEmbeddedDatabase } = await import(${module});
    const { url } = await startEmbeddedDatabase({ dataDir: process.argv[1] });
    process.stdout.write(url);
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(server);
  const [url] = (await once(server.stdout, 'data')) as [Buffer];
  server.kill('SIGKILL');
  await once(server, 'exit');
  return url.toString();
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function clusterOf(url: string): Promise<string> {
  const [row] = await query(url, "select current_setting('data_directory') as path");
  return String(row?.path);
}

async function postmaster(url: string): Promise<number> {
  return Number((await readFile(join(await clusterOf(url), 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** A stopped process may stay in the table as a zombie until the init of the machine collects it. */
async function isAlive(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return state !== '' && !/\) Z /.test(state);
}
