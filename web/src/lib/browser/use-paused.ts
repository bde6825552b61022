import { useEffect, useState } from 'react';

/** A value once it has stood still for so many milliseconds; never while it is `held`, as an input method holds words. */
export function usePaused(value: string, milliseconds: number, held = false): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setPaused(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, held]);
  return paused;
}
