import { maskName, maskPhone } from '@qinghe/contract/formats.ts';
import type { Reader } from '../../../db/database.ts';
import { requireFound } from '../../../refusals.ts';
import { readHistory } from '../review/history.ts';
import { findInForce } from '../review/review-queries.ts';
import { after, hasNoneInForce } from '../rules.ts';
import { readLimits } from '../service/service-queries.ts';
import { countPeopleAndJobs, findStatus, readOnlineJobs, readPeopleShown } from './status-queries.ts';

/** A company as an operator looks at it from outside of any queue. @throws AppError 40401 */
export async function readCompanyStatus(reader: Reader, uuid: string) {
  const standing = requireFound(await findStatus(reader, uuid));
  const [inForce, people, jobs, counts, limits, history] = await Promise.all([
    findInForce(reader, uuid),
    readPeopleShown(reader, uuid),
    readOnlineJobs(reader, uuid),
    countPeopleAndJobs(reader, uuid),
    readLimits(reader, uuid),
    readHistory(reader, uuid),
  ]);
  const papers = hasNoneInForce(standing.check_status) ? null : inForce;
  return {
    ...standing,
    papers,
    members: people.map((one) => ({ ...one, name: maskName(one.name), phone: maskPhone(one.phone ?? '') })),
    jobs,
    ...counts,
    limits,
    history,
    can_withdraw: after(standing.check_status, 'withdraw') !== undefined,
    // Verified companies alone: gifts are for those of whom it is known who they are.
    can_give: !hasNoneInForce(standing.check_status),
    can_release: standing.confirming === true,
    can_confirm: papers !== null && !standing.confirming && people.some(({ type }) => type === 'master'),
  };
}
