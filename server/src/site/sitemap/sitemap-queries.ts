import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import { chinaDay } from '../../time/china-day.ts';

/** Addresses of one part; search engines take 50,000. */
export const PART = 10_000;

export const parts = ['jobs', 'companies', 'brochures', 'talks', 'fairs'] as const;
export type Part = (typeof parts)[number];

interface Entry {
  uuid: string;
  /** Since when it is as it is, where that is known. */
  at: string | null;
}

/** What search engines are told of: what everybody may see now, and companies that have open jobs. */
function entriesOf(part: Part, now: Date): RawBuilder<unknown> {
  switch (part) {
    case 'jobs':
      return sql`select job_uuid as uuid, published_at as at from public_job where ${isOpen(now)}`;
    case 'companies':
      return sql`select company_uuid as uuid, null::timestamptz as at from company
        where exists (select from public_job where public_job.company_uuid = company.company_uuid and ${isOpen(now)})`;
    case 'brochures':
      return sql`select uuid, updated_at as at from brochure where state = 'online' and ${isShown('brochure')}`;
    case 'talks':
      return sql`select uuid, updated_at as at from talk
        where state = 'online' and ends_at > ${now.toISOString()}::timestamptz and ${isShown('talk')}`;
    case 'fairs':
      return sql`select uuid, saved_at as at from fair
        where state = 'open' and ends_at > ${now.toISOString()}::timestamptz`;
  }
}

/** Pages of their own are found while the papers of their company are in force. */
const isShown = (table: 'brochure' | 'talk') => sql`exists (select from company
  where company.company_uuid = ${sql.ref(`${table}.company_uuid`)} and company.frozen_at is null
  and company.check_status = any(${[...CERTIFIED]}))`;

const isOpen = (now: Date) => sql`(deadline is null or deadline >= ${chinaDay(now)}::date)`;

/** The uuids after which each part but the first begins. */
export async function readBeginnings(reader: Reader, part: Part, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from (select uuid, row_number() over (order by uuid) as n, lead(uuid) over (order by uuid) as next
      from (${entriesOf(part, now)}) entry) numbered
    where n % ${PART} = 0 and next is not null
    order by uuid`.execute(reader);
  return rows.map(({ uuid }) => uuid);
}

/** The entries of the part that begins after a uuid, or of the first one. */
export async function readPart(reader: Reader, part: Part, after: string | undefined, now: Date): Promise<Entry[]> {
  const from = after === undefined ? sql`true` : sql`uuid > ${after}::uuid`;
  const { rows } = await sql<Entry>`
    select uuid, at from (${entriesOf(part, now)}) entry where ${from} order by uuid limit ${PART}`.execute(reader);
  return rows;
}
