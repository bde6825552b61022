import type { Reader, Trx } from '../../db/database.ts';

export async function insertPicture(
  trx: Trx,
  picture: { uuid: string; account_uuid: string; created_at: Date },
): Promise<void> {
  await trx.insertInto('feedback_picture').values(picture).execute();
}

/**
 * Ties pictures of an account to its feedback, in their order, where none of them is tied to another one or about to go.
 * @returns how many there were
 */
export async function tiePictures(
  trx: Trx,
  { feedbackUuid, accountUuid, since }: { feedbackUuid: string; accountUuid: string; since: Date },
  uuids: readonly string[],
): Promise<number> {
  let tied = 0n;
  for (const [place, uuid] of uuids.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('feedback_picture')
      .set({ feedback_uuid: feedbackUuid, place })
      .where('uuid', '=', uuid)
      .where('account_uuid', '=', accountUuid)
      .where('feedback_uuid', 'is', null)
      .where('created_at', '>', since.toISOString())
      .executeTakeFirstOrThrow();
    tied += numUpdatedRows;
  }
  return Number(tied);
}

/** Pictures that were never handed in, or whose feedback has served its time, or whose account is closed. */
export const readOldPictures = (reader: Reader, { left, closed }: { left: Date; closed: Date }, limit: number) =>
  reader
    .selectFrom('feedback_picture as picture')
    .innerJoin('account', 'account.uuid', 'picture.account_uuid')
    .leftJoin('feedback', 'feedback.uuid', 'picture.feedback_uuid')
    .select('picture.uuid')
    .where((e) =>
      e.or([
        e('account.closed_at', 'is not', null),
        e('feedback.closed_at', '<', closed.toISOString()),
        e.and([e('picture.feedback_uuid', 'is', null), e('picture.created_at', '<', left.toISOString())]),
      ]),
    )
    .limit(limit)
    .execute();

export async function deletePicture(reader: Reader, uuid: string): Promise<void> {
  await reader.deleteFrom('feedback_picture').where('uuid', '=', uuid).execute();
}
