import * as contract from '@qinghe/contract/company/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { getCompanyInfo } from './company-info.ts';
import { getOverview } from './overview.ts';

export const companyRoutes: readonly Route[] = [
  route(contract.getCompanyInfo, getCompanyInfo),
  route(contract.businessOverview, getOverview),
];
