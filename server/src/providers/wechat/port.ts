import { type Delivery, DeliveryRefused } from '../delivery.ts';

export interface WechatIdentity {
  /** The person across all applications of one Open Platform account. */
  unionId: string;
  /** The person in our service account alone: where messages go. */
  openId: string;
  /** As the person writes it. */
  nickname: string;
}

interface WechatMessage {
  /** What it is about, 20 characters at most. */
  title: string;
  /** What to know or do, 20 characters at most. */
  text: string;
  /** What a tap opens. */
  link: string;
}

/** Says who a person is in WeChat, by a code that WeChat hands to the person's phone, and writes to people there. */
export interface WechatProvider {
  /** A page of a demo plays WeChat: it is at `authorizationUrl` itself. */
  readonly isPlayed: boolean;
  /**
   * The address that a QR code holds. WeChat asks the person there, then goes to `returnTo` with `state` and, where the
   * person agreed, `code`.
   * @param state letters and digits, 128 at most
   */
  authorizationUrl(request: { state: string; returnTo: string }): string;
  /** Whose code it is; good once. @throws WechatRefused, WechatUnavailable */
  identify(code: string): Promise<WechatIdentity>;
  /** False where no template for messages is registered. */
  readonly sendsMessages: boolean;
  /** Writes to a person who follows the service account. @throws WechatMessageRefused, WechatUnavailable */
  sendMessage(openId: string, message: WechatMessage, delivery: Delivery): Promise<void>;
}

/** The message cannot reach the person, however often it is sent; `reason` is WeChat's own code. */
export class WechatMessageRefused extends DeliveryRefused {
  constructor(reason: string) {
    super(`WeChat refused the message: ${reason}`);
    this.name = 'WechatMessageRefused';
  }
}

/** The code is unknown, used or too old: the person has to scan again. */
export class WechatRefused extends Error {
  constructor(reason: string) {
    super(`WeChat refused the code: ${reason}`);
    this.name = 'WechatRefused';
  }
}

/** WeChat did not say who it is; `reason` is its own code, never a secret or who asked. */
export class WechatUnavailable extends Error {
  constructor(reason: string) {
    super(`WeChat: ${reason}`);
    this.name = 'WechatUnavailable';
  }
}
