import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { getApplication } from '@qinghe/contract/resumes/endpoints.ts';
import type * as contract from '@qinghe/contract/resumes/notes.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { canSeeJob } from '../../jobs/index.ts';
import { readDetail } from '../desk/present-application.ts';
import { lockApplication } from '../queries.ts';
import { deleteNote, hasNote, insertNote, type OwnNote, saveStars, updateNote } from './note-queries.ts';

type Detail = OutputOf<typeof getApplication>;

/** @throws AppError 40401 */
export const addNote = (
  context: RequestContext,
  { uuid, text }: ParsedInputOf<typeof contract.addNote>,
): Promise<Detail> =>
  annotate(context, uuid, (trx, { companyUuid, accountUuid }) =>
    insertNote(trx, companyUuid, {
      uuid: uuidv7(),
      application_uuid: uuid,
      author_uuid: accountUuid,
      text,
      created_at: context.now,
    }),
  );

/** @throws AppError 40401 gone or another's, 40901 with the current state when it was changed since */
export const changeNote = (
  context: RequestContext,
  { uuid, note_uuid, version, text }: ParsedInputOf<typeof contract.changeNote>,
): Promise<Detail> =>
  annotate(context, uuid, async (trx, member) => {
    const note = ownNote(member, uuid, note_uuid);
    if (await updateNote(trx, note, { version, text, at: context.now })) return;
    if (!(await hasNote(trx, note))) throw new AppError(40401);
    throw new AppError(40901, { data: await readDetail(trx, member, uuid, context.now) });
  });

/** @throws AppError 40401 gone or another's */
export const removeNote = (
  context: RequestContext,
  { uuid, note_uuid }: ParsedInputOf<typeof contract.removeNote>,
): Promise<Detail> =>
  annotate(context, uuid, async (trx, member) => {
    if (!(await deleteNote(trx, ownNote(member, uuid, note_uuid)))) throw new AppError(40401);
  });

/** @throws AppError 40401 */
export const rateApplication = (
  context: RequestContext,
  { uuid, stars }: ParsedInputOf<typeof contract.rateApplication>,
): Promise<Detail> => annotate(context, uuid, (trx, member) => saveStars(trx, member, uuid, stars, context.now));

/** Writes something beside an application that the caller may see, and tells the colleagues. */
function annotate(
  context: RequestContext,
  uuid: string,
  write: (trx: Trx, member: Member) => Promise<void>,
): Promise<Detail> {
  const member = requireMember(context);
  return context.transaction(async (trx) => {
    const application = await lockApplication(trx, member.companyUuid, uuid);
    if (!application || !canSeeJob(member, { owner_uuid: application.job_owner_uuid })) throw new AppError(40401);
    await write(trx, member);
    const { job_uuid, kind } = application;
    await publishEvent(trx, member, { type: 'application.noted', uuid, job_uuid, kind });
    return readDetail(trx, member, uuid, context.now);
  });
}

const ownNote = ({ companyUuid, accountUuid }: Member, applicationUuid: string, uuid: string): OwnNote => ({
  company_uuid: companyUuid,
  application_uuid: applicationUuid,
  author_uuid: accountUuid,
  uuid,
});
