import * as contract from '@qinghe/contract/resumes/annotate.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Member } from '../../../http/context.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { byYou, requireFound } from '../../../refusals.ts';
import { completeDetail, readDetail } from '../desk/present-application.ts';
import { lockVisible } from '../lock-application.ts';
import type { FullApplication } from '../queries.ts';
import { readMentions } from './mention-queries.ts';
import { saveMentions, takeBackMentions } from './mentions.ts';
import { deleteNote, hasNote, insertNote, type OwnNote, saveStars, updateNote } from './note-queries.ts';

/** @throws AppError 40401 */
export const addNote = write(
  contract.addNote,
  { audit: 'application.note_added' },
  async (call, { uuid, text, mentions = [] }) => {
    const application = await lockVisible(call, uuid, 'read');
    const { companyUuid, accountUuid } = call.member;
    const note = { uuid: uuidv7(), application_uuid: uuid, author_uuid: accountUuid, text, created_at: call.now };
    await insertNote(call.db, companyUuid, note);
    await saveMentions(call, application, { noteUuid: note.uuid, text, accounts: mentions });
    return annotated(call, application);
  },
);

/** @throws AppError 40401 gone or another's, 40901 with the current state when it was changed since */
export const changeNote = write(
  contract.changeNote,
  { audit: 'application.note_changed' },
  async (call, { uuid, note_uuid, version, text, mentions = [] }) => {
    const application = await lockVisible(call, uuid, 'read');
    const note = ownNote(call.member, uuid, note_uuid);
    if (!(await updateNote(call.db, note, { version, text, at: call.now }))) {
      if (!(await hasNote(call.db, note))) throw new AppError(40401);
      throw new AppError(40901, { data: byYou(await readDetail(call, uuid)) });
    }
    await saveMentions(call, application, { noteUuid: note_uuid, text, accounts: mentions });
    return annotated(call, application);
  },
);

/** @throws AppError 40401 gone or another's */
export const removeNote = write(
  contract.removeNote,
  { audit: 'application.note_removed' },
  async (call, { uuid, note_uuid }) => {
    const application = await lockVisible(call, uuid, 'read');
    const mentions = await readMentions(call.db, call.member.companyUuid, note_uuid);
    requireFound(await deleteNote(call.db, ownNote(call.member, uuid, note_uuid)));
    await takeBackMentions(call, mentions);
    return annotated(call, application);
  },
);

/** @throws AppError 40401 */
export const rateApplication = write(
  contract.rateApplication,
  { audit: 'application.rated' },
  async (call, { uuid, stars }) => {
    const application = await lockVisible(call, uuid, 'read');
    const rating = await saveStars(call.db, call.member, uuid, stars, call.now);
    return annotated(call, { ...application, rating });
  },
);

/** Tells the colleagues; the application as it is now. */
async function annotated(call: MemberWrite, application: FullApplication) {
  const { uuid, job_uuid, kind, job_owner_uuid } = application;
  await call.publish({ type: 'application.noted', uuid, job_uuid, kind }, [job_owner_uuid]);
  return completeDetail(call, application);
}

const ownNote = ({ companyUuid, accountUuid }: Member, applicationUuid: string, uuid: string): OwnNote => ({
  company_uuid: companyUuid,
  application_uuid: applicationUuid,
  author_uuid: accountUuid,
  uuid,
});
