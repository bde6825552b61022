import { type Degree, degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { listTalents } from '@qinghe/contract/talents/list.ts';
import { sql } from 'kysely';
import type { Reader } from '../../db/database.ts';
import { readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';

type Filter = Omit<ParsedInputOf<typeof listTalents>, 'q' | 'city'> & {
  /** `q` as a tsquery. */
  words: string | undefined;
  city: string | undefined;
};

/** As the index by year has it. */
const graduationYear = sql<string>`left(graduation_month, 4)`;

/** Talents under a filter, those heard of last first; nothing that a person is reached by is read. */
export const readTalents = (reader: Reader, { words, degree, graduation_year, city, ...page }: Filter) =>
  readPage(
    reader
      .selectFrom('talent')
      .select(['uuid', 'name', 'school', 'major', 'graduation_month', 'city', 'wish_cities', 'wished_work'])
      .select(['days_per_week', 'months', 'earliest_start', 'full_time', 'skills', 'about', 'refreshed_at'])
      .select((e) => e.ref('degree').$castTo<Degree>().as('degree'))
      .$call(whenGiven(words, (query, value) => query.where(sql<boolean>`search @@ ${value}::tsquery`)))
      .$call(whenGiven(degree, (query, least) => query.where('degree', 'in', degrees.slice(degrees.indexOf(least)))))
      .$call(whenGiven(graduation_year, (query, year) => query.where(graduationYear, '=', `${year}`)))
      .$call(whenGiven(city, (query, name) => query.where(sql<boolean>`cities @> array[${name}]`))),
    page,
    ['refreshed_at', 'uuid'],
  );
