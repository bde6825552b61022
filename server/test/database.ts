import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

let made = 0;

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Copies a database that is in use: whoever is connected is cut off, and comes again. @returns the copy, and what puts it in the place of the other */
export async function backUp(databaseUrl: string): Promise<{ restore(): Promise<{ lost: TestDatabase }> }> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const [copy, lost] = [`${name}_copy`, `${name}_lost`];
  await whileNobodyIsConnected(name, [`create database ${copy} template ${name} strategy file_copy`]);
  return {
    async restore() {
      await whileNobodyIsConnected(name, [
        `alter database ${name} rename to ${lost}`,
        `alter database ${copy} rename to ${name}`,
      ]);
      await inMaintenance(`alter database ${lost} allow_connections true`);
      const url = new URL(databaseUrl);
      url.pathname = `/${lost}`;
      return { lost: { url: url.href, drop: () => drop(lost) } };
    },
  };
}

async function whileNobodyIsConnected(name: string, statements: readonly string[]): Promise<void> {
  await inMaintenance(`alter database ${name} allow_connections false`);
  const others = `from pg_stat_activity where datname = '${name}'`;
  while ((await inMaintenance(`select pg_terminate_backend(pid) ${others}`)) > 0) await pause(20);
  for (const statement of statements) await inMaintenance(statement);
  await inMaintenance(`alter database ${name} allow_connections true`);
}

/** A database of its own, with the newest schema; `empty` has none at all. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${process.pid}_${Date.now().toString(36)}_${++made}`;
  const source = kind === 'migrated' ? template.pathname.slice(1) : 'template0';
  // Copied by the system: through the write-ahead log it takes twice as long.
  await inMaintenance(`create database ${name} template ${source} strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(name) };
}

/** Cutting off a client that is just closing would end in an error that nobody listens to, so the last ones may leave first. */
async function drop(name: string): Promise<void> {
  const deadline = Date.now() + 3_000;
  while (Date.now() < deadline) {
    const left = await inMaintenance(`select 1 from pg_stat_activity where datname = '${name}'`);
    if (left === 0) break;
    await pause(20);
  }
  await inMaintenance(`drop database if exists ${name} with (force)`);
}

/** @returns rows that came back */
async function inMaintenance(statement: string): Promise<number> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
