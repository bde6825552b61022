import { maskName } from '@qinghe/contract/formats.ts';
import type { Trx } from '../../../db/database.ts';
import { seal } from '../../../http/sealed.ts';
import { playedOpenId, playedUnionId } from '../../../providers/wechat/embedded.ts';
import { hashWechat } from '../secrets.ts';
import { insertWechat } from './identity-queries.ts';

/** Binds a WeChat that the embedded provider plays, for demo data. */
export async function bindPlayedWechat(
  trx: Trx,
  { signingSecret, now }: { signingSecret: string; now: Date },
  accountUuid: string,
  name: string,
): Promise<void> {
  await insertWechat(trx, {
    identity_hash: hashWechat(signingSecret, playedUnionId(name)),
    account_uuid: accountUuid,
    nickname: maskName(name),
    openid_sealed: seal(playedOpenId(name), signingSecret),
    bound_at: now,
  });
}
