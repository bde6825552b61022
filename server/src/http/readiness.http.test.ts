import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

const readiness = async () => {
  const response = await app.fetch('/readyz');
  return { status: response.status, ...((await response.json()) as { checks: Record<string, string> }).checks };
};

test('a server whose database lacks a queue or a migration is not ready', async () => {
  expect(await readiness()).toEqual({ status: 200, database: 'ok', migrations: 'ok', queue: 'ok' });
  await sql`delete from pgboss.schedule where name = 'ops.sweep'`.execute(db);
  await sql`delete from pgboss.queue where name = 'ops.sweep'`.execute(db);
  expect(await readiness()).toMatchObject({ status: 503, queue: 'incomplete' });
  await sql`delete from schema_migration where name = (select max(name) from schema_migration)`.execute(db);
  expect(await readiness()).toMatchObject({ status: 503, migrations: 'pending' });
  await sql`drop schema pgboss cascade`.execute(db);
  expect(await readiness()).toMatchObject({ status: 503, database: 'ok', queue: 'unreachable' });
});
