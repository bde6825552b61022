import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';
import type { ComponentType } from 'react';
import type { FirstQuery } from '../../lib/api/first-queries.ts';
import type { Texts } from '../../lib/i18n/resources.d.ts';
import type { TitleKey } from '../../lib/routing/route-handle.ts';
import type { RouteAccess } from '../guard-without-session.ts';
import type { IconName } from '../icons.ts';

/*
 * How to add a screen:
 * 1. `src/screens/<domain>/<screen>.tsx`, a default export that returns `<Page>…</Page>` from `ui/page`.
 * 2. Its row in `app/routes/<domain>.ts`, with its title under `title` in `locales/{zh-CN,en}/shell.json`.
 * 3. Its texts in `locales/{zh-CN,en}/<namespace>.json`, the namespace in its row and in `lib/i18n/resources.d.ts`.
 * 4. Its calls: `apiQuery` and `apiPages` to read, `useAction` to change (`src/lib`), in `src/domains/<domain>/api`.
 */
export interface RouteEntry {
  path: string;
  access: RouteAccess;
  /** Opens without a network for whom the guard has let in before. */
  offline?: true;
  /**
   * `shell` has sidebar and top bar, `form` has the component library's fields beside; `plain` stands alone; `entrance` is
   * plain without queries, for the login's weight; `console` is the operators'; `bare` is the screen alone.
   */
  layout: 'shell' | 'form' | 'plain' | 'entrance' | 'console' | 'bare';
  title: TitleKey;
  /** Texts that the screen needs beside `common` and `shell`; loaded together with it. */
  texts?: (keyof Texts)[];
  /** Which side the screen shows, where it serves both. */
  kind?: JobKind;
  /** Values that a parameter of the path may have; any other address is unknown. */
  values?: Record<string, readonly string[]>;
  /** The search of an address of before under today's names; null where it has them. */
  renamed?: (search: URLSearchParams) => URLSearchParams | null;
  screen: () => Promise<{ default: ComponentType }>;
  /** Its entry in the sidebar, and in the command palette. */
  navigation?: NavigationEntry;
  /** Its entry in the command palette alone; `demo` where demos only have it. */
  palette?: { icon: IconName; demo?: true };
  /** What the screen shows first: asked for before it is drawn, and for the shell while its code is on its way. */
  queries?: (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => FirstQuery[];
}

export interface RedirectEntry {
  path: string;
  redirect: string;
}

type Overview = OutputOf<typeof businessOverview>;

export interface NavigationEntry {
  group: 'home' | 'jobs' | 'applications' | 'talents' | 'messages' | 'company' | 'settings';
  /** Where it leads; everything under `base` is there. */
  to: string;
  base: string;
  /** Its name under its group. */
  label: keyof Texts['shell']['entry'];
  icon: IconName;
  /** The least role that the page is for; a test holds it to the call that the page is there for. */
  least?: MemberRole;
  /** A live count beside the name, and what it counts. */
  count?: { of: (overview: Overview) => number; label: keyof Texts['shell']['count'] };
}
