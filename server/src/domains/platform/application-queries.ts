import type { Trx } from '../../db/database.ts';

interface Claim {
  reference: string;
  input_hash: Buffer;
  key_uuid: string;
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

export async function tieReference(
  trx: Trx,
  companyUuid: string,
  reference: string,
  applicationUuid: string,
): Promise<void> {
  await trx
    .updateTable('platform_application')
    .set({ application_uuid: applicationUuid })
    .where('company_uuid', '=', companyUuid)
    .where('reference', '=', reference)
    .execute();
}
