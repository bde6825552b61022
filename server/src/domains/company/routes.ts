import * as contract from '@qinghe/contract/company/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { getCompanyInfo } from './company-info.ts';

export const companyRoutes: readonly Route[] = [route(contract.getCompanyInfo, getCompanyInfo)];
