import * as contract from '@qinghe/contract/talents/radar.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { findJob } from '../../jobs/index.ts';
import { presentTalents } from '../search/present-talents.ts';
import { pageOfFound, positionOf } from '../search/search.ts';
import { searchForJob } from './aim-search.ts';
import { findRadar, type RadarRow, readRadarHits, readRadars } from './radar-queries.ts';

const present = ({ job_uuid: uuid, job_title: title, ...radar }: RadarRow): contract.Radar => ({
  ...radar,
  job: { uuid, title },
});

/** Radars that ran or run. */
export const listRadars = read(contract.listRadars, async ({ db, scope, now }, page) => {
  const { items, next_cursor } = await readRadars(db, scope, { ...page, now });
  return { items: items.map(present), next_cursor };
});

/** Whom a radar has found, ordered by the job as it stands. @throws AppError 40401, 400 for a cursor that this server did not give */
export const listRadarHits = read(
  contract.listRadarHits,
  async ({ db, services, scope, now }, { radar: uuid, cursor, limit }) => {
    const { companyUuid } = scope;
    const radar = requireFound(await findRadar(db, scope, uuid, now));
    const job = requireFound(await findJob(db, companyUuid, radar.job_uuid));
    const { aim, search } = await searchForJob(db, job, { companyUuid, now });
    const all = { ...search, after: positionOf(cursor), limit: limit + 1 };
    const { found, next_cursor } = pageOfFound(await readRadarHits(db, uuid, all), limit);
    const items = await presentTalents(db, found, { services, companyUuid, now, search, job });
    return { items, next_cursor, radar: present(radar), aim };
  },
);
