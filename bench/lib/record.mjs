// The statements that the real server sends for a call, caught where they leave it, so that the bare server runs the
// same ones for every version of the code.
import { writeFile } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { authenticate } from '../../server/src/domains/account/index.ts';
import { moveApplication } from '../../server/src/domains/resumes/decide/move-application.ts';
import { listApplications } from '../../server/src/domains/resumes/desk/list-applications.ts';

export const LIST_QUERY = {
  kind: 'internship',
  stage: 'new',
  degree: 'bachelor',
  graduation_year: 2027,
  sort: 'newest',
  limit: 20,
};

/** Writes what list and stage move send into a file for the bare server. */
export async function recordStatements(database, file) {
  const sent = [];
  const pool = new pg.Pool({ connectionString: database.url });
  pool.on('connect', (client) => catchQueries(client, sent));
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const now = new Date();
  const taken = async (work) => {
    sent.length = 0;
    const actor = await authenticate(db, database.token, now);
    await work({
      services: { db },
      actor,
      now,
      requestId: 'recorded',
      transaction: (inner) => db.transaction().execute(inner),
    });
    return sent.map(({ text, values }) => ({ text, values: values.map((value) => value) }));
  };
  const [application] = database.applications;
  const list = await taken((context) => listApplications.handle(context, LIST_QUERY));
  const move = await taken((context) =>
    moveApplication.handle(context, { uuid: application, version: 1, to: 'primary_screening', reason: REASON }),
  );
  await db.destroy();
  const templates = {
    list: list.map((statement) => template(statement, database)),
    move: move.map((statement) => template(statement, database)),
  };
  await writeFile(file, JSON.stringify(templates));
  return { list: templates.list.length, move: templates.move.length };
}

export const REASON = 'measured';

function catchQueries(client, sent) {
  const query = client.query.bind(client);
  client.query = (...args) => {
    const [first, second] = args;
    sent.push(
      typeof first === 'string'
        ? { text: first, values: Array.isArray(second) ? second : [] }
        : { text: first.text, values: first.values ?? [] },
    );
    return query(...args);
  };
}

const EVENTS_CHANNEL = 'qinghe_events';

function template({ text, values }, database) {
  const [application] = database.applications;
  const fixed = new Set([database.company, database.account]);
  let fresh = 0;
  const mark = (value) => {
    if (value === application) return { $: 'application' };
    if (value === 1 && !/limit/.test(text)) return { $: 'version' };
    if (value === 2) return { $: 'next' };
    if (value === 'new' && /insert|update/.test(text)) return { $: 'from' };
    if (value === 'primary_screening') return { $: 'to' };
    if (value === REASON) return { $: 'reason' };
    return value;
  };
  return {
    text,
    values: values.map((value) => {
      if (Buffer.isBuffer(value)) return { $: 'tokenHash' };
      if (value instanceof Date) return { $: 'now' };
      // The bare server's hints must wake no listener: the real server may be on the same database.
      if (value === EVENTS_CHANNEL) return `${EVENTS_CHANNEL}_bare`;
      if (typeof value !== 'string') return mark(value);
      if (value.startsWith('{"')) return { json: mapDeep(JSON.parse(value), mark) };
      const isNew = /insert into "(application_history|audit_entry)"/.exec(text)?.[1];
      if (isNew && isUuid(value) && !fixed.has(value) && value !== application && fresh++ === 0)
        return { $: isNew === 'audit_entry' ? 'audit' : 'history' };
      return mark(value);
    }),
  };
}

const isUuid = (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

function mapDeep(value, mark) {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapDeep(inner, mark)]))
    : mark(value);
}
