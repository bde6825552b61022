import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { videoReader } from './read-code.ts';

const EVERY_MS = 120;
/** A code in the picture is told once; again only after it was away this long. */
const AWAY_MS = 1500;

/** Looks for a code in the picture some times a second, and tells each one once for as long as it is held there. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  { active, onCode }: { active: boolean; onCode: (text: string) => void },
): void {
  const tell = useEffectEvent(onCode);
  const last = useRef({ text: '', seenAt: 0 });
  useEffect(() => {
    if (!active) return;
    const read = videoReader();
    // What was held there before a pause may be held there still.
    last.current.seenAt = performance.now();
    const timer = setInterval(() => {
      const text = video.current && read(video.current);
      if (!text) return;
      const now = performance.now();
      const isHeld = text === last.current.text && now - last.current.seenAt < AWAY_MS;
      last.current = { text, seenAt: now };
      if (!isHeld) tell(text);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [video, active]);
}
