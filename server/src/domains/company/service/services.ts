import * as contract from '@qinghe/contract/company/services.ts';
import { read } from '../../../http/read.ts';
import { readGiven, readSlots } from './service-queries.ts';

export const getServices = read(contract.getServices, async ({ db, member }) => {
  const [slots, given] = await Promise.all([readSlots(db, member.companyUuid), readGiven(db, member.companyUuid)]);
  return { ...slots, ...given };
});
