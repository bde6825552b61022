import type { Trx } from '../../../db/database.ts';
import type { AddressKind } from '../apply/upload-queries.ts';

/** Remembers that somebody has proved an address of an application to be theirs, and when last. */
export async function saveProof(
  trx: Trx,
  companyUuid: string,
  { applicationUuid, kind, now }: { applicationUuid: string; kind: AddressKind; now: Date },
): Promise<void> {
  await trx
    .insertInto('address_proof')
    .values({ company_uuid: companyUuid, application_uuid: applicationUuid, kind, proved_at: now })
    .onConflict((conflict) =>
      conflict.columns(['company_uuid', 'application_uuid', 'kind']).doUpdateSet({ proved_at: now }),
    )
    .execute();
}
