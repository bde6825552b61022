import * as contract from '@qinghe/contract/ops/job-limits.ts';
import { writeForOperator } from '../../http/operator.ts';
import { setCompanyLimits } from '../company/index.ts';

/** The reason is kept with the entry of the log; the company reads that its places were changed. @throws AppError 40401, 40901 with the limits as they are */
export const setJobLimits = writeForOperator(
  contract.setJobLimits,
  { audit: 'company.limits_set' },
  async ({ db, note }, { uuid, seen, internship, campus, reason }) => {
    const limits = await setCompanyLimits(db, uuid, { seen, to: { internship, campus } });
    note({ companyUuid: uuid, objectUuid: uuid, detail: { internship, campus, reason } });
    return limits;
  },
);
