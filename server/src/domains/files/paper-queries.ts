import type { Reader, Trx } from '../../db/database.ts';

export interface NewPaper {
  uuid: string;
  account_uuid: string;
  kind: 'licence' | 'identity';
  name: string;
  type: string;
  size: number;
  sha256: Buffer;
  storage_key: string;
  created_at: Date;
}

export async function insertPaper(trx: Trx, paper: NewPaper): Promise<void> {
  await trx.insertInto('paper').values(paper).execute();
}

const selectPaper = (reader: Reader, uuid: string) =>
  reader.selectFrom('paper').select(['uuid', 'kind', 'name', 'type', 'storage_key']).where('uuid', '=', uuid);

/** For operators, who decide on all of them. */
export const findPaper = (reader: Reader, uuid: string) => selectPaper(reader, uuid).executeTakeFirst();

/** A licence that the account has handed in itself, or somebody of its company. */
export const findOwnLicence = (
  reader: Reader,
  { accountUuid, companyUuid }: { accountUuid: string; companyUuid: string | null },
  uuid: string,
) =>
  selectPaper(reader, uuid)
    .where('kind', '=', 'licence')
    .where((e) =>
      e.or([
        e('account_uuid', '=', accountUuid),
        e(
          'account_uuid',
          'in',
          e.selectFrom('company_member').select('account_uuid').where('company_uuid', '=', companyUuid),
        ),
      ]),
    )
    .executeTakeFirst();

/** Forgets a paper; the caller has removed its bytes. */
export async function deletePaper(reader: Reader, uuid: string): Promise<void> {
  await reader.deleteFrom('paper').where('uuid', '=', uuid).execute();
}

/** A picture of the account's own identity that is not being erased; nobody else's, colleagues' neither. */
export const findOwnIdentityPicture = (reader: Reader, accountUuid: string, uuid: string) =>
  selectPaper(reader, uuid)
    .where('kind', '=', 'identity')
    .where('account_uuid', '=', accountUuid)
    .where('erasure_uuid', 'is', null)
    .executeTakeFirst();

export type PaperRow = NonNullable<Awaited<ReturnType<typeof findPaper>>>;

/** Takes papers out of everybody's reach until their bytes are erased. */
export async function holdForErasure(trx: Trx, erasureUuid: string, uuids: readonly string[]): Promise<void> {
  await trx.updateTable('paper').set({ erasure_uuid: erasureUuid }).where('uuid', 'in', uuids).execute();
}
