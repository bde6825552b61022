import type { CredentialPapers, LicencePapers } from '@qinghe/contract/company/papers.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { nameKey } from '../../../db/name-key.ts';
import { NONE_IN_FORCE } from '../rules.ts';

/** What an account has handed in of a company to found; version 0 stands for nothing yet. */
export interface DraftRow {
  licence: LicencePapers | null;
  credentials: CredentialPapers | null;
  version: number;
}

const empty: DraftRow = { licence: null, credentials: null, version: 0 };

const selectDraft = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('registration_draft')
    .select(['licence', 'credentials', 'version'])
    .where('account_uuid', '=', accountUuid)
    .$castTo<DraftRow>();

export async function findDraft(reader: Reader, accountUuid: string): Promise<DraftRow> {
  return (await selectDraft(reader, accountUuid).executeTakeFirst()) ?? empty;
}

/**
 * Locked together with its account, so that of two calls at once one finds what the other has done: also the company that
 * was founded of it.
 */
export async function lockDraft(
  trx: Trx,
  accountUuid: string,
): Promise<{ draft: DraftRow; companyUuid: string | null }> {
  const { company_uuid } = await trx
    .selectFrom('account')
    .select('company_uuid')
    .where('uuid', '=', accountUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const draft = (await selectDraft(trx, accountUuid).executeTakeFirst()) ?? empty;
  return { draft, companyUuid: company_uuid };
}

export async function saveDraft(
  trx: Trx,
  accountUuid: string,
  { licence, credentials, version }: DraftRow,
  now: Date,
): Promise<void> {
  const values = {
    licence: licence && JSON.stringify(licence),
    credentials: credentials && JSON.stringify(credentials),
    version,
    updated_at: now,
  };
  await trx
    .insertInto('registration_draft')
    .values({ account_uuid: accountUuid, ...values })
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet(values))
    .execute();
}

export async function deleteDraft(trx: Trx, accountUuid: string): Promise<void> {
  await trx.deleteFrom('registration_draft').where('account_uuid', '=', accountUuid).execute();
}

/** Takes a credit code for a company. @returns false when another company has it */
export async function takeCreditCode(trx: Trx, creditCode: string, companyUuid: string): Promise<boolean> {
  const row = await trx
    .insertInto('company_licence')
    .values({ credit_code: creditCode, company_uuid: companyUuid })
    .onConflict((conflict) => conflict.column('credit_code').doUpdateSet({ credit_code: sql`excluded.credit_code` }))
    .returning('company_uuid')
    .executeTakeFirstOrThrow();
  return row.company_uuid === companyUuid;
}

/** Whether another company has a credit code: only papers that passed take one, so that no claim keeps it from its owner. */
export async function isCreditCodeTaken(reader: Reader, creditCode: string, companyUuid: string): Promise<boolean> {
  const row = await reader
    .selectFrom('company_licence')
    .select('company_uuid')
    .where('credit_code', '=', creditCode)
    .executeTakeFirst();
  return row !== undefined && row.company_uuid !== companyUuid;
}

/** A company whose papers have passed, by its credit code or else its whole name. */
export function findKnownCompany(
  reader: Reader,
  { name, creditCode }: { name?: string | undefined; creditCode?: string | undefined },
) {
  return reader
    .selectFrom('company')
    .leftJoin('company_licence', 'company_licence.company_uuid', 'company.company_uuid')
    .leftJoin('company_member', (join) =>
      join.onRef('company_member.company_uuid', '=', 'company.company_uuid').on('company_member.type', '=', 'master'),
    )
    .leftJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select([
      'company.company_uuid',
      'company.name',
      'account.name as master_name',
      sql<string | null>`company.licence ->> 'legal_person'`.as('legal_person'),
    ])
    .where((e) =>
      creditCode === undefined
        ? e(nameKey(e.ref('company.name')), '=', nameKey(name ?? ''))
        : e('company_licence.credit_code', '=', creditCode),
    )
    .where('company.check_status', 'not in', NONE_IN_FORCE)
    .orderBy('company.created_at')
    .limit(1)
    .executeTakeFirst();
}
