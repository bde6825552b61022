import type { Route } from '../../http/route.ts';
import { getHandling } from './handling.ts';
import { getOverview } from './overview.ts';

export const homeRoutes: readonly Route[] = [getOverview, getHandling];
