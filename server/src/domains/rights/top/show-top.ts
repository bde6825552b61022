import * as contract from '@qinghe/contract/rights/top.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { rightOf } from '../../../sharing.ts';
import { chinaDay, dayAfter, daysBetween } from '../../../time/china-day.ts';
import { quoteTop } from './quote-top.ts';
import { freeOn, nextFree, openDays } from './top-days.ts';
import { findTopJob, readOwnDays, readPlaceNames, readTaken, type TopJobRow } from './top-queries.ts';

/** Days of one look at a list. */
const SHOWN = 14;

/** Free places of a list, by day. */
export const getTopPlaces = read(
  contract.getTopPlaces,
  async ({ db, member, scope, now }, { kind, city, category = null, from }) => {
    const open = openDays(now, null);
    const first = from ?? open.first;
    const place = contract.placeOf({ kind, city, category });
    const taken = (await readTaken(db, [place], first))(place);
    const own = Map.groupBy(await readOwnDays(db, scope, [place], first), ({ day }) => day);
    const { price, units_left, balance } = await quoteTop({ db, member, now }, kind, 1);
    return {
      ...{ slots: contract.TOP_SLOTS[kind], price, units_left, balance },
      days: daysBetween(first, dayAfter(first, SHOWN - 1)).map((day) => ({
        ...{ day, free: freeOn(kind, taken, day), is_open: day >= open.first && day <= open.last },
        own: own.get(day)?.map(({ job_uuid, title }) => ({ job_uuid, title })) ?? [],
      })),
    };
  },
);

/** The lists in which a job can stand first. */
const placesOf = ({ cities, category }: TopJobRow): contract.TopPlace[] =>
  cities.flatMap((city) => [
    ...(category === '' ? [] : [{ kind: 'top_search' as const, city, category }]),
    { kind: 'top_home' as const, city, category: null },
  ]);

/** Where a job can stand first. @throws AppError 40401 */
export const getTopJob = read(contract.getTopJob, async ({ db, member, now }, { job_uuid }) => {
  const job = requireFound(await findTopJob(db, member.companyUuid, job_uuid));
  const right = requireFound(rightOf(member, job) ?? undefined);
  const places = placesOf(job);
  const keys = places.map(contract.placeOf);
  const { first, last } = openDays(now, job.deadline);
  const taken = await readTaken(db, keys, first);
  const own = await readOwnDays(db, { companyUuid: member.companyUuid, ownerUuid: undefined }, keys, chinaDay(now));
  const names = await readPlaceNames(db, [...job.cities, job.category]);
  return {
    job: { uuid: job.uuid, title: job.title, deadline: job.deadline },
    why: right === 'own' ? (job.is_listed ? null : ('offline' as const)) : ('shared' as const),
    places: places.map((place, index) => {
      const key = keys[index] ?? '';
      const booked = own.filter((one) => one.place === key && one.job_uuid === job.uuid).map(({ day }) => day);
      const isFree = (day: string) => freeOn(place.kind, taken(key), day) > 0 && !booked.includes(day);
      return {
        ...place,
        city_name: names.get(place.city) ?? place.city,
        category_name: place.category === null ? null : (names.get(place.category) ?? place.category),
        first_free: nextFree(isFree, { from: first, last, length: 1 })?.from ?? null,
        booked,
      };
    }),
  };
});
