import type { DataRouter, Location } from 'react-router';

/*
 * Lets code outside React (session, socket) change the page through the router. The app hands its router in at start.
 */
let router: Pick<DataRouter, 'navigate' | 'state'> | null = null;

export function provideNavigation(given: Pick<DataRouter, 'navigate' | 'state'>): void {
  router = given;
}

export const leavePage = (path: string): void => void router?.navigate(path);

/**
 * Where the page is, or is on its way to. React draws a change of the address a little after it: who goes on from what is
 * drawn takes a change back that somebody made in between.
 */
export function destination(): Location {
  if (!router) throw new Error('No router was provided');
  return router.state.navigation.location ?? router.state.location;
}
