import {
  createPath,
  type DataRouter,
  type Location,
  matchRoutes,
  type Params,
  type RouteMatch,
  type RouteObject,
  resolvePath,
  type To,
} from 'react-router';
import { openHistory, type Step } from './page-history.ts';

/** Thrown by a loader: the page goes there instead; `replace` leaves no entry that Back would lead to. */
export class Redirect {
  readonly to: string;
  readonly replace: boolean;

  constructor(to: string, { replace = false } = {}) {
    this.to = to;
    this.replace = replace;
  }
}

/** What a loader is asked with. */
export interface Loading {
  params: Params;
  url: URL;
}

export interface Route {
  path?: string;
  element?: RouteObject['element'];
  errorElement?: RouteObject['errorElement'];
  handle?: unknown;
  children?: Route[];
  /** Runs before the page is drawn. @throws Redirect, or what the nearest `errorElement` shows */
  load?: (loading: Loading) => unknown;
  /** Whether it runs again for another address of the same route and parameters; else it does. */
  loadsAgain?: (current: URL, next: URL) => boolean;
}

type State = DataRouter['state'];
type Listener = Parameters<DataRouter['subscribe']>[0];
type Match = RouteMatch<string, LoadedRoute>;
type LoadedRoute = Route & { id: string };
/** The routes of an address, what they could not load, and when all are asked. */
interface Page {
  matches: readonly Match[];
  failures: Map<Match, unknown>;
  loading: Promise<unknown> | undefined;
}
interface Options {
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/**
 * What React Router's `RouterProvider` draws: it loads before it shows, and keeps what stands. The library's own router does
 * much more, of which nothing is used here, and is heavier than React Router without it (docs/decisions/0032).
 */
export class PageRouter {
  state: State;
  readonly routes: Route[];
  /** Asked for by the library, which lets a server describe routes. */
  readonly manifest = {};
  readonly #more: (path: string) => Promise<void> | undefined;
  readonly #history = openHistory((step) => void this.#go(step, { scroll: true }));
  readonly #listeners = new Set<Listener>();
  #turn = 0;
  #scroll: { positions: Record<string, number>; at: () => number } | undefined;

  /** `more` fetches the routes that an address may need, puts them among the others, and is undefined where all are there. */
  constructor(routes: Route[], more: (path: string) => Promise<void> | undefined) {
    this.routes = routes;
    this.#more = more;
    this.state = {
      historyAction: 'POP',
      location: this.#history.location,
      matches: [],
      initialized: false,
      renderFallback: false,
      navigation: IDLE,
      restoreScrollPosition: false,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: {},
      actionData: null,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    } as unknown as State;
  }

  /** Loads the address at which the page was opened. */
  start = (): Promise<void> => this.#go({ action: 'REPLACE', location: this.state.location }, { scroll: true });

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  navigate = async (
    to: To | number | null,
    { replace, state = null, preventScrollReset }: Options = {},
  ): Promise<void> => {
    if (typeof to === 'number') return this.#history.step(to);
    const location = this.#history.at(resolvePath(to ?? '.', this.#now().pathname), state);
    const same = createPath(location) === createPath(this.state.location);
    await this.#go({ action: replace || same ? 'REPLACE' : 'PUSH', location }, { scroll: !preventScrollReset });
  };

  /** Loads the page that is shown once more, as far as its routes want to, and what failed. */
  revalidate = async (): Promise<void> => {
    // Who is on the way to another page leaves this one.
    if (this.state.navigation.state !== 'idle') return;
    this.#tell({ revalidation: 'loading' });
    await this.#go({ action: 'REPLACE', location: this.state.location }, { scroll: false });
    this.#tell({ revalidation: 'idle' });
  };

  createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  createURL = (to: To): URL => new URL(this.createHref(to), location.origin);
  encodeLocation = (to: To): Pick<URL, 'pathname' | 'search' | 'hash'> => this.createURL(to);

  enableScrollRestoration = (positions: Record<string, number>, at: () => number): (() => void) => {
    this.#scroll = { positions, at };
    return () => {
      this.#scroll = undefined;
    };
  };

  /** Where the page is on its way to, while it is. */
  #now = (): Location => this.state.navigation.location ?? this.state.location;

  async #go(step: Step, { scroll }: { scroll: boolean }): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const isLast = () => turn === this.#turn;
    const { location } = step;
    const coming = this.#more(location.pathname);
    // At once where nothing is to be loaded: the next person in a list is not drawn as one who is on the way.
    const here = coming ? undefined : this.#load(this.#match(location), location);
    if (here && !here.loading) return this.#show(step, here, scroll);
    this.#tell({ navigation: { ...IDLE, state: 'loading', location } as State['navigation'] });
    const page = here ?? (await this.#whenCome(coming, location));
    await page.loading;
    if (!isLast()) return;
    const redirect = [...page.failures.values()].find((error) => error instanceof Redirect);
    if (!redirect) return this.#show(step, page, scroll);
    const action = redirect.replace || step.action !== 'PUSH' ? 'REPLACE' : 'PUSH';
    return this.#go({ action, location: this.#history.at(resolvePath(redirect.to), null) }, { scroll: true });
  }

  #show(step: Step, { matches, failures }: Page, scroll: boolean): void {
    if (this.#scroll) this.#scroll.positions[this.state.location.key] = this.#scroll.at();
    this.#history.commit(step);
    const failed = matches.findIndex((match) => failures.has(match));
    const shownBy = matches.slice(0, failed + 1).findLast(({ route }) => route.errorElement);
    const loaded = matches.filter((match) => !failures.has(match)).map(({ route }) => [route.id, null]);
    this.#tell({
      location: step.location,
      matches: matches as unknown as State['matches'],
      loaderData: Object.fromEntries(loaded),
      errors: shownBy ? { [shownBy.route.id]: failures.get(matches[failed] as Match) } : null,
      historyAction: step.action as State['historyAction'],
      initialized: true,
      navigation: IDLE,
      restoreScrollPosition: scroll ? (this.#scroll?.positions[step.location.key] ?? null) : false,
      preventScrollReset: !scroll,
    });
  }

  /** Asks the routes of a page that have something to load, all at once; `loading` is undefined where none has. */
  #load(matches: readonly Match[], location: Location): Page {
    const url = this.createURL(location);
    const failures: Page['failures'] = new Map();
    const asked = matches.filter((match, index) => this.#mustLoad(match, index, url));
    const load = async (match: Match) => {
      try {
        await match.route.load?.({ params: match.params, url });
      } catch (error) {
        failures.set(match, error);
      }
    };
    return { matches, failures, loading: asked.length > 0 ? Promise.all(asked.map(load)) : undefined };
  }

  /** The same once further routes are there; where they do not come, the outermost one says so. */
  async #whenCome(coming: Promise<void> | undefined, location: Location): Promise<Page> {
    try {
      await coming;
      return this.#load(this.#match(location), location);
    } catch (error) {
      const matches = withIds(this.routes).map((route) => ({ route, params: {}, pathname: '/', pathnameBase: '/' }));
      return { matches, failures: new Map(matches.map((match) => [match, error])), loading: undefined };
    }
  }

  /** The routes of an address, from the outermost inwards. */
  #match = ({ pathname }: Location): Match[] =>
    (matchRoutes(withIds(this.routes) as RouteObject[], pathname) ?? []) as unknown as Match[];

  #mustLoad(match: Match, index: number, next: URL): boolean {
    const shown = this.state.matches[index];
    if (!match.route.load) return false;
    if (shown?.route.id !== match.route.id || shown.pathname !== match.pathname) return true;
    if (!(match.route.id in this.state.loaderData)) return true;
    return match.route.loadsAgain?.(this.createURL(this.state.location), next) ?? true;
  }

  #tell(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    const told = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false };
    for (const listener of this.#listeners) listener(this.state, told);
  }
}

const IDLE = {
  state: 'idle',
  ...{
    location: undefined,
    matches: undefined,
    historyAction: undefined,
    formMethod: undefined,
    formAction: undefined,
  },
  ...{ formEncType: undefined, formData: undefined, json: undefined, text: undefined },
} as State['navigation'];

/** Routes by which the library keeps what they loaded. One that has come later does not rename the others. */
function withIds(routes: readonly Route[], above = ''): LoadedRoute[] {
  return routes.map((route, index) => {
    const named = route as LoadedRoute;
    named.id ??= `${above}${index}`;
    if (route.children) withIds(route.children, `${named.id}-`);
    return named;
  });
}

/** For `RouterProvider`, which asks for no more of the library's own router than this one has. */
export const forLibrary = (router: PageRouter): DataRouter => router as unknown as DataRouter;
