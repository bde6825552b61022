import type { Trx } from '../../db/database.ts';

interface Claim {
  reference: string;
  input_hash: Buffer;
  key_uuid: string;
  application_uuid: string;
  created_at: Date;
}

/** Takes a reference; whoever sends the same one at the same moment waits. @returns false where it was taken before */
export async function claimReference(trx: Trx, companyUuid: string, claim: Claim): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('platform_application')
    .values({ company_uuid: companyUuid, ...claim })
    .onConflict((conflict) => conflict.columns(['company_uuid', 'reference']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const readReference = (trx: Trx, companyUuid: string, reference: string) =>
  trx
    .selectFrom('platform_application')
    .select(['input_hash', 'created_at'])
    .where('company_uuid', '=', companyUuid)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

/** What came under a reference is no application of its own. */
export async function untieReference(trx: Trx, companyUuid: string, reference: string): Promise<void> {
  await trx
    .updateTable('platform_application')
    .set({ application_uuid: null })
    .where('company_uuid', '=', companyUuid)
    .where('reference', '=', reference)
    .execute();
}
