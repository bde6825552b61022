import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { session } from '../lib/browser-session.ts';
import { i18n } from '../lib/i18n/i18n.ts';
import type { Address, RouteHandle } from '../lib/route-handle.ts';
import { decide, type GuardSession } from './guard.ts';
import { PlainFrame } from './plain-frame.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { hasKnownValues, isRedirect, type RouteEntry, routes } from './routes.ts';

export const createRouter = () => createBrowserRouter([rootRoute()]);

function rootRoute(): RouteObject {
  const entries = routes.filter((entry): entry is RouteEntry => !isRedirect(entry));
  const redirects = routes.filter(isRedirect);
  return {
    element: <Root />,
    errorElement: <RouteError whole />,
    HydrateFallback: () => null,
    children: [
      {
        element: <PlainFrame />,
        children: entries.filter((entry) => entry.layout === 'entrance').map(screenRoute),
      },
      {
        ...layoutRoute(async () => (await import('./plain-layout.tsx')).PlainLayout),
        children: entries.filter((entry) => entry.layout === 'plain').map(screenRoute),
      },
      {
        ...layoutRoute(async () => (await import('./behind-login.ts')).Shell),
        children: entries.filter((entry) => entry.layout === 'shell').map(screenRoute),
      },
      ...redirects.map(({ path, redirect: to }) => ({ path, loader: () => redirect(to) })),
      { path: '*', loader: () => redirect('/') },
    ],
  };
}

function layoutRoute(load: () => Promise<ComponentType>): RouteObject & { index?: false } {
  const layout = inItsOwnChunk(load);
  // Fetched once. Without this every next person in a list would pass through a loading state, drawn as slowly as may be.
  return { element: <layout.Element />, loader: () => layout.prepare(), shouldRevalidate: () => false };
}

function screenRoute(entry: RouteEntry): RouteObject {
  const handle: RouteHandle = { title: entry.title, kind: entry.kind };
  let prefetch: ((address: Address) => void) | undefined;
  const screen = inItsOwnChunk(async () => {
    const [module] = await Promise.all([entry.screen(), i18n.loadNamespaces(entry.texts ?? [])]);
    prefetch = module.prefetch;
    return module.default;
  });
  return {
    path: entry.path,
    handle,
    element: <screen.Element />,
    errorElement: <RouteError />,
    // A new query on the same path (the next person, another filter) asks nobody's leave again, unless it holds the leave.
    shouldRevalidate: ({ currentUrl, nextUrl }) => entry.access === 'mixed' || currentUrl.pathname !== nextUrl.pathname,
    loader: async (call) => {
      const [allowed] = await Promise.allSettled([guard(entry, call), screen.prepare()]);
      if (allowed.status === 'rejected') throw allowed.reason;
      await screen.prepare();
      prefetch?.({ handle, params: call.params, search: new URL(call.request.url).searchParams });
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

async function guard(entry: RouteEntry, { request, params }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (!hasKnownValues(entry, params)) throw redirect('/');
  if (entry.access === 'public') return null;
  const decision = decide(entry.access, await currentSession(), pathname + search);
  if (decision.kind === 'allow') return null;
  if (decision.remember) session.remember(pathname + search);
  throw redirect(decision.to);
}

/** The queries that load a session stay out of the login page's weight: nobody there has one. */
async function currentSession(): Promise<GuardSession> {
  if (!session.token()) return { state: 'anonymous' };
  const { loadSession } = await import('./behind-login.ts');
  return loadSession();
}
