import { type DeliverSettingValues, usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

/** How a company takes applications of graduates, as it was saved last. */
export interface SavedSetting extends DeliverSettingValues {
  version: number;
}

/** Version 0 and the usual as long as nothing was saved. */
export async function readDeliverSetting(reader: Reader, companyUuid: string): Promise<SavedSetting> {
  const row = await reader
    .selectFrom('deliver_setting')
    .select(['version', 'wishes', 'ordered'])
    .where('company_uuid', '=', companyUuid)
    .executeTakeFirst();
  return row ?? { version: 0, ...usualDeliverSetting };
}

/** How many places the apply form offers for a wish; 0 where wishes have no order. */
export const placesOf = ({ wishes, ordered }: DeliverSettingValues): number => (ordered ? (wishes ?? 0) : 0);

/** Saves over a version that was read. @returns false where somebody else was first */
export async function saveSetting(
  trx: Trx,
  companyUuid: string,
  { version, at, ...values }: SavedSetting & { at: Date },
): Promise<boolean> {
  const row = { ...values, updated_at: at };
  const result = await trx
    .insertInto('deliver_setting')
    .values({ company_uuid: companyUuid, ...row })
    .onConflict((conflict) =>
      conflict
        .column('company_uuid')
        .doUpdateSet({ ...row, version: sql`deliver_setting.version + 1` })
        .where('deliver_setting.version', '=', version),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
