import type { WriteToOutbox } from '../outbox.ts';
import { type WechatProvider, WechatRefused } from './port.ts';

/** As long as WeChat's own codes are good. */
const CODE_MILLISECONDS = 300_000;

/**
 * Plays WeChat without a network: the web application's page `/wechat/phone` is the phone. A code is
 * `<instant>.<name as base64url>.<nonce>`: whoever makes one is that person, so it belongs into demos alone. Messages go
 * to the outbox page.
 */
export function embeddedWechat(clock: () => Date, write: WriteToOutbox): WechatProvider {
  const used = new Map<string, number>();
  return {
    isPlayed: true,
    authorizationUrl: ({ state, returnTo }) =>
      `${new URL('/wechat/phone', returnTo)}?${new URLSearchParams({ state })}`,
    async identify(code) {
      const now = clock().getTime();
      for (const [old, until] of used) if (until <= now) used.delete(old);
      const [made = '', name = ''] = code.split('.');
      const until = Number(made) + CODE_MILLISECONDS;
      const nickname = Buffer.from(name, 'base64url').toString();
      if (!(until > now) || nickname === '') throw new WechatRefused('40029');
      if (used.has(code)) throw new WechatRefused('40163');
      used.set(code, until);
      return { unionId: playedUnionId(nickname), openId: playedOpenId(nickname), nickname };
    },
    sendsMessages: true,
    sendMessage: (openId, { title, text, link }, { key }) =>
      write({ key, channel: 'wechat', address: openId, subject: title, body: `${text}\n${link}` }),
  };
}

/** The same for the same name. */
export const playedUnionId = (nickname: string): string => `played ${nickname}`;
export const playedOpenId = (nickname: string): string => `openid of ${nickname}`;
