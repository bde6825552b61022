import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { unseal } from '../../../http/sealed.ts';
import { defineDelivery } from '../../../outside/define-delivery.ts';
import { findWechatChoices } from '../wechat/identity-queries.ts';

/** What an account is notified of in the WeChat that it was written for: one unbound or changed since gets nothing. */
export const accountWechat = defineDelivery({
  name: 'account.wechat',
  forget: true,
  details: z.object({
    account_uuid: formats.uuid,
    bound_at: z.string(),
    title: z.string(),
    text: z.string(),
    link: z.string(),
  }),
  async load({ db, services: { wechat, signingSecret } }, { details: { account_uuid, bound_at, ...message } }) {
    const bound = await findWechatChoices(db, account_uuid);
    if (!bound?.openid_sealed || bound.bound_at !== bound_at || !wechat?.sendsMessages) return null;
    const openId = String(unseal(bound.openid_sealed, signingSecret));
    return { hand: (delivery) => wechat.sendMessage(openId, message, delivery) };
  },
});
