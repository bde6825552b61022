import type { Reader, Trx } from '../../../db/database.ts';

const ofTalk = (reader: Reader, companyUuid: string, talkUuid: string) =>
  reader.selectFrom('talk_visitor').where('company_uuid', '=', companyUuid).where('talk_uuid', '=', talkUuid);

/** Seats that are given away. */
export async function countSigned(trx: Trx, companyUuid: string, talkUuid: string): Promise<number> {
  const { n } = await ofTalk(trx, companyUuid, talkUuid)
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('state', '=', 'signed')
    .executeTakeFirstOrThrow();
  return n;
}

/** Gives free seats to those who have waited longest. @returns who moved up */
async function moveUpWaiting(
  trx: Trx,
  companyUuid: string,
  talkUuid: string,
  seats: number,
  at: Date,
): Promise<{ uuid: string }[]> {
  const first = ofTalk(trx, companyUuid, talkUuid)
    .select('uuid')
    .where('state', '=', 'waiting')
    .orderBy('signed_at')
    .orderBy('uuid')
    .limit(seats);
  return trx
    .updateTable('talk_visitor')
    .set({ state: 'signed', changed_at: at, moved_up_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', first)
    .returning('uuid')
    .execute();
}

/** Seats that have become free go to those who wait. @returns who moved up */
export async function fillSeats(
  trx: Trx,
  { company_uuid, uuid, seats }: { company_uuid: string; uuid: string; seats: number | null },
  at: Date,
): Promise<readonly { uuid: string }[]> {
  const free = seats === null ? Number.MAX_SAFE_INTEGER : seats - (await countSigned(trx, company_uuid, uuid));
  return free > 0 ? moveUpWaiting(trx, company_uuid, uuid, free, at) : [];
}
