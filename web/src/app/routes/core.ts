import { accountRoutes } from './account.ts';
import { controlRoutes } from './control.ts';
import { fairRoutes } from './fairs.ts';
import { homeRoutes } from './home.ts';
import { intakeRoutes } from './intake.ts';
import { jobRoutes } from './jobs.ts';
import { opsRoutes } from './ops.ts';
import { resumeRoutes } from './resumes.ts';
import type { RedirectEntry, RouteEntry } from './route.ts';
import { settingsRoutes } from './settings.ts';
import { talentRoutes } from './talents.ts';
import { walletRoutes } from './wallet.ts';

/** The addresses of every day, which are there with the first file; the sidebar lists its rows in this order. */
export const coreRoutes: (RouteEntry | RedirectEntry)[] = [
  ...accountRoutes,
  ...opsRoutes,
  ...homeRoutes,
  ...jobRoutes,
  ...fairRoutes,
  ...intakeRoutes,
  ...resumeRoutes,
  ...talentRoutes,
  ...settingsRoutes,
  ...controlRoutes,
  ...walletRoutes,
];

export const isScreen = (entry: RouteEntry | RedirectEntry): entry is RouteEntry => 'screen' in entry;

export const screens: RouteEntry[] = coreRoutes.filter(isScreen);

/** Whether the parameters of an address are among those that its row allows. */
export const hasKnownValues = (entry: RouteEntry, params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(entry.values ?? {}).every(([name, values]) => values.includes(params[name] ?? ''));

/** First steps of the addresses in `rare.ts`. */
const rareBeginnings: readonly string[] = [
  'ali-pay-test',
  'door',
  'fill-info',
  'find-pass',
  'invite-to-join',
  'join',
  'join-bake',
  'join-bake2',
  'join-bake3',
  'live-signup',
  'login',
  'm',
  'ops',
  'outintern',
  'register',
  'resume-email',
  'rule',
  'subapp',
  'talent-email',
  'wechat',
];

/** Whether an address may be one of `rare.ts`, whose table comes with the first of them. */
export const mayBeRare = (pathname: string): boolean =>
  rareBeginnings.includes(pathname.split('/')[1] ?? '') ||
  /^\/(?:personal\/hr-identify|message\/notice)(?:\/|$)/.test(pathname);
