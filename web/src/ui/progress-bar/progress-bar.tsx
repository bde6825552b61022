import { useEffect, useState } from 'react';
import { MINIMUM, SPEED_MS, TRICKLE_MS, trickle } from './progress.ts';
import styles from './progress-bar.module.css';

/** Work shorter than this is felt as at once; a bar would only flash. */
const PATIENCE_MS = 100;

/** A thin bar at the top while `busy`; fills and fades when it ends. */
export function ProgressBar({ busy }: { busy: boolean }) {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (busy) return runUp(setProgress);
    setProgress((current) => (current === null ? null : 1));
    const timer = setTimeout(() => setProgress(null), SPEED_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  if (progress === null) return null;
  return (
    <div
      className={styles.bar}
      aria-hidden="true"
      style={{ transform: `scaleX(${progress})`, opacity: progress === 1 ? 0 : 1 }}
    />
  );
}

function runUp(setProgress: (change: number | ((current: number | null) => number)) => void): () => void {
  let ticking: ReturnType<typeof setInterval> | undefined;
  const patience = setTimeout(() => {
    setProgress(MINIMUM);
    ticking = setInterval(() => setProgress((current) => trickle(current ?? MINIMUM)), TRICKLE_MS);
  }, PATIENCE_MS);
  return () => {
    clearTimeout(patience);
    clearInterval(ticking);
  };
}
