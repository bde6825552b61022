import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { nameKey } from '../../../db/name-key.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

export function readTags(reader: Reader, companyUuid: string) {
  return reader
    .selectFrom('tag')
    .select(['uuid', 'name'])
    .where('company_uuid', '=', companyUuid)
    .orderBy('name')
    .execute();
}

export function findTag(reader: Reader, companyUuid: string, name: string) {
  return reader
    .selectFrom('tag')
    .select(['uuid', 'name'])
    .where('company_uuid', '=', companyUuid)
    .where((e) => e(nameKey(e.ref('name')), '=', nameKey(name)))
    .executeTakeFirst();
}

/** Held until the transaction ends: two people who make tags at once are counted one after the other. */
export async function lockTagNames(trx: Trx, companyUuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags ${companyUuid}`}, 5))`.execute(trx);
}

/** Makes a tag; where a colleague was quicker, theirs stays. */
export async function insertTag(
  trx: Trx,
  companyUuid: string,
  tag: { uuid: string; name: string; created_at: Date },
): Promise<void> {
  await trx
    .insertInto('tag')
    .values({ company_uuid: companyUuid, ...tag })
    .onConflict((conflict) => conflict.columns(['company_uuid', 'name']).doNothing())
    .execute();
}

/**
 * Taken before any application, so that putting a tag on waits for taking it off, and finds it gone instead of a
 * foreign key broken.
 */
const lockTag = (trx: Trx, companyUuid: string, uuid: string) =>
  trx
    .selectFrom('tag')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();

/** Puts a tag on those of the applications that are there, and in the caller's scope. */
export async function tagApplications(
  trx: Trx,
  { companyUuid, ownerUuid }: Scope,
  tag: { uuid: string; at: Date },
  applicationUuids: readonly string[],
): Promise<number> {
  if (!(await lockTag(trx, companyUuid, tag.uuid))) return 0;
  const result = await trx
    .insertInto('application_tag')
    .columns(['company_uuid', 'application_uuid', 'tag_uuid', 'created_at'])
    .expression((e) =>
      e
        .selectFrom('application')
        .innerJoin('job', (join) =>
          join
            .onRef('job.company_uuid', '=', 'application.company_uuid')
            .onRef('job.uuid', '=', 'application.job_uuid'),
        )
        .select((s) => [
          'application.company_uuid',
          'application.uuid',
          s.cast<string>(s.val(tag.uuid), 'uuid').as('tag_uuid'),
          s.cast<Date>(s.val(tag.at), 'timestamptz').as('created_at'),
        ])
        .where('application.company_uuid', '=', companyUuid)
        .where('application.uuid', 'in', applicationUuids)
        .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner, 'act'))))
        // Each row locks its application; in the order in which decisions on many lock them too.
        .orderBy('application.uuid'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

export async function untagApplications(
  trx: Trx,
  scope: Scope,
  tagUuid: string,
  applicationUuids: readonly string[],
): Promise<number> {
  const { companyUuid } = scope;
  if (!(await lockTag(trx, companyUuid, tagUuid))) return 0;
  const locked = await lockTagged(trx, scope, applicationUuids);
  if (locked.length === 0) return 0;
  const result = await trx
    .deleteFrom('application_tag')
    .where('company_uuid', '=', companyUuid)
    .where('tag_uuid', '=', tagUuid)
    .where(
      'application_uuid',
      'in',
      locked.map(({ uuid }) => uuid),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Those of the applications that may be reached; a move, which changes the rows of their tags, waits meanwhile. */
const lockTagged = (trx: Trx, { companyUuid, ownerUuid }: Scope, applicationUuids: readonly string[]) =>
  trx
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select('application.uuid')
    .where('application.company_uuid', '=', companyUuid)
    .where('application.uuid', 'in', applicationUuids)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner, 'act'))))
    .orderBy('application.uuid')
    .forShare('application')
    .execute();

/** Forgets a tag that is on no application. */
export async function deleteUnusedTag(trx: Trx, companyUuid: string, uuid: string): Promise<void> {
  await trx
    .deleteFrom('tag')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('application_tag')
            .select('application_tag.tag_uuid')
            .where('application_tag.company_uuid', '=', companyUuid)
            .where('application_tag.tag_uuid', '=', uuid),
        ),
      ),
    )
    .execute();
}
