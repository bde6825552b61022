import pg from 'pg';
import { inject } from 'vitest';

let made = 0;

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own, with the newest schema; `empty` has none at all. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${process.pid}_${Date.now().toString(36)}_${++made}`;
  const source = kind === 'migrated' ? template.pathname.slice(1) : 'template0';
  await inMaintenance(`create database ${name} template ${source}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => inMaintenance(`drop database if exists ${name} with (force)`) };
}

async function inMaintenance(statement: string): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
