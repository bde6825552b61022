// Two web servers and a worker on one machine, behind PgBouncer in transaction mode and nginx, with a PostgreSQL of
// Debian's: how the product runs where one process is not enough, to try it out. Debian, root.
//   node deploy/cluster.mjs                      until Ctrl-C
//   node deploy/cluster.mjs <program> <args …>   until the program ends; it finds the address in E2E_BASE_URL, and that of
//                                                the database without the pooler in CLUSTER_DATABASE_URL
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { missingPackages, oldestPostgres } from '../scripts/lib/cluster-packages.mjs';
import { installFromDebian } from '../scripts/lib/debian.mjs';
import { command, PlainError } from '../scripts/lib/messages.mjs';
import { nextFreePort } from '../scripts/lib/ports.mjs';
import { runQuietly } from '../scripts/lib/processes.mjs';
import { root } from '../scripts/lib/project.mjs';
import { nodeProgram } from '../scripts/lib/runtime.mjs';
import { serverFlags } from '../scripts/lib/server.mjs';
import { buildServer, serverBundle } from '../scripts/lib/server-bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'qinghe-cluster-'));
/** @type {import('node:child_process').ChildProcess[]} */
const started = [];

/** @typedef {Record<'postgres' | 'bouncer' | 'one' | 'two' | 'worker' | 'nginx', number>} Ports */

await command(async () => {
  if (process.getuid?.() !== 0)
    throw new PlainError('This needs root: PostgreSQL and PgBouncer run as a user of their own.');
  await install();
  const ports = await freePorts();
  try {
    await startDatabase(ports);
    await startBouncer(ports);
    // The first one migrates and fills in the demo; the others find all of it there.
    await buildServer();
    await startServer('one', 'web', ports);
    await Promise.all([startServer('two', 'web', ports), startServer('worker', 'worker', ports)]);
    await startNginx(ports);
    const url = `http://localhost:${ports.nginx}`;
    console.log(`Two servers and a worker behind PgBouncer and nginx: ${url}   logs in ${folder}`);
    return await untilDone(process.argv.slice(2), {
      E2E_BASE_URL: url,
      CLUSTER_DATABASE_URL: databaseUrl(ports.postgres),
    });
  } finally {
    for (const child of started.reverse()) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
});

async function install() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const failure = await installFromDebian(missing);
  if (failure !== '') throw new PlainError(`${missing.join(', ')} could not be installed:\n${failure}`);
}

/** @param {Ports} ports */
async function startDatabase({ postgres }) {
  const programs = oldestPostgres() ?? '';
  const program = (/** @type {string} */ name) => join(programs, name);
  const data = join(folder, 'postgres');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  await asPostgres('chown', 'root', ['postgres', data]);
  await asPostgres(program('initdb'), 'postgres', [
    '--pgdata',
    data,
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
  ]);
  const options = [
    '-D',
    data,
    '-p',
    String(postgres),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${data}`,
    // Nothing of it outlives this program.
    '-c',
    'fsync=off',
  ];
  background('postgres', 'runuser', ['-u', 'postgres', '--', program('postgres'), ...options]);
  const psql = (/** @type {string} */ sql) =>
    runQuietly(program('psql'), ['-h', '127.0.0.1', '-p', String(postgres), '-U', 'postgres', '-c', sql]);
  await until('postgres', async () => (await psql('select 1')).code === 0);
  await psql('create role qinghe superuser login');
  // A pooler passes no settings of a connection on; so they belong to the role.
  await psql("alter role qinghe set statement_timeout = '15s'");
  await psql("alter role qinghe set idle_in_transaction_session_timeout = '30s'");
  await psql('create database qinghe owner qinghe');
}

/** @param {Ports} ports */
async function startBouncer({ postgres, bouncer }) {
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), '"qinghe" ""\n');
  writeFileSync(
    file,
    `[databases]
qinghe = host=127.0.0.1 port=${postgres} dbname=qinghe user=qinghe
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${bouncer}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
${keepsStatements() ? 'max_prepared_statements = 250' : ''}
`,
  );
  background('pgbouncer', 'runuser', ['-u', 'postgres', '--', '/usr/sbin/pgbouncer', file]);
}

/** Whether PgBouncer is 1.21 or newer, as Debian's is from 13 on. */
function keepsStatements() {
  const version = spawnSync('/usr/sbin/pgbouncer', ['--version'], { encoding: 'utf8' }).stdout;
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(version) ?? [];
  return Number(major) * 100 + Number(minor) >= 121;
}

/** @param {number} port */
function databaseUrl(port) {
  return `postgres://qinghe@127.0.0.1:${port}/qinghe`;
}

/**
 * @param {'one' | 'two' | 'worker'} name
 * @param {'web' | 'worker'} role
 * @param {Ports} ports
 */
async function startServer(name, role, ports) {
  background(name, nodeProgram(), [...serverFlags, serverBundle], {
    QINGHE_MODE: 'demo',
    TEST_DOOR: '1',
    ROLE: role,
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl(ports.bouncer),
    DATABASE_DIRECT_URL: databaseUrl(ports.postgres),
    POOLER_KEEPS_STATEMENTS: keepsStatements() ? '1' : '0',
    PUBLIC_URL: `http://localhost:${ports.nginx}`,
    TRUST_PROXY: '1',
  });
  await until(name, () => fetch(`http://127.0.0.1:${ports[name]}/readyz`).then(({ ok }) => ok));
}

/** @param {Ports} ports */
async function startNginx({ nginx, one, two, worker }) {
  const file = join(folder, 'nginx.conf');
  const proxied = `proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header Host $http_host; proxy_http_version 1.1;`;
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx-error.log')}; worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off; client_max_body_size 25m; client_body_temp_path ${join(folder, 'nginx-body')};
  proxy_temp_path ${join(folder, 'nginx-proxy')};
  upstream web { server 127.0.0.1:${one}; server 127.0.0.1:${two}; keepalive 32; }
  # Long polling needs a client to stay with its server; calls go to whichever is free.
  upstream sockets { hash $remote_addr$http_user_agent consistent; server 127.0.0.1:${one}; server 127.0.0.1:${two}; }
  server {
    listen 127.0.0.1:${nginx};
    location / { proxy_pass http://web; proxy_set_header Connection ""; ${proxied} }
    location /realtime/ {
      proxy_pass http://sockets; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade"; ${proxied}
    }
    # The door for tests puts the clock of every process forward.
    location /test/clock { mirror /clock-of-two; mirror /clock-of-worker; proxy_pass http://127.0.0.1:${one}; ${proxied} }
    location = /clock-of-two { internal; proxy_pass http://127.0.0.1:${two}/test/clock; ${proxied} }
    location = /clock-of-worker { internal; proxy_pass http://127.0.0.1:${worker}/test/clock; ${proxied} }
  }
}
`,
  );
  background('nginx', '/usr/sbin/nginx', ['-c', file]);
  await until('nginx', () => fetch(`http://127.0.0.1:${nginx}/readyz`).then(({ ok }) => ok));
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
function background(name, file, args, environment = {}) {
  const { PORT, HOST, DATA_DIR, DATABASE_URL, ...rest } = process.env;
  const log = openSync(join(folder, `${name}.log`), 'a');
  started.push(spawn(file, args, { cwd: root, env: { ...rest, ...environment }, stdio: ['ignore', log, log] }));
  closeSync(log);
}

/**
 * @param {string} file
 * @param {string} user
 * @param {string[]} args
 */
async function asPostgres(file, user, args) {
  const { code, output } =
    user === 'root'
      ? await runQuietly(file, args, { cwd: folder })
      : await runQuietly('runuser', ['-u', user, '--', file, ...args], { cwd: folder });
  if (code !== 0) throw new PlainError(`${file} failed:\n${output}`);
}

/**
 * @param {string} what
 * @param {() => Promise<boolean>} look
 */
async function until(what, look) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(200))
    if (await look().catch(() => false)) return;
  throw new PlainError(`${what} did not become ready; it wrote:\n${lastWords(what)}`);
}

/**
 * The folder is removed at the end, so what stands there is told now.
 * @param {string} name
 */
function lastWords(name) {
  const file = join(folder, `${name}.log`);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-20).join('\n') : 'nothing';
}

/** @returns {Promise<Ports>} */
async function freePorts() {
  let last = 4299;
  const next = async () => {
    last = await nextFreePort(last + 1);
    return last;
  };
  return {
    postgres: await next(),
    bouncer: await next(),
    one: await next(),
    two: await next(),
    worker: await next(),
    nginx: await next(),
  };
}

/**
 * @param {string[]} program
 * @param {Record<string, string>} addresses
 */
async function untilDone([file, ...args], addresses) {
  if (!file) {
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
    return 0;
  }
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...addresses } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await Promise.race([once(child, 'exit'), pause(10_000)]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}
