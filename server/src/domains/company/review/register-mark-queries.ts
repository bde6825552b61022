import type { PaperField } from '@qinghe/contract/company/papers.ts';
import type { RegisterMark } from '@qinghe/contract/company/register-marks.ts';
import type { Reader, Trx } from '../../../db/database.ts';

interface NewMark {
  field: PaperField;
  mark: RegisterMark;
  words: string;
  about: string;
  operator_uuid: string;
  at: Date;
}

/** The last word on a field counts. */
export async function saveMark(trx: Trx, companyUuid: string, { field, ...mark }: NewMark): Promise<void> {
  await trx
    .insertInto('register_mark')
    .values({ company_uuid: companyUuid, field, ...mark })
    .onConflict((conflict) => conflict.columns(['company_uuid', 'field']).doUpdateSet(mark))
    .execute();
}

export async function deleteMark(trx: Trx, companyUuid: string, field: PaperField): Promise<void> {
  await trx.deleteFrom('register_mark').where('company_uuid', '=', companyUuid).where('field', '=', field).execute();
}

export const readMarks = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('register_mark')
    .innerJoin('operator', 'operator.uuid', 'register_mark.operator_uuid')
    .select([
      'register_mark.field',
      'register_mark.mark',
      'register_mark.words',
      'register_mark.about',
      'operator.name as by',
      'register_mark.at',
    ])
    .where('register_mark.company_uuid', '=', companyUuid)
    .orderBy('register_mark.field')
    .execute();
