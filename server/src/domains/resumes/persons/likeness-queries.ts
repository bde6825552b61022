import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

/** Of those who share a name, and of those who share a school, so many are compared, the newest first. */
const COMPARED = 60;

/** Signs of a text that are fetched: blanks and all, more than is compared. */
const FETCHED = 20_000;

interface ReadCv {
  uuid: string;
  text: string;
}

/** Applications that came with a file, and the words of it. */
export async function readCvsOfFile(reader: Reader, companyUuid: string, fileUuid: string): Promise<ReadCv[]> {
  const { rows } = await sql<ReadCv>`
    select application.uuid, left(file.reading_text, ${FETCHED}) as text
    from application
    join stored_file file on file.company_uuid = application.company_uuid and file.uuid = application.cv_file_uuid
    where file.company_uuid = ${companyUuid} and file.uuid = ${fileUuid} and file.reading_state = 'done'`.execute(
    reader,
  );
  return rows;
}

/** The CVs of others in the company under the same name or of the same school: one cannot be compared with all. */
export async function readComparedCvs(reader: Reader, companyUuid: string, uuid: string): Promise<ReadCv[]> {
  const { rows } = await sql<ReadCv>`
    with me as materialized (select * from application where company_uuid = ${companyUuid} and uuid = ${uuid}),
    near as (
      (select other.uuid, other.cv_file_uuid from me join application other
        on other.company_uuid = me.company_uuid and name_key(other.name) = name_key(me.name)
        where other.uuid <> me.uuid order by other.uuid desc limit ${COMPARED})
      union (select other.uuid, other.cv_file_uuid from me join application other
        on other.company_uuid = me.company_uuid and other.school = me.school and other.school <> ''
        where other.uuid <> me.uuid order by other.uuid desc limit ${COMPARED}))
    select near.uuid, left(file.reading_text, ${FETCHED}) as text
    from near join stored_file file on file.company_uuid = ${companyUuid} and file.uuid = near.cv_file_uuid
    where file.reading_state = 'done'`.execute(reader);
  return rows;
}

/** Keeps that the CVs of two say much the same; where one of them was erased meanwhile there is nothing to keep. */
export async function saveLikeness(
  trx: Trx,
  companyUuid: string,
  { of: [one, other], percent }: { of: readonly [string, string]; percent: number },
): Promise<void> {
  const [a, b] = one < other ? [one, other] : [other, one];
  await sql`
    insert into person_likeness (company_uuid, a_uuid, b_uuid, percent)
    select ${companyUuid}, a.uuid, b.uuid, ${percent} from person a, person b
    where a.company_uuid = ${companyUuid} and a.uuid = ${a} and b.company_uuid = ${companyUuid} and b.uuid = ${b}
    on conflict (company_uuid, a_uuid, b_uuid) do update set percent = excluded.percent`.execute(trx);
}
