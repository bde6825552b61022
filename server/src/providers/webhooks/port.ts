/** Why a message could not be handed over. */
export type SendFailure = 'address' | 'unknown_host' | 'timeout' | 'unreachable';

export class WebhookUnsent extends Error {
  readonly failure: SendFailure;
  constructor(failure: SendFailure) {
    super(`a webhook was not sent: ${failure}`);
    this.failure = failure;
  }
}

/** Sends to addresses that strangers name. */
export interface WebhookSender {
  /** @throws WebhookUnsent `address` where nothing may be sent to, `unknown_host` where there is no such name */
  check(url: string): Promise<void>;
  /**
   * Posts once, to an address that was looked up for this and checked; follows no redirect and reads no body.
   * @returns the status of HTTP
   * @throws WebhookUnsent
   */
  post(url: string, headers: Record<string, string>, body: string): Promise<number>;
}
