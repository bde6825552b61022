import * as contract from '@qinghe/contract/talents/list.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { findJob } from '../../jobs/index.ts';
import { presentTalents } from './present-talents.ts';
import { readFound, searchOf } from './search.ts';

/** Words in which nothing can be searched for filter nothing, as on the desk. */
export const listTalents = read(
  contract.listTalents,
  async ({ db, services, member: { companyUuid }, now }, { cursor, limit, job_uuid, ...filter }) => {
    const job = job_uuid === undefined ? undefined : requireFound(await findJob(db, companyUuid, job_uuid));
    const search = await searchOf(db, filter, { companyUuid, now });
    const { found, next_cursor } = await readFound(db, search, { cursor, limit });
    return { items: await presentTalents(db, found, { services, companyUuid, now, search, job }), next_cursor };
  },
);
