import type { Reader, Trx } from '../../../db/database.ts';
import type { AskedFor } from './request-queries.ts';

/** What went when a person was erased. */
export interface Erased {
  /** Names the erasure. */
  number: string;
  applications: number;
  talks: number;
  fairs: number;
  talent: boolean;
}

/** Writes the receipt down for each application that went, which is where its person looks for it. */
export async function insertReceipts(
  trx: Trx,
  erased: Erased,
  { of, at, expiresAt }: { of: readonly AskedFor[]; at: Date; expiresAt: Date },
): Promise<void> {
  if (of.length === 0) return;
  await trx
    .insertInto('erasure_receipt')
    .values(
      of.map(({ companyUuid, applicationUuid }) => ({
        ...erased,
        company_uuid: companyUuid,
        application_uuid: applicationUuid,
        erased_at: at,
        expires_at: expiresAt,
      })),
    )
    .execute();
}

export const findReceipt = (reader: Reader, { companyUuid, applicationUuid }: AskedFor) =>
  reader
    .selectFrom('erasure_receipt')
    .select(['number', 'erased_at', 'applications', 'talks', 'fairs', 'talent'])
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .executeTakeFirst();
