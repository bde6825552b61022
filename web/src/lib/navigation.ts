/*
 * Lets code outside React (session, socket) change the page through the router. The app hands its router in at start.
 */
interface Navigation {
  go(path: string): void;
  /** Somebody goes somewhere, and is not there yet. */
  isUnderWay(): boolean;
}

let navigation: Navigation | null = null;

export function provideNavigation(given: Navigation): void {
  navigation = given;
}

export const leavePage = (path: string): void => navigation?.go(path);

/** What nobody asked for waits then: another change of the address would end the one under way. */
export const isNavigating = (): boolean => navigation?.isUnderWay() ?? false;
