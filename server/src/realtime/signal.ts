import type { Look } from '@qinghe/contract/resumes/looks.ts';
import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';

/** Channel on which servers hand signals on to each other. */
export const SIGNALS_CHANNEL = 'qinghe_signals';

/** A notification of PostgreSQL holds 8,000 bytes. */
const MAX_ACCOUNTS = 150;

/** What sockets hear once, or never. */
export interface Signal {
  companyUuid: string;
  /** Who hears it beside the company's masters. */
  accounts: readonly string[];
  look: Look;
}

/** Tells colleagues of a look: the database passes it on to all servers and stores it nowhere. */
export async function signalLook(db: Reader, { accounts, ...signal }: Signal): Promise<void> {
  const payload = JSON.stringify({ ...signal, accounts: accounts.slice(0, MAX_ACCOUNTS) });
  await sql`select pg_notify(${SIGNALS_CHANNEL}, ${payload})`.execute(db);
}
