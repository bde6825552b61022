// The least that could answer: node:http, pg, the recorded statements one after the other, JSON.stringify.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

const recorded = JSON.parse(readFileSync(process.env.RECORDED, 'utf8'));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

createServer((request, response) => {
  if (request.url === '/ready') return response.end('ok');
  const output = request.method === 'GET' ? list(request) : move(request);
  output
    .then((data) => {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({ code: 100, msg: 'success', data }));
    })
    .catch((error) => {
      process.stderr.write(`${error.stack}\n`);
      response.statusCode = 500;
      response.end();
    });
}).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

const hashOf = (request) => createHash('sha256').update(request.headers.authorization).digest();

async function list(request) {
  const [session, page] = recorded.list;
  const found = await pool.query(session.text, fill(session.values, { tokenHash: hashOf(request) }));
  if (found.rows.length === 0) throw new Error('no session');
  const { rows } = await pool.query(page.text, fill(page.values, {}));
  return { items: rows.slice(0, 20), next_cursor: rows.length > 20 ? rows[19].uuid : null };
}

async function move(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const input = JSON.parse(Buffer.concat(pieces).toString());
  const [session, ...statements] = recorded.move;
  const found = await pool.query(session.text, fill(session.values, { tokenHash: hashOf(request) }));
  if (found.rows.length === 0) throw new Error('no session');
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
    let last;
    for (const { text, values } of statements) {
      const { rows } = await client.query(text, fill(values, words));
      if (rows.length > 0) last = rows;
    }
    return last;
  } finally {
    client.release();
  }
}

/** Puts words in where the recording has `{"$": "name"}`. */
function fill(values, words) {
  return values.map((value) => put(value, words));
}

function put(value, words) {
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$ === 'string') return words[value.$];
  if (value.json) return JSON.stringify(deep(value.json, words));
  return value;
}

function deep(value, words) {
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value.$ === 'string') return words[value.$];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner, words)]));
}
