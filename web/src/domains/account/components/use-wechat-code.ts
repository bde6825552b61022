import { WECHAT_CODE_SECONDS, type WechatCode } from '@qinghe/contract/account/wechat.ts';
import { useEffect, useRef, useState } from 'react';
import { useCountdown } from '../../../ui/field/use-countdown.ts';
import { followWechatCode, nothingYet, type WechatProgress } from './follow-wechat-code.ts';

export interface ShownWechatCode extends WechatProgress {
  /** Seconds in which a scanned code can be confirmed. */
  left: number;
  /** Another code, by hand. */
  refresh: () => void;
}

/** A QR code for WeChat and how far it has come. @param newCode the same function at each drawing */
export function useWechatCode(newCode: () => Promise<WechatCode>): ShownWechatCode {
  const [progress, setProgress] = useState(nothingYet);
  const [left, startLeft] = useCountdown();
  const stop = useRef(() => {});
  const isScanned = progress.status?.state === 'scanned';
  useEffect(() => {
    stop.current = followWechatCode(newCode, setProgress);
    return () => stop.current();
  }, [newCode]);
  const wasScanned = useRef(false);
  useEffect(() => {
    if (isScanned && !wasScanned.current) startLeft(WECHAT_CODE_SECONDS);
    wasScanned.current = isScanned;
  }, [isScanned, startLeft]);
  return {
    ...progress,
    left,
    refresh: () => {
      stop.current();
      stop.current = followWechatCode(newCode, setProgress);
    },
  };
}
