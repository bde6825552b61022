/* What everything behind the login needs, as one file to fetch: the frame, who is in it, and what it shows first. */
export { ElsewhereDialog } from './elsewhere-dialog.tsx';
export { decide } from './guard.ts';
export { loadSession } from './load-session.ts';
export { prefetch } from './prefetch.ts';
export { Shell } from './shell/shell.tsx';
export { WaitingLayout } from './waiting-layout.tsx';
