import type { WebhookEvent } from '@qinghe/contract/platform/webhooks.ts';
import type { Reader, Trx } from '../../db/database.ts';

const own = (reader: Reader, companyUuid: string) =>
  reader
    .selectFrom('webhook_endpoint')
    .select(['uuid', 'url', 'created_at', 'failing_since', 'off_at'])
    .select((e) => e.ref('events').$castTo<WebhookEvent[]>().as('events'))
    .where('company_uuid', '=', companyUuid);

export const readWebhooks = (reader: Reader, companyUuid: string) =>
  own(reader, companyUuid).orderBy('created_at', 'desc').orderBy('uuid', 'desc').execute();

export const findWebhook = (reader: Reader, companyUuid: string, uuid: string) =>
  own(reader, companyUuid).where('uuid', '=', uuid).executeTakeFirst();

interface NewWebhook {
  uuid: string;
  url: string;
  events: string[];
  secret_sealed: Buffer;
  created_by: string;
  created_at: Date;
}

export async function insertWebhook(trx: Trx, companyUuid: string, webhook: NewWebhook): Promise<void> {
  await trx
    .insertInto('webhook_endpoint')
    .values({ company_uuid: companyUuid, ...webhook })
    .execute();
}

/** @returns whether there was such a one that stood the other way */
export async function setWebhook(trx: Trx, companyUuid: string, uuid: string, offAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_endpoint')
    .set({ off_at: offAt, failing_since: null })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('off_at', offAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteWebhookRow = (trx: Trx, companyUuid: string, uuid: string) =>
  trx
    .deleteFrom('webhook_endpoint')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst();
