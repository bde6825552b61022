const PHONE_WIDTH = 640;

/** Whether this is a phone: a finger on a small screen, however its window is turned or named. */
export const isPhone = (): boolean =>
  matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) <= PHONE_WIDTH;

/** Where joining belongs on this device, its search and fragment kept; null where one is there already. */
export function joinAddress(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  onPhone: boolean,
): string | null {
  const right = onPhone ? '/m/join' : '/join';
  return pathname === right ? null : `${right}${search}${hash}`;
}
