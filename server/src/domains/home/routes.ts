import * as contract from '@qinghe/contract/home/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { getOverview } from './overview.ts';

export const homeRoutes: readonly Route[] = [route(contract.businessOverview, getOverview)];
