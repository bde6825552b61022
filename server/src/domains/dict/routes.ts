import type { Route } from '../../http/route.ts';
import { getBaseOptions, getLocations } from './reference.ts';

export const dictRoutes: readonly Route[] = [getBaseOptions, getLocations];
