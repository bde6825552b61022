import * as contract from '@qinghe/contract/company/services.ts';
import { read } from '../../../http/read.ts';
import { readGiven, readLimits } from './service-queries.ts';

export const getServices = read(contract.getServices, async ({ db, member }) => {
  const [limits, given] = await Promise.all([readLimits(db, member.companyUuid), readGiven(db, member.companyUuid)]);
  return { ...limits, ...given };
});
