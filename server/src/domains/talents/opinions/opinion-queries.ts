import type { LinkVerdict } from '@qinghe/contract/resumes/application.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type Page, type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import { allowed } from '../search/search-queries.ts';

export interface OpinionRow {
  company_uuid: string;
  talent_uuid: string;
  link_uuid: string;
  link_name: string;
  verdict: LinkVerdict;
  stars: number | null;
  words: string;
  said_at: Date;
}

/** One a link and talent: said again it says what is said now. */
export const upsertOpinion = (trx: Trx, { said_at, verdict, stars, words, ...key }: OpinionRow) =>
  trx
    .insertInto('talent_opinion')
    .values({ ...key, verdict, stars, words, said_at })
    .onConflict((conflict) =>
      conflict.columns(['company_uuid', 'talent_uuid', 'link_uuid']).doUpdateSet({ verdict, stars, words, said_at }),
    )
    .execute();

/** What was said to a company of some talents, the newest first. */
export const readOpinions = (reader: Reader, companyUuid: string, talentUuids: readonly string[]) =>
  reader
    .selectFrom('talent_opinion')
    .select(['talent_uuid', 'link_uuid', 'link_name as name', 'verdict', 'stars', 'words', 'said_at'])
    .where('company_uuid', '=', companyUuid)
    .where('talent_uuid', '=', (e) => e.fn.any(e.val([...talentUuids])))
    .orderBy('said_at', 'desc')
    .orderBy('link_uuid', 'desc')
    .execute();

export type Opinion = Awaited<ReturnType<typeof readOpinions>>[number];

/** Talents of whom something was said and whom the company may find, by when it was said last. */
export const readSpokenOf = (
  reader: Reader,
  companyUuid: string,
  { link, ...page }: PageRequest & { link?: string | undefined },
): Promise<Page<{ talent_uuid: string; said_at: string }>> =>
  readPage(
    reader
      .selectFrom((e) =>
        e
          .selectFrom('talent_opinion')
          .innerJoin('talent_search', 'talent_search.talent_uuid', 'talent_opinion.talent_uuid')
          .select('talent_opinion.talent_uuid')
          .select(sql<string>`max(said_at)`.as('said_at'))
          .where('company_uuid', '=', companyUuid)
          .where(allowed({ companyUuid }))
          .$call(whenGiven(link, (query, uuid) => query.where('link_uuid', '=', uuid)))
          .groupBy('talent_opinion.talent_uuid')
          .as('spoken'),
      )
      .selectAll(),
    page,
    ['spoken.said_at', 'spoken.talent_uuid'],
  );
