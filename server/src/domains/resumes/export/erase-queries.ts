import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { OfExport } from './export-queries.ts';

/** Exports whose bytes have no right to lie in the store any more. */
export const readToErase = (reader: Reader, now: Date) =>
  reader
    .selectFrom('application_export')
    .select(['company_uuid', 'uuid', 'attempt'])
    .where('erased_at', 'is', null)
    .where((e) =>
      e.or([
        e('state', 'in', ['failed', 'withdrawn', 'ended']),
        e.and([e('state', '=', 'ready'), e('expires_at', '<=', now.toISOString())]),
      ]),
    )
    .orderBy('made_at')
    .limit(100)
    .execute();

/** Nothing of it lies in the store any more; whom it held is forgotten. */
export async function setErased(trx: Trx, { company_uuid, uuid }: OfExport, at: Date): Promise<void> {
  await trx
    .updateTable('application_export')
    .set({ erased_at: at, state: sql<'ended'>`case state when 'ready' then 'ended' else state end` })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();
  await trx
    .deleteFrom('application_export_person')
    .where('company_uuid', '=', company_uuid)
    .where('export_uuid', '=', uuid)
    .execute();
}

/** A try of an export that is over may have died behind the erasure: what it has written is looked for again. */
export async function eraseAgain(trx: Trx, { company_uuid, uuid }: OfExport): Promise<void> {
  await trx
    .updateTable('application_export')
    .set({ erased_at: null })
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('state', '!=', 'ready')
    .execute();
}

/** Forgets exports of before an instant whose bytes are gone. */
export async function deleteOldExports(reader: Reader, before: Date): Promise<void> {
  await reader
    .deleteFrom('application_export')
    .where('made_at', '<', before.toISOString())
    .where('erased_at', 'is not', null)
    .execute();
}

/** Whether a company has exports that were taken away and still lie in the store. */
export async function hasWithdrawn(reader: Reader, companyUuid: string): Promise<boolean> {
  const row = await reader
    .selectFrom('application_export')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('state', '=', 'withdrawn')
    .where('erased_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
