import * as contract from '@qinghe/contract/rights/grants.ts';
import { FREE_REFRESHES } from '@qinghe/contract/rights/refresh.ts';
import { read } from '../../../http/read.ts';
import { readLimits } from '../../company/index.ts';

/** What every company has without paying: there is one level. */
export const getMembership = read(contract.getMembership, async ({ db, member }) => {
  const { internship, campus } = await readLimits(db, member.companyUuid);
  return {
    ...{ level: 'basic' as const, until: null, free_refreshes: FREE_REFRESHES },
    ...{ internships: internship.quota, campus_jobs: campus.quota },
  };
});
