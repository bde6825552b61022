import { randomBytes } from 'node:crypto';
import {
  rebindWechat,
  type WechatCode,
  wechatBindCode,
  wechatConfirm,
  wechatLoginCode,
  wechatOauthCheck,
} from '@qinghe/contract/account/wechat.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { codeFor } from './codes.ts';

/** A person in WeChat that nobody else is. */
export const somebody = (): string => `林${randomBytes(6).toString('hex')}`;

/** The code that WeChat gives to the phone of a person. */
export const codeOfWechat = ({ clock }: TestApp, nickname: string): string =>
  `${clock.now().getTime()}.${Buffer.from(nickname).toString('base64url')}.${randomBytes(6).toString('hex')}`;

export const stateOf = ({ content }: WechatCode): string => new URL(content).searchParams.get('state') ?? '';

/** Scans a QR code as that person. @returns the ticket that confirms */
export async function scan(app: TestApp, shown: WechatCode, nickname: string): Promise<string> {
  const { asking } = await app.ok(wechatOauthCheck, { state: stateOf(shown), code: codeOfWechat(app, nickname) });
  if (!asking) throw new Error('nothing was asked');
  return asking.ticket;
}

/** A QR code to log in by that the person has confirmed. */
export async function confirmedLogin(app: TestApp, nickname: string): Promise<WechatCode> {
  const shown = await app.ok(wechatLoginCode, {});
  await app.ok(wechatConfirm, { ticket: await scan(app, shown, nickname), agreed: true });
  return shown;
}

/** Binds a WeChat to an account, as a person with both phones does. */
export async function bindWechatTo(app: TestApp, account: TestAccount, nickname: string): Promise<void> {
  const { poll_key } = await confirmedBinding(app, account, nickname);
  const code = await codeFor(app, account.phone, 'prove_phone');
  await app.ok(rebindWechat, { poll_key, code }, { token: account.token });
}

/** A QR code to bind by that the person has confirmed; a code of the account's phone is what is left. */
export async function confirmedBinding(app: TestApp, { token }: TestAccount, nickname: string): Promise<WechatCode> {
  const shown = await app.ok(wechatBindCode, {}, { token });
  await app.ok(wechatConfirm, { ticket: await scan(app, shown, nickname), agreed: true });
  return shown;
}
