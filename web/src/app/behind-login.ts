/* What everything behind the login needs, as one file to fetch: the frame, and who is in it. */
export { loadSession } from './load-session.ts';
export { Shell } from './shell/shell.tsx';
