import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/notes.ts';
import { MAX_TAGS } from '@qinghe/contract/resumes/notes.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { type Member, type RequestContext, requireMember } from '../../../http/context.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { deleteUnusedTag, findTag, insertTag, readTags, tagApplications, untagApplications } from './tag-queries.ts';

export async function listTags(context: RequestContext): Promise<OutputOf<typeof contract.listTags>> {
  return { items: await readTags(context.services.db, requireMember(context).companyUuid) };
}

/** @throws AppError 40401 when the caller may see none of the applications, 40902 when the company has too many tags */
export function addTag(
  context: RequestContext,
  { uuids, name }: ParsedInputOf<typeof contract.addTag>,
): Promise<OutputOf<typeof contract.addTag>> {
  const member = requireMember(context);
  const { companyUuid } = member;
  return context.transaction(async (trx) => {
    const tag = (await findTag(trx, companyUuid, name)) ?? (await makeTag(trx, context, companyUuid, name));
    const applications = await tagApplications(
      trx,
      companyUuid,
      { uuid: tag.uuid, at: context.now },
      uuids,
      ownerOf(member),
    );
    await deleteUnusedTag(trx, companyUuid, tag.uuid);
    if (!(await findTag(trx, companyUuid, name))) throw new AppError(40401);
    await publishEvent(trx, member, { type: 'applications.changed', batch_uuid: tag.uuid });
    return { ...tag, applications };
  });
}

export function removeTag(
  context: RequestContext,
  { uuids, tag_uuid }: ParsedInputOf<typeof contract.removeTag>,
): Promise<OutputOf<typeof contract.removeTag>> {
  const member = requireMember(context);
  const { companyUuid } = member;
  return context.transaction(async (trx) => {
    const applications = await untagApplications(trx, companyUuid, tag_uuid, uuids, ownerOf(member));
    if (applications > 0) {
      await deleteUnusedTag(trx, companyUuid, tag_uuid);
      await publishEvent(trx, member, { type: 'applications.changed', batch_uuid: tag_uuid });
    }
    return { applications };
  });
}

async function makeTag(trx: Trx, context: RequestContext, companyUuid: string, name: string) {
  if ((await readTags(trx, companyUuid)).length >= MAX_TAGS) throw new AppError(40902);
  await insertTag(trx, companyUuid, { uuid: uuidv7(), name, created_at: context.now });
  const tag = await findTag(trx, companyUuid, name);
  // Made by a colleague a moment ago and taken off again: whoever asks once more gets his own.
  if (!tag) throw new AppError(40902);
  return tag;
}

/** A child account reaches applications for its own jobs only. */
const ownerOf = ({ type, accountUuid }: Member): string | undefined => (type === 'master' ? undefined : accountUuid);
