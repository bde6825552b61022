import { z } from 'zod';
import { formats } from '../formats.ts';
import { done } from '../shapes.ts';
import { domain } from './domain.ts';
import { userInfo } from './user-info.ts';

/** A QR code is good for so long, and for as long again from the moment in which it was scanned. */
export const WECHAT_CODE_SECONDS = 120;
/** Seconds between two questions of the page that shows it. */
export const WECHAT_POLL_SECONDS = 2;

/** What a browser says of itself, from closed lists: the phone shows it, and nobody can write words onto that page. */
const wechatDevice = z.object({
  browser: z.enum(['chrome', 'edge', 'firefox', 'safari', 'wechat', 'other']).default('other'),
  system: z.enum(['windows', 'macos', 'linux', 'android', 'ios', 'other']).default('other'),
});
export type WechatDevice = z.infer<typeof wechatDevice>;

const token = z.string().regex(/^[\w-]{1,100}$/, 'format.required');
const pollKey = z.object({
  /** Of the browser that shows the code; the code itself holds another secret. */
  poll_key: token,
});

const shownCode = z.object({
  /** What the QR code holds: an address that WeChat opens. */
  content: z.url(),
  poll_key: z.string(),
  expires_at: formats.instant,
  /** The phone is played by a page of a demo, at the address of the code. */
  is_played: z.boolean(),
});
export type WechatCode = z.infer<typeof shownCode>;

export const wechatLoginCode = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/wechat/login/qr_code',
  access: 'public',
  silent: true,
  perMinute: 120,
  summary: 'A new QR code to log in by WeChat, and the key by which its state is asked for',
  input: wechatDevice,
  output: shownCode,
});

export const wechatBindCode = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/wechat/bind/qr_code',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'A new QR code to bind a WeChat to the signed-in account; good as long as this session lives',
  input: wechatDevice,
  output: shownCode,
});

export const wechatState = z.object({
  /** `taken`: the WeChat that scanned belongs to another account. A used or unknown code is `expired` too. */
  state: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'taken', 'expired']),
  expires_at: formats.instant.nullable(),
  /** Masked name of the WeChat that scanned. */
  nickname: z.string().nullable(),
  /**
   * What a confirmed one leads to: `entered` (with the session), `elsewhere` (ask whether the other device may be logged
   * out, then again with `take_over`), `phone` (bound to no account yet), `bound`, `prove` (in place of another WeChat).
   */
  next: z.enum(['entered', 'elsewhere', 'phone', 'bound', 'prove']).nullable(),
  /** Handed out once. */
  session: z.object({ token: z.string(), user: userInfo }).nullable(),
});
export type WechatState = z.infer<typeof wechatState>;

export const wechatStatus = domain.endpoint({
  method: 'GET',
  path: '/api/v1/hr_users/wechat/qr_code/status',
  access: 'public',
  silent: true,
  secretInput: true,
  // An office behind one address, each page asking every two seconds.
  perMinute: 3000,
  summary: 'How far a QR code has come; a confirmed login gets its session here, once',
  input: pollKey.extend({ take_over: z.stringbool().default(false) }),
  output: wechatState,
});

export const wechatBindPhone = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/wechat/bind_phone',
  access: 'public',
  silent: true,
  perMinute: 60,
  summary: 'Binds the WeChat of a confirmed login to the account of a phone, by a code, and logs in',
  input: pollKey.extend({ phone: formats.mainlandPhone, code: formats.smsCode }),
  output: z.object({
    token: z.string(),
    user: userInfo,
    /** The account was made by this, and has no password yet. */
    is_new: z.boolean(),
  }),
});

const asking = z.object({
  /** For `confirm`. */
  ticket: z.string(),
  purpose: z.enum(['login', 'bind']),
  ...wechatDevice.shape,
  /** The network of the browser: an IPv4 address or the /64 of an IPv6 one. */
  network: z.string(),
  asked_at: formats.instant,
  expires_at: formats.instant,
  nickname: z.string(),
  /** The account that it would be bound to, masked. */
  account: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
});
export type WechatAsking = z.infer<typeof asking>;

export const wechatOauthCheck = domain.endpoint({
  method: 'GET',
  path: '/api/v1/account/wechat/oauth/check',
  access: 'public',
  secretInput: true,
  perMinute: 120,
  summary: 'The return of WeChat on the phone: state and code are checked, and who asks is said',
  input: z.object({
    state: token,
    /** Missing where the person gave WeChat no leave. */
    code: z
      .string()
      .regex(/^[\w.-]{1,512}$/, 'format.required')
      .optional(),
  }),
  /** Null: refused in WeChat itself. */
  output: z.object({ asking: asking.nullable() }),
});

export const wechatConfirm = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/wechat/oauth/confirm',
  access: 'link',
  idempotent: true,
  perMinute: 120,
  summary: 'The phone lets the browser in, or binds the WeChat, or says no; once',
  input: z.object({ ticket: token, agreed: z.boolean() }),
  output: z.object({
    /** `phone`: the computer goes on with the phone check; `prove`: with a code in place of another WeChat. */
    next: z.enum(['refused', 'entered', 'phone', 'bound', 'prove']),
  }),
});

export const rebindWechat = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/wechat/rebind',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Puts the WeChat that has confirmed in the place of the bound one, by a code of the phone',
  input: pollKey.extend({ code: formats.smsCode }),
  output: done,
});

export const unbindWechat = domain.endpoint({
  method: 'POST',
  path: '/api/v1/account/wechat/unbind',
  access: 'user',
  silent: true,
  perMinute: 60,
  summary: 'Takes the WeChat off the account, by a code of the phone',
  input: z.object({ code: formats.smsCode }),
  output: done,
});
