import * as contract from '@qinghe/contract/resumes/annotate.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireRoom } from '../../../refusals.ts';
import { readOwners } from '../queries.ts';
import {
  deleteUnusedTag,
  findTag,
  insertTag,
  lockTagNames,
  readTags,
  tagApplications,
  untagApplications,
} from './tag-queries.ts';

export const listTags = read(contract.listTags, async ({ db, member }) => ({
  items: await readTags(db, member.companyUuid),
}));

/** @throws AppError 40401 when the caller may see none of the applications, 40902 when the company has too many tags */
export const addTag = write(contract.addTag, { audit: 'application.tagged' }, async (call, { uuids, name }) => {
  const { db, scope, now } = call;
  const { companyUuid } = scope;
  const tag = (await findTag(db, companyUuid, name)) ?? (await makeTag(call, name));
  const applications = await tagApplications(db, scope, { uuid: tag.uuid, at: now }, uuids);
  await deleteUnusedTag(db, companyUuid, tag.uuid);
  if (!(await findTag(db, companyUuid, name))) throw new AppError(40401);
  call.note({ objectUuid: tag.uuid, detail: { applications } });
  await call.publish({ type: 'applications.changed', batch_uuid: tag.uuid }, await readOwners(db, companyUuid, uuids));
  return { ...tag, applications };
});

export const removeTag = write(
  contract.removeTag,
  { audit: 'application.untagged' },
  async ({ db, scope, note, noteNothing, publish }, { uuids, tag_uuid }) => {
    const applications = await untagApplications(db, scope, tag_uuid, uuids);
    if (applications === 0) noteNothing();
    else {
      note({ objectUuid: tag_uuid, detail: { applications } });
      await deleteUnusedTag(db, scope.companyUuid, tag_uuid);
      const owners = await readOwners(db, scope.companyUuid, uuids);
      await publish({ type: 'applications.changed', batch_uuid: tag_uuid }, owners);
    }
    return { applications };
  },
);

async function makeTag({ db, member: { companyUuid }, now }: MemberWrite, name: string) {
  await requireRoom({
    lock: () => lockTagNames(db, companyUuid),
    count: async () => (await readTags(db, companyUuid)).length,
    most: contract.MAX_TAGS,
    reason: 'room.tags',
  });
  await insertTag(db, companyUuid, { uuid: uuidv7(), name, created_at: now });
  const tag = await findTag(db, companyUuid, name);
  // A colleague made it a moment ago and removed it again: the next try makes it anew.
  if (!tag) throw new AppError(40902);
  return tag;
}
