import {
  type AskedDocuments,
  type DeliverSettingValues,
  usualDeliverSetting,
} from '@qinghe/contract/jobs/deliver-setting.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

/** Interns apply as often as they like. */
const KIND = 'campus';

/** How a company takes applications of graduates, as it was saved last. */
export interface SavedSetting extends DeliverSettingValues {
  version: number;
}

/** Version 0 and the usual as long as nothing was saved. */
export async function readDeliverSetting(reader: Reader, companyUuid: string): Promise<SavedSetting> {
  const row = await reader
    .selectFrom('deliver_setting')
    .select(['version', 'wishes', 'ordered', 'documents'])
    .where('company_uuid', '=', companyUuid)
    .where('kind', '=', KIND)
    .executeTakeFirst();
  if (!row) return { version: 0, ...usualDeliverSetting };
  // A kind that came after the choice was made is not asked for.
  return { ...row, documents: { ...usualDeliverSetting.documents, ...(row.documents as Partial<AskedDocuments>) } };
}

/** How a company takes applications for jobs of a kind; for internships there is nothing to choose. */
export const deliverSettingOf = async (
  reader: Reader,
  companyUuid: string,
  kind: JobKind,
): Promise<DeliverSettingValues> =>
  kind === KIND ? await readDeliverSetting(reader, companyUuid) : usualDeliverSetting;

/** Saves over a version that was read. @returns false where somebody else was first */
export async function saveSetting(
  trx: Trx,
  companyUuid: string,
  { version, at, ...values }: SavedSetting & { at: Date },
): Promise<boolean> {
  const row = { ...values, documents: JSON.stringify(values.documents), updated_at: at };
  const result = await trx
    .insertInto('deliver_setting')
    .values({ company_uuid: companyUuid, kind: KIND, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['company_uuid', 'kind'])
        .doUpdateSet({ ...row, version: sql`deliver_setting.version + 1` })
        .where('deliver_setting.version', '=', version),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
