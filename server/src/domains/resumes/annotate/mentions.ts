import * as contract from '@qinghe/contract/resumes/annotate.ts';
import { type MemberRead, read } from '../../../http/read.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { type Owned, requireRight, rightOf } from '../../../sharing.ts';
import { readAtWork } from '../../company/index.ts';
import { takeBack, tell } from '../../messages/index.ts';
import { jobOf } from '../access.ts';
import { type FullApplication, findApplication } from '../queries.ts';
import { type MentionRow, readMentions, replaceMentions } from './mention-queries.ts';

/** @throws AppError 40401 */
export const listMentionable = read(contract.listMentionable, async ({ db, member }, { uuid }) => {
  const application = requireFound(await findApplication(db, member.companyUuid, uuid));
  const job = requireRight(member, jobOf(application), 'read');
  return {
    items: (await colleaguesOf({ db, member }, job)).map(({ uuid: account, name, position, sees }) => ({
      uuid: account,
      name,
      position,
      sees,
    })),
    job: { uuid: application.job_uuid, title: application.job_title },
    may_share: rightOf(member, job) === 'own',
  };
});

/** Everybody at work but the caller, and whether they may see who applied for the job. */
async function colleaguesOf({ db, member }: Pick<MemberRead, 'db' | 'member'>, job: Owned) {
  const colleagues = await readAtWork(db, member.companyUuid);
  return colleagues
    .filter(({ uuid }) => uuid !== member.accountUuid)
    .map((one) => ({ ...one, sees: rightOf({ accountUuid: one.uuid, ...one }, job) !== null }));
}

interface Named {
  noteUuid: string;
  text: string;
  /** Accounts; who is no colleague at work, or is not named in the text, is left out. */
  accounts: readonly string[];
}

/**
 * Writes down whom a note names, in the transaction that writes it. Who may see the application and was not told yet is told;
 * who is named no more hears nothing of it, as long as they have not read it.
 */
export async function saveMentions(
  call: MemberWrite,
  application: FullApplication,
  { noteUuid, text, accounts }: Named,
): Promise<void> {
  const { db, member } = call;
  const before = await readMentions(db, member.companyUuid, noteUuid);
  if (before.length === 0 && accounts.length === 0) return;
  const colleagues = await colleaguesOf(call, jobOf(application));
  const isNamed = ({ account_uuid, name }: MentionRow) => accounts.includes(account_uuid) && text.includes(`@${name}`);
  const kept = before.filter(isNamed);
  const fresh = colleagues
    .filter(({ uuid }) => !kept.some(({ account_uuid }) => account_uuid === uuid))
    .map(({ uuid, name }) => ({ account_uuid: uuid, name, message_uuid: null }))
    .filter(isNamed);
  const seeing = new Set(colleagues.filter(({ sees }) => sees).map(({ uuid }) => uuid));
  const named = [...kept, ...fresh];
  const untold = named
    .filter(({ account_uuid, message_uuid }) => message_uuid === null && seeing.has(account_uuid))
    .map(({ account_uuid }) => account_uuid);
  const told = await tellNamed(call, application, untold);
  await replaceMentions(
    db,
    member.companyUuid,
    noteUuid,
    named.map((one) => ({ ...one, message_uuid: told.get(one.account_uuid) ?? one.message_uuid })),
  );
  await takeBackMentions(
    call,
    before.filter((one) => !kept.includes(one)),
  );
}

/** Nobody hears of a note that is gone, as long as they have not read of it. */
export async function takeBackMentions(call: MemberWrite, mentions: readonly MentionRow[]): Promise<void> {
  for (const { account_uuid: accountUuid, message_uuid: messageUuid } of mentions)
    if (messageUuid !== null) await takeBack(call, call.member.companyUuid, { accountUuid, messageUuid });
}

const tellNamed = (call: MemberWrite, { uuid, kind, job_title }: FullApplication, to: readonly string[]) =>
  tell(call, 'noteMentioned', {
    companyUuid: call.member.companyUuid,
    to,
    by: call.member.accountUuid,
    subjectUuid: uuid,
    params: { job: job_title, campus: kind === 'campus' ? 1 : 0 },
  });
