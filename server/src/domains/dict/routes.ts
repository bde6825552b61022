import * as contract from '@qinghe/contract/dict/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { getBaseOptions, getLocations } from './reference.ts';

export const dictRoutes: readonly Route[] = [
  route(contract.baseOptions, getBaseOptions),
  route(contract.locations, getLocations),
];
