import type { Reader, Trx } from '../../../db/database.ts';

export interface Step {
  uuid: string;
  kind: 'master' | 'member';
  company_uuid: string;
}

/** A step in place of the one before. */
export async function saveStep(trx: Trx, accountUuid: string, step: Step & { asked_at: Date }): Promise<void> {
  await trx
    .insertInto('account_step')
    .values({ account_uuid: accountUuid, ...step })
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet(step))
    .execute();
}

/** What an account has to become, held: of two who take it at once one finds that it is done. */
export const lockStep = (trx: Trx, accountUuid: string) =>
  trx
    .selectFrom('account_step')
    .select(['uuid', 'kind', 'company_uuid'])
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .executeTakeFirst();

export async function deleteStep(trx: Trx, accountUuid: string): Promise<void> {
  await trx.deleteFrom('account_step').where('account_uuid', '=', accountUuid).execute();
}

/** Of several who were asked to lead a company the first one who agrees does. */
export async function deleteStepsToLead(trx: Trx, companyUuid: string): Promise<void> {
  await trx.deleteFrom('account_step').where('company_uuid', '=', companyUuid).where('kind', '=', 'master').execute();
}

/** A company by the credit code of its licence. */
export const findByCreditCode = (reader: Reader, creditCode: string) =>
  reader
    .selectFrom('company_licence')
    .innerJoin('company', 'company.company_uuid', 'company_licence.company_uuid')
    .select(['company.company_uuid', 'company.name'])
    .where('company_licence.credit_code', '=', creditCode)
    .executeTakeFirst();
