// The statements that the real server sends for a call, caught where they leave it, so that the bare server runs the
// same ones for every version of the code. The calls are made over the server's own routes, session and limits included.
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFile } from 'node:fs/promises';
import type pg from 'pg';
import { pino } from 'pino';
import { accountCloses, cvRead, tasks as kinds, memberLeaves } from '../../server/src/all-domains.ts';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { connect } from '../../server/src/db/database.ts';
import { chooseProviders } from '../../server/src/providers/choose.ts';
import { EVENTS_CHANNEL } from '../../server/src/realtime/publish.ts';
import { openQueue } from '../../server/src/tasks/queue.ts';
import type { BenchCompany } from './bench.ts';
import { present } from './rows.ts';
import { production } from './servers.ts';
import { type FindWord, type Recording, type SentStatement, template, type Word } from './statements.ts';

const LIST_QUERY = {
  kind: 'internship',
  stage: 'new',
  degree: 'bachelor',
  graduation_year: '2027',
  sort: 'newest',
  limit: '20',
};
export const REASON = 'measured';

/** The address of the list that is measured. */
export const LIST_PATH = `/api/v1/applications/list?${new URLSearchParams(LIST_QUERY)}`;
export const MOVE_PATH = '/api/v1/applications/move';

/** Writes what list and stage move send into a file for the bare server. @returns how many statements each has */
export async function recordStatements(database: BenchCompany, file: string): Promise<{ list: number; move: number }> {
  const server = await openServer(database);
  try {
    const [moved, warmUp] = database.applications.map(moveOf);
    const find = (statement: SentStatement) => findWord(statement, database);
    // The first call of a process reads what later ones keep.
    await server.record(database.token, { method: 'GET', url: LIST_PATH });
    await server.record(database.token, present(warmUp, 'second application'));
    const list = await server.record(database.token, { method: 'GET', url: LIST_PATH });
    const move = await server.record(database.token, present(moved, 'application'));
    const templates = (sent: SentStatement[]) => sent.map((statement) => template(quiet(statement), find(statement)));
    const recording: Recording = { list: templates(list), move: templates(move) };
    await writeFile(file, JSON.stringify(recording));
    return { list: list.length, move: move.length };
  } finally {
    await server.close();
  }
}

interface Call {
  method: 'GET' | 'POST';
  url: string;
  payload?: object;
}

const moveOf = (uuid: string): Call => ({
  method: 'POST',
  url: MOVE_PATH,
  payload: { uuid, version: 1, to: 'primary_screening', reason: REASON },
});

/** The server as `main.ts` puts it together, in this process and without a port. */
async function openServer({ url, dataDir }: BenchCompany) {
  const config = readConfig({ ...production, DATABASE_URL: url, DATA_DIR: dataDir });
  const log = pino({ level: 'silent' });
  const connection = connect(url, config.DATABASE_CONNECTIONS);
  connection.pool.on('connect', catchStatements);
  const tasks = await openQueue(url, kinds, log);
  const signingSecret = config.SIGNING_SECRET ?? '';
  const clock = () => new Date();
  const providers = await chooseProviders(config, {
    ...{ connection, dataDir, signingSecret, clock },
    publicUrl: () => production.PUBLIC_URL,
  });
  const app = await createApp({
    services: {
      db: connection.db,
      ...providers,
      tasks,
      memberLeaves,
      cvRead,
      accountCloses,
      signingSecret,
      publicUrl: production.PUBLIC_URL,
      demo: false,
      clock,
    },
    pool: connection.pool,
    directUrl: url,
    log,
    mode: config.QINGHE_MODE,
    trustProxy: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
    socketsPerSession: config.SOCKETS_PER_SESSION,
  });
  return {
    /** What a call sends from its arrival to its response. @throws where it is refused */
    async record(token: string, call: Call): Promise<SentStatement[]> {
      const sent: SentStatement[] = [];
      const response = await recording.run(sent, () =>
        app.http.inject({ ...call, headers: { authorization: token } }).then((answer) => answer),
      );
      if (response.statusCode !== 200) throw new Error(`${call.url} answered ${response.body}`);
      return sent;
    },
    async close(): Promise<void> {
      await app.close();
      await tasks.stop();
      await providers.ocr.close();
      await connection.close();
    },
  };
}

/** What the call has sent in whose course a statement leaves; what the server does meanwhile by itself has none. */
const recording = new AsyncLocalStorage<SentStatement[]>();

/** Notes what a client sends for a call, and sends it. */
function catchStatements(client: pg.PoolClient): void {
  const query = client.query;
  Object.assign(client, {
    query(...args: unknown[]) {
      recording.getStore()?.push(statementOf(args));
      return Reflect.apply(query, client, args);
    },
  });
}

function statementOf([first, second]: unknown[]): SentStatement {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string')
    throw new Error('The server sent what is no statement');
  // Kysely hands them apart from the text, as pg itself.
  const given = 'values' in first ? first.values : second;
  return { text: first.text, values: Array.isArray(given) ? [...given] : [] };
}

/** The bare server's hints must wake no listener: the real server may be on the same database. */
const quiet = ({ text, values }: SentStatement): SentStatement => ({
  text,
  values: values.map((value) => (value === EVENTS_CHANNEL ? `${EVENTS_CHANNEL}_bare` : value)),
});

/** How the values of a statement are known. */
function findWord({ text }: SentStatement, { company, account, applications }: BenchCompany): FindWord {
  const [application] = applications;
  const fixed = new Set<unknown>([company, account, application]);
  const isWrite = /^(insert|update)/.test(text);
  const ofNew = /insert into "(application_history|audit_entry)"/.exec(text)?.[1];
  let fresh = 0;
  return (value): Word | undefined => {
    if (Buffer.isBuffer(value)) return 'tokenHash';
    if (value instanceof Date || isInstant(value)) return 'now';
    if (value === application) return 'application';
    if (value === 1 && !/limit/.test(text)) return 'version';
    if (value === 2) return 'next';
    if (value === 'new' && isWrite) return 'from';
    if (value === 'primary_screening') return 'to';
    if (value === REASON) return 'reason';
    // The first new uuid of a row is its own.
    if (ofNew && isUuid(value) && !fixed.has(value) && fresh++ === 0)
      return ofNew === 'audit_entry' ? 'audit' : 'history';
    return undefined;
  };
}

const isInstant = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
