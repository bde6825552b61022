import { useEffect, useState } from 'react';

/** Seconds left, by the clock rather than by counting ticks: a sleeping tab wakes up right. */
export function useCountdown(initial = 0): [left: number, start: (seconds: number) => void] {
  const [now, setNow] = useState(() => Date.now());
  const [end, setEnd] = useState(now + initial * 1000);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [left, start];
}
