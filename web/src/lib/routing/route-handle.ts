import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useMatches } from 'react-router';
import type { Texts } from '../i18n/resources.d.ts';
import { useTranslation } from '../i18n/use-translation.ts';

export type TitleKey = keyof Texts['shell']['title'];

/** What a screen may know of the route that shows it. */
export interface RouteHandle {
  title: TitleKey;
  /** For screens that serve both sides: which one this address is. */
  kind?: JobKind | undefined;
}

export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle ?? { title: 'home' };
}

/** The current route's title in the reader's language. */
export function useRouteTitle(): string {
  const { title } = useRouteHandle();
  const { t } = useTranslation('shell');
  return t(`title.${title}`);
}
