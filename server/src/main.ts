import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/failure.ts';
import { migrate } from './db/migrate.ts';
import { chooseProviders } from './providers/choose.ts';
import type { Services } from './services.ts';
import { ownAddress } from './start/own-address.ts';
import { Shutdown } from './start/shutdown.ts';
import { readOrMakeSecret } from './start/signing-secret.ts';
import { openQueue, type TaskQueue } from './tasks/queue.ts';
import type { TestDoor } from './test-door.ts';

await main();

async function main(): Promise<void> {
  const config = readConfigOrExit();
  const log = createLogger(config);
  const shutdown = new Shutdown();
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping');
    void shutdown.run(log).then(() => process.exit(0));
  };
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  try {
    await start(config, log, shutdown);
  } catch (error) {
    say(explain(error, config));
    await shutdown.run(log);
    process.exit(1);
  }
}

async function start(config: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  // Read while the database starts: the two do not wait for each other.
  const loading = import('./app.ts');
  const dataDir = resolve(config.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const databaseUrl = config.DATABASE_URL ?? (await startEmbedded(dataDir, shutdown));
  // Migrations, the queue and LISTEN need sessions, which a pooler in transaction mode does not give.
  const directUrl = config.DATABASE_DIRECT_URL ?? databaseUrl;
  const { connect } = await import('./db/database.ts');
  const connection = connect(databaseUrl, config.DATABASE_CONNECTIONS, {
    keepsStatements: config.DATABASE_DIRECT_URL === undefined || config.POOLER_KEEPS_STATEMENTS,
  });
  shutdown.add('database pool', connection.close);
  const { accountCloses, cvRead, memberLeaves, tasks: kinds, taskHandlers } = await import('./all-domains.ts');
  const opening = openQueue(directUrl, kinds, log);
  shutdown.add('task queue', async () => (await opening).stop());
  const [migrated, tasks] = await Promise.all([migrate(directUrl, { say }), opening]);
  if (migrated.length > 0) log.info({ migrations: migrated }, 'database migrated');
  const { importLists } = await import('./domains/dict/index.ts');
  const imported = await importLists(connection.db);
  if (imported.length > 0) log.info({ lists: imported }, 'reference lists imported');
  const demo = config.QINGHE_MODE === 'demo';
  const testDoor = config.TEST_DOOR ? await makeTestDoor(tasks) : undefined;
  const signingSecret = config.SIGNING_SECRET ?? (await readOrMakeSecret(dataDir));
  const clock = testDoor?.clock ?? (() => new Date());
  const providers = await chooseProviders(config, {
    ...{ connection, dataDir, signingSecret, clock },
    publicUrl: () => services.publicUrl,
  });
  shutdown.add('OCR', providers.ocr.close);
  const services: Services = {
    db: connection.db,
    ...providers,
    tasks: testDoor?.tasks ?? tasks,
    memberLeaves,
    accountCloses,
    cvRead,
    signingSecret,
    publicUrl: (config.PUBLIC_URL ?? `http://${ownAddress(config.HOST)}:${config.PORT}`).replace(/\/$/, ''),
    demo,
    clock,
  };
  if (demo) {
    // Loaded where it is used: production starts without the demo and what it draws CVs with.
    const { seedDemo } = await import('./demo/seed.ts');
    await seedDemo(services, say);
  }
  const { createApp, createWorkerApp } = await loading;
  const app = await (config.ROLE === 'worker' ? createWorkerApp : createApp)({
    services,
    pool: connection.pool,
    directUrl,
    log,
    mode: config.QINGHE_MODE,
    trustProxy: config.TRUST_PROXY,
    filesOrigin: config.S3_ENDPOINT && new URL(config.S3_ENDPOINT).origin,
    metricsToken: config.METRICS_TOKEN,
    socketsPerSession: config.SOCKETS_PER_SESSION,
    testDoor,
  });
  shutdown.add('web server', app.close);
  const port = await app.listen(config.PORT, config.HOST);
  if (config.PORT === 0 && config.PUBLIC_URL === undefined)
    services.publicUrl = `http://${ownAddress(config.HOST)}:${port}`;
  if (config.INBOUND_MAIL_SMTP_PORT !== undefined && services.inboundMail && config.ROLE !== 'worker') {
    const { listenForMails } = await import('./domains/intake/index.ts');
    const mails = await listenForMails(services, { host: config.HOST, port: config.INBOUND_MAIL_SMTP_PORT });
    shutdown.add('SMTP', mails.close);
  }
  await announce(services.publicUrl, demo);
  if (config.ROLE !== 'web') await tasks.work(taskHandlers(services));
}

/** Loaded where it is used: no other server has its code at all. */
async function makeTestDoor(tasks: TaskQueue): Promise<TestDoor> {
  const { openTestDoor } = await import('./test-door.ts');
  return openTestDoor(tasks);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

/** Nothing that names a person: no addresses, no headers, no bodies. */
function createLogger(config: Config): Logger {
  const quiet =
    config.QINGHE_MODE === 'production' ? config.LOG_LEVEL : config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL;
  return pino({
    level: quiet,
    base: null,
    serializers: {
      // Messages of the database can quote values, so only the code and the place are kept of an unknown error.
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        stack: error.stack?.split('\n').slice(1, 8).join('\n'),
      }),
    },
  });
}

async function startEmbedded(dataDir: string, shutdown: Shutdown): Promise<string> {
  // Loaded where it is used: production has a database of its own.
  const { startEmbeddedDatabase } = await import('./db/embedded.ts');
  const starting = startEmbeddedDatabase({ dataDir, onStep: (step) => say(`  ${step}`) });
  // Before it is up already: a signal in between must stop what is being started.
  shutdown.add('embedded database', async () => (await starting).stop());
  return (await starting).url;
}

async function announce(url: string, demo: boolean): Promise<void> {
  say(`\nQinghe 青禾 is ready at ${url}`);
  if (!demo) return;
  // Somebody listens on all addresses to try it on a phone.
  if (!url.includes('//localhost')) say(await terminalCode(url));
  say('  owner account  13800000001    sub-account  13800000002    no company  13800000003    password qinghe2026');
  say(`  SMS and e-mails land at ${url}/outbox    API at ${url}/docs/api    Ctrl-C stops everything\n`);
}

async function terminalCode(url: string): Promise<string> {
  const { default: qrCode } = await import('qrcode');
  return qrCode.toString(url, { type: 'terminal', small: true });
}

function explain(error: unknown, config: Config): string {
  if (error instanceof EmbeddedDatabaseError) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${config.PORT} is taken by another program.\nStop that program, or choose another port: PORT=${config.PORT + 1} npm start`;
  }
  if (code === 'EACCES' && config.PORT < 1024)
    return `Port ${config.PORT} needs more rights; choose one above 1023: PORT=3000 npm start`;
  return `Could not start: ${message}\n${config.LOG_LEVEL === 'debug' ? stack : 'LOG_LEVEL=debug shows more.'}`;
}

/** What a person at the terminal reads; logs go through pino. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
