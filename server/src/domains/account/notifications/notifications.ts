import * as contract from '@qinghe/contract/account/notifications.ts';
import { maskEmail } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { readForAccount } from '../../../http/read.ts';
import { accountOfToken, unsubscribeToken } from '../../../http/unsubscribe-token.ts';
import { writeForAccount, writeForAnyone } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import type { Services } from '../../../services.ts';
import { findWechatChoices, saveWechatChoices } from '../wechat/identity-queries.ts';
import { findChoices, saveChoices } from './notification-queries.ts';

async function present(reader: Reader, { wechat }: Services, uuid: string): Promise<contract.Notifications> {
  const { email, ...choices } = requireFound(await findChoices(reader, uuid));
  const bound = wechat?.sendsMessages ? await findWechatChoices(reader, uuid) : undefined;
  return { email: email && maskEmail(email), ...choices, wechat: bound ? presentWechat(bound) : null };
}

const presentWechat = ({
  openid_sealed,
  bound_at: _,
  ...wechat
}: NonNullable<Awaited<ReturnType<typeof findWechatChoices>>>) => ({
  ...wechat,
  state: openid_sealed === null ? ('bind_again' as const) : ('ready' as const),
});

export const getNotifications = readForAccount(contract.getNotifications, ({ db, services, account }) =>
  present(db, services, account.accountUuid),
);

export const saveNotifications = writeForAccount(
  contract.saveNotifications,
  { audit: { none: 'what somebody reads is no concern of the company' } },
  async ({ db, services, account }, choices) => {
    await saveChoices(db, account.accountUuid, choices);
    return present(db, services, account.accountUuid);
  },
);

/** @throws AppError 40902 without a WeChat that can be written to */
export const saveWechatNotifications = writeForAccount(
  contract.saveWechatNotifications,
  { audit: { none: 'as above' } },
  async ({ db, services, account }, choices) => {
    if (!services.wechat?.sendsMessages || !(await saveWechatChoices(db, account.accountUuid, choices)))
      throw new AppError(40902, { reason: 'wechat.unreachable' });
    return present(db, services, account.accountUuid);
  },
);

/** @throws AppError 40401 for a link that we did not make, or of a closed account */
export const unsubscribe = writeForAnyone(
  contract.unsubscribe,
  { audit: { none: 'as above' } },
  async ({ db, services }, { token, digest }) => {
    const accountUuid = requireFound(accountOfToken(token, services.signingSecret));
    const { email } = requireFound(await findChoices(db, accountUuid));
    await saveChoices(db, accountUuid, { digest });
    return { email: maskEmail(email ?? ''), digest };
  },
);

/** The address at the foot of a summary. */
export const unsubscribeUrl = (
  { publicUrl, signingSecret }: Pick<Services, 'publicUrl' | 'signingSecret'>,
  uuid: string,
) => `${publicUrl}/outintern/unsubscribe#${unsubscribeToken(signingSecret, uuid)}`;

/** No summary any more; nothing for an account that is gone. */
export async function stopDigest(trx: Trx, accountUuid: string): Promise<void> {
  if (await findChoices(trx, accountUuid)) await saveChoices(trx, accountUuid, { digest: false });
}
