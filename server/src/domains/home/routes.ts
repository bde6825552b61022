import type { Route } from '../../http/route.ts';
import { getOverview } from './overview.ts';

export const homeRoutes: readonly Route[] = [getOverview];
