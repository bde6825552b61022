/** Figures of the product document, section 9. */
export const MINIMUM = 0.3;
export const TRICKLE_MS = 200;
export const SPEED_MS = 500;

/** The next step of a bar of unknown length: quick at first, never reaching the end. */
export function trickle(progress: number): number {
  const step = progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(0.994, Math.max(MINIMUM, progress + step));
}
