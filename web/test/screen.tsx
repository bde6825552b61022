import type { Locale } from '@qinghe/contract/texts/say.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { queryClient } from '../src/app/query-client.ts';
import { changeLocale, currentLocale } from '../src/lib/i18n/i18n.ts';
import { provideNavigation } from '../src/lib/routing/navigation.ts';
import type { RouteHandle } from '../src/lib/routing/route-handle.ts';
import { Toaster } from '../src/ui/toast/toaster.tsx';
import { current } from './current-server.ts';
import type { FakeServer, Reply } from './fake-server.ts';

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
export type { Reply } from './fake-server.ts';
export { cutOff, fail, hang, hold, REQUEST_ID, refuse, respond } from './fake-server.ts';

interface Options {
  /** Path and query at which it stands. */
  address?: string;
  /** The path of its route, where that has parameters: `/resume/:stage`. */
  path?: string;
  handle?: RouteHandle;
  locale?: Locale;
  /** How the endpoints respond; a call of any other endpoint fails the test. */
  replies?: Reply[];
}

export interface Opened {
  user: UserEvent;
  server: FakeServer;
  /** Path and query now. */
  address(): string;
  /** Goes to another address as a link would. */
  goTo(address: string): Promise<void>;
  /** Takes the screen away and draws it anew, as a reload does; what the browser has stored stays. */
  reload(): Promise<void>;
}

/** Draws a screen or a component with router, queries, real texts and toasts. Everything is undone after the test. */
export async function open(element: ReactNode, options: Options = {}): Promise<Opened> {
  const { address = '/', path = '*', handle = { title: 'home' }, locale = 'zh-CN', replies = [] } = options;
  if (currentLocale() !== locale) await changeLocale(locale);
  const { server } = current;
  server.use(...replies);
  const routerAt = (entry: string) => {
    const made = createMemoryRouter([{ path, element, handle }], { initialEntries: [entry] });
    provideNavigation(made);
    return made;
  };
  let router = routerAt(address);
  const draw = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>,
    );
  let drawn = draw();
  const at = () => router.state.location.pathname + router.state.location.search;
  return {
    user: userEvent.setup({
      advanceTimers: (delay) => (vi.isFakeTimers() ? vi.advanceTimersByTime(delay) : undefined),
    }),
    server,
    address: at,
    goTo: (next) => act(() => router.navigate(next)),
    async reload() {
      const address = at();
      drawn.unmount();
      queryClient.clear();
      router = routerAt(address);
      drawn = await act(async () => draw());
    },
  };
}
