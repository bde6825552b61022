import { WECHAT_POLL_SECONDS, type WechatCode, type WechatState } from '@qinghe/contract/account/wechat.ts';
import { hasCode, isApiError, NO_RESPONSE } from '../../../lib/api/api-error.ts';
import { askWechat } from '../api/wechat.ts';

/** A code that has run out is replaced so often by itself; then it waits for a click. */
const RENEWALS = 3;

export interface WechatProgress {
  code: WechatCode | null;
  /** Null until there is a code. */
  status: WechatState | null;
  /** The server cannot be reached: it goes on by itself. */
  isOffline: boolean;
  /** What the server refuses, in words of its own; nothing more is asked. */
  error: unknown;
}

export const nothingYet: WechatProgress = { code: null, status: null, isOffline: false, error: null };

/**
 * Fetches a QR code, asks every two seconds how far it has come, and tells each step, until it is decided.
 * @returns stops it
 */
export function followWechatCode(
  newCode: () => Promise<WechatCode>,
  tell: (progress: WechatProgress) => void,
): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let renewals = 0;
  let now = nothingYet;
  const say = (change: Partial<WechatProgress>) => {
    now = { ...now, ...change };
    tell(now);
  };
  const step = async () => {
    if (now.code) return take(await askWechat(now.code.poll_key, leaving.signal));
    const code = await newCode();
    if (!leaving.signal.aborted) say({ code, status: null, isOffline: false });
    return true;
  };
  const take = (status: WechatState): boolean => {
    if (leaving.signal.aborted) return false;
    const isRenewed = status.state === 'expired' && renewals < RENEWALS;
    say({ status, isOffline: false });
    if (isRenewed) {
      renewals += 1;
      say({ code: null, status: null });
      void run();
      return false;
    }
    return status.state === 'waiting' || status.state === 'scanned';
  };
  const run = async (): Promise<void> => {
    try {
      if (!(await step())) return;
    } catch (error) {
      if (leaving.signal.aborted) return;
      if (!isPassing(error)) return say({ error, isOffline: false });
      say({ isOffline: true });
    }
    if (!leaving.signal.aborted) timer = setTimeout(() => void run(), WECHAT_POLL_SECONDS * 1000);
  };
  tell(nothingYet);
  void run();
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** No network, or a server that is being replaced: another try may get through. */
const isPassing = (error: unknown): boolean =>
  hasCode(error, NO_RESPONSE) || (isApiError(error) && [408, 502, 503, 504].includes(error.code));
