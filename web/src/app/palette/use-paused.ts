import { useEffect, useState } from 'react';

const PAUSE_MS = 60;

/** The words once the person pauses for a moment, and never while an input method composes. */
export function usePaused(typed: string, composing: boolean): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, composing]);
  return paused;
}
