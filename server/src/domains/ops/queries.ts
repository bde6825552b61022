import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { containing } from '../../db/containing.ts';
import type { Reader } from '../../db/database.ts';
import { readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';

const searched = ['address', 'subject', 'body'] as const;

export const readOutbox = (reader: Reader, { channel, address, q, ...page }: ParsedInputOf<typeof listOutbox>) =>
  readPage(
    reader
      .selectFrom('outbox_message')
      .select(['uuid', 'channel', 'address', 'subject', 'body', 'created_at'])
      .$call(whenGiven(channel, (query, value) => query.where('channel', '=', value)))
      .$call(whenGiven(address, (query, value) => query.where('address', '=', value)))
      .$call(
        whenGiven(q, (query, words) =>
          query.where((e) => e.or(searched.map((column) => e(column, 'ilike', containing(words))))),
        ),
      ),
    page,
    ['created_at', 'uuid'],
  );

/** Rows of the running system that nothing asks for any more, with the instant before which they go. */
export interface SweepLimits {
  /** For rows that carry their own end. */
  now: Date;
  idempotency: Date;
  codes: Date;
  events: Date;
  sessions: Date;
}

/** Deletes what has served its time. @returns rows deleted, by table */
export async function deleteOutdated(reader: Reader, limits: SweepLimits): Promise<Record<string, number>> {
  const results = {
    captcha_token: await reader
      .deleteFrom('captcha_token')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    quota: await reader.deleteFrom('quota').where('expires_at', '<', limits.now.toISOString()).executeTakeFirst(),
    login_failure: await reader
      .deleteFrom('login_failure')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    closed_login: await reader
      .deleteFrom('closed_login')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    account_link: await reader
      .deleteFrom('account_link')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    wechat_flow: await reader
      .deleteFrom('wechat_flow')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    candidate_link: await reader
      .deleteFrom('candidate_link')
      .where('expires_at', '<', limits.now.toISOString())
      .executeTakeFirst(),
    idempotency_key: await reader
      .deleteFrom('idempotency_key')
      .where('created_at', '<', limits.idempotency.toISOString())
      .executeTakeFirst(),
    verification_code: await reader
      .deleteFrom('verification_code')
      .where('created_at', '<', limits.codes.toISOString())
      .executeTakeFirst(),
    realtime_event: await reader
      .deleteFrom('realtime_event')
      .where('at', '<', limits.events.toISOString())
      .executeTakeFirst(),
    operator_session: await reader
      .deleteFrom('operator_session')
      .where('expires_at', '<', limits.sessions.toISOString())
      .executeTakeFirst(),
    session: await reader
      .deleteFrom('session')
      .where('expires_at', '<', limits.sessions.toISOString())
      .executeTakeFirst(),
  };
  return Object.fromEntries(Object.entries(results).map(([table, result]) => [table, Number(result.numDeletedRows)]));
}
