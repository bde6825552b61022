import { type AskedFields, usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

/** What a company asks for, as it was saved last. */
export interface SavedFields {
  version: number;
  fields: AskedFields;
}

/** Version 0 and the usual as long as nothing was saved; a field that came later is asked for as usual. */
export async function readFields(reader: Reader, companyUuid: string, kind: JobKind): Promise<SavedFields> {
  const row = await reader
    .selectFrom('resume_config')
    .select(['version', 'fields'])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return { version: row?.version ?? 0, fields: { ...usualFields[kind], ...(row?.fields as AskedFields | undefined) } };
}

/** Saves over a version that was read. @returns false where somebody else was first */
export async function saveFields(
  trx: Trx,
  companyUuid: string,
  { kind, version, fields, at }: SavedFields & { kind: JobKind; at: Date },
): Promise<boolean> {
  const values = { fields: JSON.stringify(fields), updated_at: at };
  const result = await trx
    .insertInto('resume_config')
    .values({ company_uuid: companyUuid, kind, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['company_uuid', 'kind'])
        .doUpdateSet({ ...values, version: sql`resume_config.version + 1` })
        .where('resume_config.version', '=', version),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
