import { z } from 'zod';
import { linkSigns } from '../pasted.ts';
import { domain } from './domain.ts';

const choices = {
  /** Each working morning: what came in, and what is due today. Nothing is written where there is nothing to say. */
  digest: z.boolean(),
  /** Somebody asks to join; for masters. */
  join_requests: z.boolean(),
};

/** What is also sent to the bound WeChat; nothing unless somebody chooses it. */
const wechatChoices = {
  ...choices,
  /** What was decided about the own papers and the company's, and a licence that ends. */
  reviews: z.boolean(),
};

/** The bound WeChat, as far as messages go. */
export const wechatNotifications = z.object({
  /** Masked. */
  nickname: z.string(),
  /** `bind_again`: bound before messages were sent, so that its address there is unknown; the next scan says it. */
  state: z.enum(['ready', 'bind_again']),
  ...wechatChoices,
});

const notifications = z.object({
  /** Where they go, masked; null without a bound e-mail. */
  email: z.string().nullable(),
  ...choices,
  /** Null without a bound WeChat, and where the platform sends none. */
  wechat: wechatNotifications.nullable(),
});
export type Notifications = z.infer<typeof notifications>;

const path = '/api/v1/account/notifications';

export const getNotifications = domain.endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'What the account hears of by e-mail and WeChat, beside what concerns its safety',
  input: z.object({}),
  output: notifications,
});

export const saveNotifications = domain.endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Chooses what the account hears of by e-mail',
  input: z.object(choices),
  output: notifications,
});

export const saveWechatNotifications = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/wechat/msg_settings',
  access: 'user',
  silent: true,
  summary: 'Chooses what is also sent to the bound WeChat; what goes by e-mail stays as it is',
  input: z.object(wechatChoices),
  output: notifications,
});

export const unsubscribe = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/notifications/unsubscribe',
  access: 'link',
  silent: true,
  perMinute: 30,
  summary: 'By the link of a summary, without a login: no summary any more, or again',
  input: z.object({
    token: z
      .string()
      .overwrite(linkSigns)
      .regex(/^[\w-]{43}$/, 'format.link'),
    digest: z.boolean(),
  }),
  output: z.object({ email: z.string(), digest: z.boolean() }),
});
