import type { ComponentType } from 'react';
import { needTexts } from '../lib/i18n/i18n.ts';
import { type Loading, PageRouter, Redirect, type Route } from '../lib/routing/data-router.ts';
import type { RouteHandle } from '../lib/routing/route-handle.ts';
import { session } from '../lib/session/browser-session.ts';
import { hasKnownAccess } from '../lib/session/known-access.ts';
import { within } from '../lib/time/within.ts';
import { allow, type Decision, isOpen, type RouteAccess, toLogin } from './guard-without-session.ts';
import { PlainFrame } from './plain-frame.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { coreRoutes, hasKnownValues, isScreen, mayBeRare } from './routes/core.ts';
import type { RedirectEntry, RouteEntry } from './routes/route.ts';

/** The table of rare addresses comes with the first one of them. */
export function createRouter(): PageRouter {
  const { root, plain, waiting } = treeOf(coreRoutes);
  let isWhole = false;
  const more = async () => {
    const { rareRoutes } = await import('./routes/rare.ts');
    if (isWhole) return;
    isWhole = true;
    plain.push(...screensIn(rareRoutes.filter(isOpenToAll), 'plain'));
    waiting.push(...screensIn(rareRoutes.filter(needsSession), 'plain'));
    root.push(
      {
        ...layoutRoute(async () => (await import('./console/console-layout.tsx')).ConsoleLayout),
        children: screensIn(rareRoutes, 'console'),
      },
      {
        ...layoutRoute(async () => (await import('./bare-layout.tsx')).BareLayout),
        children: screensIn(rareRoutes, 'bare'),
      },
      ...redirectsIn(rareRoutes),
    );
  };
  const whole = { element: <Root />, errorElement: <RouteError whole />, children: root };
  return new PageRouter([whole], (path) => (isWhole || !mayBeRare(path) ? undefined : more()));
}

type Table = readonly (RouteEntry | RedirectEntry)[];

const isOpenToAll = (entry: Table[number]): boolean => isScreen(entry) && entry.access === 'public';
const needsSession = (entry: Table[number]): boolean => isScreen(entry) && entry.access !== 'public';

const screensIn = (table: Table, layout: RouteEntry['layout']): Route[] =>
  table.filter(isScreen).flatMap((entry) => (entry.layout === layout ? [screenRoute(entry)] : []));

const redirectsIn = (table: Table): Route[] =>
  table.flatMap((entry) => (isScreen(entry) ? [] : [{ path: entry.path, load: () => goTo(entry.redirect) }]));

function goTo(address: string): never {
  throw new Redirect(address);
}

/** All routes, and the lists to which later ones are added. */
function treeOf(table: Table) {
  const waiting = screensIn(table.filter(needsSession), 'plain');
  const plain: Route[] = [
    ...screensIn(table.filter(isOpenToAll), 'plain'),
    { ...layoutRoute(async () => (await import('./behind-login.ts')).WaitingLayout), children: waiting },
  ];
  const form = {
    ...layoutRoute(async () => (await import('./form-layout.tsx')).FormLayout),
    children: screensIn(table, 'form'),
  };
  const root: Route[] = [
    { element: <PlainFrame />, children: screensIn(table, 'entrance') },
    { ...layoutRoute(async () => (await import('./plain-layout.tsx')).PlainLayout), children: plain },
    {
      ...layoutRoute(async () => (await import('./behind-login.ts')).Shell),
      children: [...screensIn(table, 'shell'), form],
    },
    ...redirectsIn(table),
    { path: '*', load: () => goTo('/') },
  ];
  return { root, plain, waiting };
}

function layoutRoute(load: () => Promise<ComponentType>): Route {
  const layout = inItsOwnChunk(load);
  // Fetched once. Without this every next person in a list would pass through a loading state, drawn as slowly as may be.
  return { element: <layout.Element />, load: () => layout.prepare(), loadsAgain: () => false };
}

/** A file of the page that has not come by then never will (product document, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;

function screenRoute(entry: RouteEntry): Route {
  const handle: RouteHandle = { title: entry.title, kind: entry.kind };
  const screen = inItsOwnChunk(async () => {
    const [module] = await within(CHUNK_TIMEOUT_MS, Promise.all([entry.screen(), needTexts(entry.texts ?? [])]));
    return module.default;
  });
  return {
    path: entry.path,
    handle,
    element: <screen.Element />,
    errorElement: <RouteError />,
    // A new query on the same path (the next person, another filter) is guarded again only where it holds the permission.
    loadsAgain: (current, next) => entry.access === 'mixed' || current.pathname !== next.pathname,
    load: async (loading) => {
      const [allowed] = await Promise.allSettled([guard(entry, loading), screen.prepare()]);
      if (allowed.status === 'rejected') throw allowed.reason;
      await screen.prepare();
      await prefetchFirst(entry, loading);
    },
  };
}

/** A component whose file is fetched before its route is shown. */
function inItsOwnChunk(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | null = null;
  return {
    prepare: async (): Promise<void> => {
      Loaded ??= await load();
    },
    Element: () => (Loaded ? <Loaded /> : null),
  };
}

/**
 * Milliseconds for which the first drawing waits for responses: those of the head start are there, and need only be read.
 * Longer for what the screen itself shows: what is drawn later is drawn in slices, and by a slow machine seconds later.
 */
const TO_READ = { all: 60, own: 400 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
let started = false;

async function prefetchFirst({ queries }: RouteEntry, { params, url }: Loading): Promise<void> {
  const isFirst = !started;
  started = true;
  if (!queries || !hasKnownAccess()) return;
  const { prefetch } = await import('./behind-login.ts');
  const { own, all } = prefetch(queries(params, url.searchParams));
  if (isFirst) await Promise.race([all, Promise.all([own, pause(TO_READ.all)]), pause(TO_READ.own)]);
}

async function guard(entry: RouteEntry, { url: { pathname, search, searchParams }, params }: Loading): Promise<void> {
  if (!hasKnownValues(entry, params)) goTo('/');
  const renamed = entry.renamed?.(searchParams);
  if (renamed) throw new Redirect(`${pathname}?${renamed}`, { replace: true });
  const hadAccessBefore = entry.offline && session.token() !== null && hasKnownAccess();
  const decision =
    hadAccessBefore || isOpen(entry.access, searchParams)
      ? allow
      : await decideBySession(entry.access, pathname + search);
  if (decision.kind === 'allow') return;
  if (decision.remember) session.remember(pathname + search);
  goTo(decision.to);
}

/** The guard's rules and the queries that load a session stay out of the login page's weight: it has none. */
async function decideBySession(access: RouteAccess, path: string): Promise<Decision> {
  if (!session.token()) return toLogin;
  const { decide, loadSession } = await import('./behind-login.ts');
  return decide(access, await loadSession(), path);
}
