/*
 * Lets code outside React (session, socket) change the page through the router. The app hands its router in at start.
 */
type Navigate = (path: string) => void;

let navigate: Navigate | null = null;

export function provideNavigate(given: Navigate): void {
  navigate = given;
}

export const leavePage = (path: string): void => navigate?.(path);
