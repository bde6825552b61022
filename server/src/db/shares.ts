import type { ShareRight } from '@qinghe/contract/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Share } from '../sharing.ts';

/** Tables of what can be shared, by the names they have in a statement. */
type Shared = 'job' | 'brochure' | 'talk';

/** Whether an account owns a row, or it is shared with the account. @param least how far the share must go */
export const seenBy = (table: Shared, account: string, least: ShareRight = 'read'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.owner_uuid`)} = ${account} or exists (select from share
    where share.company_uuid = ${sql.ref(`${table}.company_uuid`)} and share.object_uuid = ${sql.ref(`${table}.uuid`)}
      and share.account_uuid = ${account} and ${least === 'read' ? sql`true` : sql`share.may = ${least}`}))`;

/** The colleagues whom the owner of a row lets see it, by name. */
export const sharesOf = (table: Shared): RawBuilder<Share[]> =>
  sql<Share[]>`(select coalesce(jsonb_agg(jsonb_build_object('account_uuid', share.account_uuid, 'name', colleague.name,
      'may', share.may) order by colleague.name, colleague.uuid), '[]')
    from share join account as colleague on colleague.uuid = share.account_uuid
    where share.company_uuid = ${sql.ref(`${table}.company_uuid`)} and share.object_uuid = ${sql.ref(`${table}.uuid`)})`;
