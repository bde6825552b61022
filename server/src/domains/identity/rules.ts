/** Days after a decision for which the pictures stay, in case somebody objects. */
export const PICTURE_DAYS = 30;

/** 11010519491231002X → 1****************X: as little as tells one's own number apart. */
export const maskNumber = (number: string): string =>
  number.slice(0, 1) + '*'.repeat(Math.max(0, number.length - 2)) + number.slice(-1);

/** Why nothing can be handed in at a status, as a key of texts/reasons; undefined where it can. */
export function obstacleTo(checkStatus: number): 'identity.waiting' | 'identity.passed' | undefined {
  if (checkStatus === 1) return 'identity.waiting';
  return checkStatus === 2 ? 'identity.passed' : undefined;
}
