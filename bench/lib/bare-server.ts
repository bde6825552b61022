// The least that could answer: node:http, pg, the recorded statements prepared and one after the other, JSON.stringify.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { present } from './rows.ts';
import { serve } from './serve.ts';
import { fill, type Recording, type Statement } from './statements.ts';

const recorded: Recording = JSON.parse(readFileSync(present(process.env.RECORDED, 'recording'), 'utf8'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

serve((request) => (request.method === 'GET' ? list(request) : move(request)));

const hashOf = (request: IncomingMessage): Buffer =>
  createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest();

/** By its text, of which the name is the hash; begin and commit have no values and stay as they are. */
const prepared = (text: string, values: unknown[]): pg.QueryConfig =>
  values.length === 0 ? { text } : { name: createHash('sha1').update(text).digest('hex'), text, values };

async function list(request: IncomingMessage) {
  const [session, page] = recorded.list;
  await findSession(request, session);
  const { text, values } = present(page, 'statement of the list');
  const { rows } = await pool.query(prepared(text, fill(values, { now: new Date() })));
  return { items: rows.slice(0, 20), next_cursor: rows.length > 20 ? rows[19].uuid : null };
}

async function findSession(request: IncomingMessage, session: Statement | undefined): Promise<void> {
  const { text, values } = present(session, 'statement of the session');
  const found = await pool.query(prepared(text, fill(values, { tokenHash: hashOf(request) })));
  if (found.rows.length === 0) throw new Error('no session');
}

/** What is moved, as the request says it. */
interface Move {
  uuid: string;
  version: number;
  to: string;
  reason: string;
}

async function move(request: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const input: Move = JSON.parse(Buffer.concat(pieces).toString());
  const [session, ...statements] = recorded.move;
  await findSession(request, session);
  const words = {
    application: input.uuid,
    version: input.version,
    next: input.version + 1,
    from: input.to === 'new' ? 'primary_screening' : 'new',
    to: input.to,
    reason: input.reason,
    history: uuidv7(),
    audit: uuidv7(),
    now: new Date(),
  };
  const client = await pool.connect();
  try {
    let last: unknown;
    for (const { text, values } of statements) {
      const { rows } = await client.query(prepared(text, fill(values, words)));
      if (rows.length > 0) last = rows;
    }
    return last;
  } finally {
    client.release();
  }
}
