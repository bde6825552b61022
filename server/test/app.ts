import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, type InputOf, inputHeader, isInHeaders, type OutputOf } from '@qinghe/contract/endpoint.ts';
import { SUCCESS_CODE } from '@qinghe/contract/errors.ts';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { accountCloses, cvRead, memberLeaves, taskHandlers, tasks as taskKinds } from '../src/all-domains.ts';
import { createApp } from '../src/app.ts';
import { connect } from '../src/db/database.ts';
import { embeddedAddresses } from '../src/providers/addresses/embedded.ts';
import { embeddedEmail } from '../src/providers/email/embedded.ts';
import { embeddedFace } from '../src/providers/face/embedded.ts';
import { embeddedMail } from '../src/providers/inbound-mail/embedded.ts';
import { embeddedOcr } from '../src/providers/ocr/embedded.ts';
import { outbox } from '../src/providers/outbox.ts';
import { openCashier } from '../src/providers/payment/cashier/cashier.ts';
import { embeddedSms } from '../src/providers/sms/embedded.ts';
import { folderStorage } from '../src/providers/storage/folder.ts';
import { directWebhooks } from '../src/providers/webhooks/direct.ts';
import { embeddedWechat } from '../src/providers/wechat/embedded.ts';
import type { Services } from '../src/services.ts';
import { openQueue } from '../src/tasks/queue.ts';
import { openTestDoor } from '../src/test-door.ts';
import { TestClock } from './clock.ts';
import { createTestDatabase } from './database.ts';

export interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Address of the caller; every call comes from another one unless told. */
  ip?: string;
  /** The file part of a multipart call. */
  file?: { name: string; bytes: Uint8Array };
  /** The body of a `bytes` call. */
  bytes?: Uint8Array;
}

export interface ApiResponse<T> {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  reason?: string;
  field?: string;
  /** What a successful response holds; after a refusal it may hold the current state, findings, … */
  data: T;
}

export interface TestApp {
  url: string;
  databaseUrl: string;
  services: Services;
  clock: TestClock;
  /** Everything that was logged up to now, at the finest level. */
  logs(): string;
  /** Sends a call over a real socket. A successful response is held against the contract's output. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ApiResponse<OutputOf<E>>>;
  /** As `call`, for a call that must succeed: its data. */
  ok<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>;
  /** Sends a request that is no call of the contract: a page, a file, a malformed body. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Parts from every socket whose session has ended. */
  recheckSockets(): Promise<void>;
  /** Starts to run tasks; before that they wait. */
  work(): Promise<void>;
}

interface TestAppOptions {
  /**
   * An application that no other file uses: for a file that runs tasks, or that looks at all rows of a table and not at
   * those of its own companies.
   */
  own?: boolean;
  demo?: boolean;
  testDoor?: boolean;
}

/** Of this worker, whose files run one after the other. */
let shared: Promise<StartedApp> | undefined;

/**
 * The whole server on a database, a folder and a port, for the test file that calls it. Files of a worker share one,
 * since they have companies and accounts of their own; what a file changes beside rows is taken back at its end.
 */
export async function startTestApp({ own = false, ...options }: TestAppOptions = {}): Promise<TestApp> {
  if (own || options.demo === false || options.testDoor) {
    const { app, close } = await start(options);
    afterAll(close);
    return app;
  }
  shared ??= start({});
  const { app, takeBack } = await shared;
  afterAll(takeBack);
  return {
    ...app,
    work: () => {
      throw new Error('what other files left would be worked on too: startTestApp({ own: true })');
    },
  };
}

interface StartedApp {
  app: TestApp;
  /** The clock, the services and the log as they were at the start. */
  takeBack(): void;
  close(): Promise<void>;
}

async function start(options: Pick<TestAppOptions, 'demo' | 'testDoor'>): Promise<StartedApp> {
  const [database, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(inject('filesFolder'), 'qinghe-files-')),
  ]);
  const { log, logs, forget } = capturedLog();
  const connection = connect(database.url, 12);
  const tasks = await openQueue(database.url, taskKinds, log);
  const clock = new TestClock();
  const testDoor = options.testDoor ? openTestDoor(tasks) : undefined;
  const now = testDoor?.clock ?? clock.now;
  const signingSecret = randomBytes(32).toString('base64url');
  const services: Services = {
    db: connection.db,
    storage: folderStorage(folder, signingSecret, now),
    sms: embeddedSms(connection.db, now),
    email: embeddedEmail(connection.db, now),
    ocr: embeddedOcr(),
    face: embeddedFace(),
    addresses: embeddedAddresses(connection.db),
    wechat: embeddedWechat(now, outbox(connection.db, now)),
    secondReader: null,
    inboundMail: embeddedMail(signingSecret, false),
    webhooks: directWebhooks({ toLocal: true, timeout: 2000 }),
    payments: {
      ...openCashier({ db: connection.db, publicUrl: () => services.publicUrl, secret: signingSecret, clock: now }),
      bank: { holder: '青禾网络科技有限公司', bank: '招商银行杭州分行', number: '571912345610001' },
    },
    tasks: testDoor?.tasks ?? tasks,
    memberLeaves,
    accountCloses,
    cvRead,
    signingSecret,
    publicUrl: '',
    demo: options.demo ?? true,
    clock: now,
  };
  const app = await createApp({
    services,
    pool: connection.pool,
    directUrl: database.url,
    log,
    mode: 'test',
    trustProxy: true,
    metricsToken: signingSecret,
    socketsPerSession: 30,
    testDoor,
  });
  const port = await app.listen(0, '127.0.0.1');
  services.publicUrl = `http://127.0.0.1:${port}`;
  const usual = { ...services };
  let working: Promise<void> | undefined;
  const call = caller(services.publicUrl);
  return {
    app: {
      url: services.publicUrl,
      databaseUrl: database.url,
      services,
      clock,
      logs,
      recheckSockets: app.recheckSockets,
      call,
      async ok(endpoint, input, callOptions) {
        const response = await call(endpoint, input, callOptions);
        if (response.code !== SUCCESS_CODE) throw new Error(`${endpoint.path} answered ${explain(response, logs())}`);
        return response.data;
      },
      fetch: (path, init) => fetch(new URL(path, services.publicUrl), init),
      work: () => {
        working ??= tasks.work(taskHandlers(services));
        return working;
      },
    },
    takeBack() {
      clock.reset();
      Object.assign(services, usual);
      forget();
    },
    async close() {
      await app.close();
      await tasks.stop();
      await services.ocr.close();
      await connection.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a refusal says, and for a failure of the server what it logged. */
function explain({ status, code, field, reason, msg }: ApiResponse<unknown>, logs: string): string {
  const failure = status < 500 ? '' : (logs.split('\n').findLast((line) => line.includes('request failed')) ?? '');
  return [code, field, reason ?? msg, failure].filter(Boolean).join(' ');
}

function capturedLog() {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { log, logs: () => lines.join(''), forget: () => void lines.splice(0) };
}

/** How tests call a server at an address, each call from another network unless told. */
export function caller(url: string): TestApp['call'] {
  return async (endpoint, input, { token, headers, ip = randomIp(), file, bytes } = {}) => {
    const target = new URL(endpoint.path, url);
    const init: RequestInit & { headers: Record<string, string> } = {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': ip,
        ...(token !== undefined && { authorization: token }),
        ...(endpoint.idempotent === 'required' && { 'idempotency-key': randomBytes(16).toString('hex') }),
        ...headers,
      },
    };
    const fields = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
    if (isInHeaders(endpoint)) for (const [name, value] of fields) init.headers[inputHeader(name)] = String(value);
    if (endpoint.method === 'GET') {
      if (!endpoint.secretInput) for (const [name, value] of fields) target.searchParams.set(name, String(value));
    } else if (endpoint.body === 'multipart') init.body = formOf(fields, file);
    else if (endpoint.body === 'bytes') {
      init.headers['content-type'] = 'application/octet-stream';
      init.body = new Uint8Array(bytes ?? []);
    } else {
      init.headers['content-type'] = 'application/json';
      init.body = JSON.stringify(input);
    }
    const response = await fetch(target, init);
    const envelope = (await response.json()) as Omit<ApiResponse<never>, 'status' | 'headers'>;
    // Throws where a response is not what the contract promises.
    if (envelope.code === SUCCESS_CODE) endpoint.output.parse(envelope.data);
    return { ...envelope, status: response.status, headers: response.headers } as never;
  };
}

function formOf(fields: [string, unknown][], file: CallOptions['file']): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, String(value));
  if (file) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

const randomIp = (): string => ['2001:db8', ...(randomBytes(12).toString('hex').match(/.{4}/g) ?? [])].join(':');
