import type { Route } from '../../http/route.ts';
import { getCompanyInfo } from './company-info.ts';

export const companyRoutes: readonly Route[] = [getCompanyInfo];
