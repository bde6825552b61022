import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Logger, pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Database, DatabaseConnection } from './db/database.ts';
import { EmbeddedDatabaseError } from './db/embedded/failure.ts';
import { migrate } from './db/migrate.ts';
import { ownAddress } from './own-address.ts';
import { amapAddresses } from './providers/addresses/amap.ts';
import { embeddedAddresses } from './providers/addresses/embedded.ts';
import { embeddedEmail } from './providers/email/embedded.ts';
import { smtpEmail } from './providers/email/smtp.ts';
import { aliyunFace } from './providers/face/aliyun.ts';
import { embeddedFace } from './providers/face/embedded.ts';
import { aliyunOcr } from './providers/ocr/aliyun.ts';
import { embeddedOcr } from './providers/ocr/embedded.ts';
import { outbox } from './providers/outbox.ts';
import { chatCompletions } from './providers/second-reader/chat-completions.ts';
import { aliyunSms } from './providers/sms/aliyun.ts';
import { embeddedSms } from './providers/sms/embedded.ts';
import type { SmsProvider } from './providers/sms/port.ts';
import { tencentSms } from './providers/sms/tencent.ts';
import { folderStorage } from './providers/storage/folder.ts';
import { directWebhooks } from './providers/webhooks/direct.ts';
import { embeddedWechat } from './providers/wechat/embedded.ts';
import { openPlatformWechat } from './providers/wechat/open-platform.ts';
import type { WechatProvider } from './providers/wechat/port.ts';
import type { Services } from './services.ts';
import { readOrMakeSecret } from './signing-secret.ts';
import { openQueue, type TaskQueue } from './tasks/queue.ts';
import type { TestDoor } from './test-door.ts';

/** Undoes what was started, newest first; each step is run even where another fails. */
class Shutdown {
  readonly #steps: { name: string; run: () => Promise<void> }[] = [];
  #done: Promise<void> | undefined;

  add(name: string, run: () => Promise<void>): void {
    this.#steps.unshift({ name, run });
  }

  run(log: Logger): Promise<void> {
    this.#done ??= (async () => {
      for (const { name, run } of this.#steps) {
        await run().catch((error: unknown) => log.error({ err: error, step: name }, 'stopping failed'));
      }
    })();
    return this.#done;
  }
}

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
  const connection = connect(databaseUrl, config.DATABASE_CONNECTIONS);
  shutdown.add('database pool', connection.close);
  const { tasks: kinds, taskHandlers } = await import('./routes-and-tasks.ts');
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
  const providers = await chooseProviders(config, { connection, dataDir, signingSecret, clock });
  shutdown.add('OCR', providers.ocr.close);
  const services: Services = {
    db: connection.db,
    ...providers,
    tasks: testDoor?.tasks ?? tasks,
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

interface ProviderNeeds {
  connection: DatabaseConnection;
  dataDir: string;
  signingSecret: string;
  clock: () => Date;
}

async function chooseProviders(
  config: Config,
  { connection, dataDir, signingSecret, clock }: ProviderNeeds,
): Promise<
  Pick<Services, 'storage' | 'sms' | 'email' | 'ocr' | 'face' | 'addresses' | 'webhooks' | 'wechat' | 'secondReader'>
> {
  return {
    storage: config.S3_ENDPOINT
      ? await openS3(config, config.S3_ENDPOINT)
      : folderStorage(join(dataDir, 'files'), signingSecret),
    sms: chooseSms(config) ?? embeddedSms(connection.db, clock),
    email: config.SMTP_URL ? smtpEmail(config.SMTP_URL, config.SMTP_FROM) : embeddedEmail(connection.db, clock),
    ocr: config.ALIYUN_OCR_ACCESS_KEY_ID
      ? aliyunOcr({
          endpoint: config.ALIYUN_OCR_ENDPOINT,
          accessKeyId: config.ALIYUN_OCR_ACCESS_KEY_ID,
          accessKeySecret: config.ALIYUN_OCR_ACCESS_KEY_SECRET ?? '',
        })
      : embeddedOcr(),
    face: config.ALIYUN_FACE_ACCESS_KEY_ID
      ? aliyunFace({
          endpoint: config.ALIYUN_FACE_ENDPOINT,
          accessKeyId: config.ALIYUN_FACE_ACCESS_KEY_ID,
          accessKeySecret: config.ALIYUN_FACE_ACCESS_KEY_SECRET ?? '',
          sceneId: config.ALIYUN_FACE_SCENE_ID ?? '',
        })
      : embeddedFace(),
    addresses: config.AMAP_KEY
      ? amapAddresses({ endpoint: config.AMAP_ENDPOINT, key: config.AMAP_KEY, secret: config.AMAP_SECRET })
      : embeddedAddresses(connection.db),
    webhooks: directWebhooks({ toLocal: config.WEBHOOKS_TO_LOCAL }),
    wechat: chooseWechat(config, connection.db, clock),
    secondReader: config.SECOND_READER_URL
      ? chatCompletions({
          url: config.SECOND_READER_URL,
          key: config.SECOND_READER_KEY ?? '',
          model: config.SECOND_READER_MODEL ?? '',
          callsPerDay: config.SECOND_READER_CALLS_PER_DAY,
          timeout: 1000 * config.SECOND_READER_TIMEOUT,
        })
      : null,
  };
}

/** The carrier that is set up, if any. */
function chooseSms(config: Config): SmsProvider | undefined {
  if (config.TENCENT_SMS_SECRET_ID)
    return tencentSms({
      endpoint: config.TENCENT_SMS_ENDPOINT,
      region: config.TENCENT_SMS_REGION,
      secretId: config.TENCENT_SMS_SECRET_ID,
      secretKey: config.TENCENT_SMS_SECRET_KEY ?? '',
      sdkAppId: config.TENCENT_SMS_SDK_APP_ID ?? '',
      signName: config.TENCENT_SMS_SIGN_NAME ?? '',
      codeTemplate: config.TENCENT_SMS_CODE_TEMPLATE ?? '',
      noticeTemplate: config.TENCENT_SMS_NOTICE_TEMPLATE ?? '',
      talkTemplate: config.TENCENT_SMS_TALK_TEMPLATE ?? '',
      fairTemplate: config.TENCENT_SMS_FAIR_TEMPLATE ?? '',
      invitationTemplate: config.TENCENT_SMS_INVITATION_TEMPLATE ?? '',
      decisionTemplate: config.TENCENT_SMS_DECISION_TEMPLATE ?? '',
    });
  if (config.ALIYUN_SMS_ACCESS_KEY_ID)
    return aliyunSms({
      endpoint: config.ALIYUN_SMS_ENDPOINT,
      accessKeyId: config.ALIYUN_SMS_ACCESS_KEY_ID,
      accessKeySecret: config.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
      signName: config.ALIYUN_SMS_SIGN_NAME ?? '',
      codeTemplate: config.ALIYUN_SMS_CODE_TEMPLATE ?? '',
      noticeTemplate: config.ALIYUN_SMS_NOTICE_TEMPLATE ?? '',
      talkTemplate: config.ALIYUN_SMS_TALK_TEMPLATE ?? '',
      fairTemplate: config.ALIYUN_SMS_FAIR_TEMPLATE ?? '',
      invitationTemplate: config.ALIYUN_SMS_INVITATION_TEMPLATE ?? '',
      decisionTemplate: config.ALIYUN_SMS_DECISION_TEMPLATE ?? '',
    });
  return undefined;
}

/** The one that plays WeChat lets anybody in as anybody: never in production. */
function chooseWechat(config: Config, db: Database, clock: () => Date): WechatProvider | null {
  if (config.WECHAT_APP_ID)
    return openPlatformWechat({
      authorizeEndpoint: config.WECHAT_AUTHORIZE_ENDPOINT,
      apiEndpoint: config.WECHAT_API_ENDPOINT,
      appId: config.WECHAT_APP_ID,
      secret: config.WECHAT_APP_SECRET ?? '',
      template: config.WECHAT_MESSAGE_TEMPLATE ?? '',
    });
  return config.QINGHE_MODE === 'production' ? null : embeddedWechat(clock, outbox(db, clock));
}

/** Its library is the largest of all, so it is loaded only where files lie in an object store. */
async function openS3(config: Config, endpoint: string): Promise<Services['storage']> {
  const { s3Storage } = await import('./providers/storage/s3.ts');
  return s3Storage({
    endpoint,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
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
