import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect, replace } from 'react-router';
import { needTexts } from '../lib/i18n/i18n.ts';
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

const [ROOT, PLAIN, WAITING] = ['root', 'plain', 'waiting'];

/** The table of rare addresses comes with the first one of them. */
export const createRouter = () =>
  createBrowserRouter([rootRoute()], {
    async patchRoutesOnNavigation({ path, patch }) {
      if (patched || !mayBeRare(path)) return;
      const { rareRoutes } = await import('./routes/rare.ts');
      patched = true;
      patch(PLAIN, screensIn(rareRoutes.filter(isOpenToAll), 'plain'));
      patch(WAITING, screensIn(rareRoutes.filter(needsSession), 'plain'));
      patch(ROOT, [
        {
          ...layoutRoute(async () => (await import('./console/console-layout.tsx')).ConsoleLayout),
          children: screensIn(rareRoutes, 'console'),
        },
        {
          ...layoutRoute(async () => (await import('./bare-layout.tsx')).BareLayout),
          children: screensIn(rareRoutes, 'bare'),
        },
        ...redirectsIn(rareRoutes),
      ]);
    },
  });

/** When the first address has its screen, or says why not. */
export const whenReady = (router: ReturnType<typeof createRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

let patched = false;

type Table = readonly (RouteEntry | RedirectEntry)[];

const isOpenToAll = (entry: Table[number]): boolean => isScreen(entry) && entry.access === 'public';
const needsSession = (entry: Table[number]): boolean => isScreen(entry) && entry.access !== 'public';

const screensIn = (table: Table, layout: RouteEntry['layout']): RouteObject[] =>
  table.filter(isScreen).flatMap((entry) => (entry.layout === layout ? [screenRoute(entry)] : []));

const redirectsIn = (table: Table): RouteObject[] =>
  table.flatMap((entry) => (isScreen(entry) ? [] : [{ path: entry.path, loader: () => redirect(entry.redirect) }]));

function rootRoute(): RouteObject {
  return {
    id: ROOT,
    element: <Root />,
    errorElement: <RouteError whole />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PlainFrame />,
        children: screensIn(coreRoutes, 'entrance'),
      },
      {
        ...layoutRoute(async () => (await import('./plain-layout.tsx')).PlainLayout),
        id: PLAIN,
        children: [
          ...screensIn(coreRoutes.filter(isOpenToAll), 'plain'),
          {
            ...layoutRoute(async () => (await import('./behind-login.ts')).WaitingLayout),
            id: WAITING,
            children: screensIn(coreRoutes.filter(needsSession), 'plain'),
          },
        ],
      },
      {
        ...layoutRoute(async () => (await import('./behind-login.ts')).Shell),
        children: [
          ...screensIn(coreRoutes, 'shell'),
          {
            ...layoutRoute(async () => (await import('./form-layout.tsx')).FormLayout),
            children: screensIn(coreRoutes, 'form'),
          },
        ],
      },
      ...redirectsIn(coreRoutes),
      { path: '*', loader: () => redirect('/') },
    ],
  };
}

function layoutRoute(load: () => Promise<ComponentType>): RouteObject & { index?: false } {
  const layout = inItsOwnChunk(load);
  // Fetched once. Without this every next person in a list would pass through a loading state, drawn as slowly as may be.
  return { element: <layout.Element />, loader: () => layout.prepare(), shouldRevalidate: () => false };
}

/** A file of the page that has not come by then never will (product document, section 9). */
const CHUNK_TIMEOUT_MS = 120_000;

function screenRoute(entry: RouteEntry): RouteObject {
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
    shouldRevalidate: ({ currentUrl, nextUrl }) => entry.access === 'mixed' || currentUrl.pathname !== nextUrl.pathname,
    loader: async (call) => {
      const [allowed] = await Promise.allSettled([guard(entry, call), screen.prepare()]);
      if (allowed.status === 'rejected') throw allowed.reason;
      await screen.prepare();
      await prefetchFirst(entry, call);
      return null;
    },
  };
}

/**
 * A component whose file is fetched by its route's loader. The router's own `lazy` shows nothing at all when the file
 * cannot be fetched: it waits for the component for ever, and its error page never comes (react-router 8.5.1).
 */
function inItsOwnChunk(load: () => Promise<ComponentType>) {
  let Loaded: ComponentType | null = null;
  return {
    prepare: async (): Promise<null> => {
      Loaded ??= await load();
      return null;
    },
    Element: () => (Loaded ? <Loaded /> : null),
  };
}

/** Milliseconds for which the first drawing waits for responses: those of the head start are there, and need only be read. */
const TO_READ = 60;
let started = false;

async function prefetchFirst({ queries }: RouteEntry, { params, request }: LoaderFunctionArgs): Promise<void> {
  const isFirst = !started;
  started = true;
  if (!queries || !hasKnownAccess()) return;
  const { prefetch } = await import('./behind-login.ts');
  const responses = prefetch(queries(params, new URL(request.url).searchParams));
  if (isFirst) await Promise.race([responses, new Promise((resolve) => setTimeout(resolve, TO_READ))]);
}

async function guard(entry: RouteEntry, { request, params }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!hasKnownValues(entry, params)) throw redirect('/');
  const renamed = entry.renamed?.(searchParams);
  if (renamed) throw replace(`${pathname}?${renamed}`);
  const hadAccessBefore = entry.offline && session.token() !== null && hasKnownAccess();
  const decision =
    hadAccessBefore || isOpen(entry.access, searchParams)
      ? allow
      : await decideBySession(entry.access, pathname + search);
  if (decision.kind === 'allow') return null;
  if (decision.remember) session.remember(pathname + search);
  throw redirect(decision.to);
}

/** The guard's rules and the queries that load a session stay out of the login page's weight: it has none. */
async function decideBySession(access: RouteAccess, path: string): Promise<Decision> {
  if (!session.token()) return toLogin;
  const { decide, loadSession } = await import('./behind-login.ts');
  return decide(access, await loadSession(), path);
}
