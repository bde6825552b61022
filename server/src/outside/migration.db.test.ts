import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { migrate } from '../db/migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

test('what waited in the tables of before waits on, and what was sent is not sent again', async () => {
  const database = await createTestDatabase('empty');
  const older = await mkdtemp(join(tmpdir(), 'qinghe-older-'));
  const names = (await readdir(MIGRATIONS)).filter((name) => name < '0390');
  await Promise.all(names.map((name) => cp(join(MIGRATIONS, name), join(older, name))));
  await migrate(database.url, { folder: older });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const id = (digit: number) => `00000000-0000-7000-8000-00000000000${digit}`;
  const at = '2026-11-20T01:02:03.004Z';
  // Rows that nothing refers to are enough here.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into candidate_message (company_uuid, uuid, application_uuid, history_uuid, subject, body, send_after, state)
     values ($1, $2, $3, $3, '', '', $4, 'held'), ($1, $5, $3, $3, '', '', $4, 'sent')`,
    [id(1), id(2), id(3), at, id(4)],
  );
  await client.query(
    `insert into invitation (company_uuid, uuid, link_uuid, address, most_uses, invited_by, created_at, expires_at, delivery)
     values ($1, $2, $3, 'a@example.com', 1, $1, $4, $4, 'waiting'), ($1, $5, $6, '', 1, $1, $4, $4, 'none')`,
    [id(1), id(5), id(6), at, id(7), id(8)],
  );
  await client.query(
    `insert into talk_notice (company_uuid, uuid, talk_uuid, visitor_uuid, kind, about, state, attempts, created_at)
     values ($1, $2, $1, $3, 'moved', $4, 'sent', 1, $4)`,
    [id(1), id(9), id(3), at],
  );
  await client.query(
    `insert into account_mail (uuid, channel, address, subject, body, created_at)
     values ($1, 'email', 'b@example.com', 's', 'b', $2)`,
    [id(7), at],
  );
  await client.end();
  await migrate(database.url);
  const after = new pg.Client({ connectionString: database.url });
  await after.connect();
  const { rows } = await after.query('select uuid, kind, occasion, state, attempts from delivery order by uuid');
  await after.end();
  await database.drop();
  await rm(older, { recursive: true });
  expect(rows).toEqual([
    { uuid: id(2), kind: 'resumes.message', occasion: id(2), state: 'waiting', attempts: 0 },
    { uuid: id(4), kind: 'resumes.message', occasion: id(4), state: 'sent', attempts: 0 },
    { uuid: id(6), kind: 'company.invitation', occasion: '', state: 'waiting', attempts: 0 },
    { uuid: id(7), kind: 'account.words', occasion: '', state: 'waiting', attempts: 0 },
    { uuid: id(9), kind: 'talks.moved', occasion: at, state: 'sent', attempts: 1 },
  ]);
});
