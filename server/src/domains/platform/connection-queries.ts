import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';

interface Connections {
  keys: number;
  used_at: string | null;
  webhooks: number;
  failing: number;
  /** Since when the first of those that fail does. */
  failing_since: string | null;
}

/** By what other systems reach a company, and are reached: keys that open something, addresses that are on. */
export async function readConnections(reader: Reader, companyUuid: string): Promise<Connections> {
  const [keys, webhooks] = await Promise.all([
    reader
      .selectFrom('platform_key')
      .select((e) => [
        sql<number>`(count(*) filter (where revoked_at is null))::int`.as('keys'),
        e.fn.max('last_used_at').filterWhere('revoked_at', 'is', null).as('used_at'),
      ])
      .where('company_uuid', '=', companyUuid)
      .executeTakeFirstOrThrow(),
    reader
      .selectFrom('webhook_endpoint')
      .select((e) => [
        sql<number>`count(*)::int`.as('webhooks'),
        sql<number>`(count(failing_since))::int`.as('failing'),
        e.fn.min('failing_since').as('failing_since'),
      ])
      .where('company_uuid', '=', companyUuid)
      .where('off_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...keys, ...webhooks };
}
