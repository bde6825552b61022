import { act, render, screen } from '@testing-library/react';
import { Outlet, useLocation, useParams, useRevalidator, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forLibrary, PageRouter, Redirect, type Route } from './data-router.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search} ${useParams().uuid ?? ''}`}</p>;
}
function Failed() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={() => void revalidate()}>
      {`failed: ${(error as Error).message}`}
    </button>
  );
}

const none = () => undefined;
const here = <Here />;

/** Draws the page at an address, once it has loaded. */
async function open(children: Route[], address = '/', more: ConstructorParameters<typeof PageRouter>[1] = none) {
  history.replaceState(null, '', address);
  const router = new PageRouter([{ element: <Outlet />, errorElement: <Failed />, children }], more);
  await router.start();
  render(<RouterProvider router={forLibrary(router)} />);
  return router;
}

test('a page is loaded before it is shown, and the address changes with it', async () => {
  const gate = Promise.withResolvers<void>();
  const router = await open([
    { path: '/', element: here },
    { path: '/jobs/:uuid', element: here, load: () => gate.promise },
  ]);
  const going = act(() => router.navigate('/jobs/7?tab=1'));
  expect(router.state.navigation.location?.pathname).toBe('/jobs/7');
  expect(location.pathname).toBe('/');
  gate.resolve();
  await going;
  expect(screen.getByText('at /jobs/7?tab=1 7')).toBeTruthy();
  expect(location.href).toMatch(/\/jobs\/7\?tab=1$/);
});

test('where nothing is to be loaded the next page is there at once', async () => {
  const load = vi.fn();
  const router = await open([{ path: '/list', element: here, load, loadsAgain: () => false }], '/list');
  const states: string[] = [];
  router.subscribe((state) => states.push(state.navigation.state));
  act(() => void router.navigate('?open=2'));
  expect(location.search).toBe('?open=2');
  expect(states).toEqual(['idle']);
  expect(load).toHaveBeenCalledOnce();
});

test('a loader sends on: from a link with an entry of its own, from the first address in its place', async () => {
  const routes: Route[] = [
    { path: '/', element: here },
    { path: '/old', load: () => Promise.reject(new Redirect('/new')) },
    { path: '/kept', load: () => Promise.reject(new Redirect('/new?kept', { replace: true })) },
    { path: '/new', element: here },
  ];
  const entries = history.length;
  const router = await open(routes, '/old');
  expect(location.pathname).toBe('/new');
  expect(history.length).toBe(entries);
  await act(() => router.navigate('/old'));
  expect(history.length).toBe(entries + 1);
  await act(() => router.navigate('/kept'));
  expect(screen.getByText('at /new?kept')).toBeTruthy();
  expect(history.length).toBe(entries + 1);
});

test('what cannot be loaded is said by the nearest that can say it, and loaded again when asked', async () => {
  let broken = true;
  const load = () => {
    if (broken) throw new Error('offline');
  };
  const layout = vi.fn();
  await open(
    [
      {
        element: <Outlet />,
        load: layout,
        loadsAgain: () => false,
        children: [{ path: '/a', element: here, errorElement: <Failed />, load, loadsAgain: () => false }],
      },
    ],
    '/a',
  );
  const retry = screen.getByText('failed: offline');
  broken = false;
  await act(async () => retry.click());
  expect(screen.getByText('at /a')).toBeTruthy();
  expect(layout).toHaveBeenCalledOnce();
});

test('who goes on before a page has come never sees it', async () => {
  const slow = Promise.withResolvers<void>();
  const router = await open([
    { path: '/', element: here },
    { path: '/slow', element: here, load: () => slow.promise },
    { path: '/quick', element: here },
  ]);
  let first: Promise<void> | undefined;
  await act(async () => {
    first = router.navigate('/slow');
  });
  await act(() => router.navigate('/quick'));
  slow.resolve();
  await act(async () => first);
  expect(screen.getByText('at /quick')).toBeTruthy();
  expect(location.pathname).toBe('/quick');
});

test('Back goes where the page was, and to where it was scrolled', async () => {
  const router = await open([{ path: '/:name', element: here }], '/one');
  let scrolled = 300;
  router.enableScrollRestoration({}, () => scrolled);
  await act(() => router.navigate('/two'));
  expect(router.state.restoreScrollPosition).toBeNull();
  scrolled = 0;
  const shown = new Promise<void>((resolve) =>
    router.subscribe(({ location: at }) => at.pathname === '/one' && resolve()),
  );
  await act(async () => {
    await router.navigate(-1);
    await shown;
  });
  expect(router.state.restoreScrollPosition).toBe(300);
  await act(() => router.navigate('/one?tab=2', { preventScrollReset: true }));
  expect(router.state.restoreScrollPosition).toBe(false);
});

test('an address whose routes come late waits for them, and says where they do not come', async () => {
  const children: Route[] = [
    { path: '/', element: here },
    { path: '*', load: () => Promise.reject(new Redirect('/')) },
  ];
  let fails = true;
  let isWhole = false;
  const router = await open(children, '/', (path) =>
    path !== '/rare' || isWhole
      ? undefined
      : (async () => {
          if (fails) throw new Error('offline');
          isWhole = true;
          children.push({ path: '/rare', element: here });
        })(),
  );
  await act(() => router.navigate('/rare'));
  const retry = screen.getByText('failed: offline');
  expect(location.pathname).toBe('/rare');
  fails = false;
  await act(async () => retry.click());
  expect(screen.getByText('at /rare')).toBeTruthy();
});
