import * as contract from '@qinghe/contract/jobs/brochures.ts';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireRight } from '../../../sharing.ts';
import { findFreshPicture, readBrochures, removeBrochure, updateBrochure } from './brochure-queries.ts';
import { changedTexts } from './brochure-rules.ts';
import { lockBrochureForUpdate, requirePublishable } from './lock-brochure.ts';
import { makeBrochure } from './make-brochure.ts';
import { presentBrochure, readBrochureDetail } from './present-brochure.ts';

export const listBrochures = read(contract.listBrochures, async (call) => ({
  items: (await readBrochures(call.db, call.scope)).map((row) => presentBrochure(call, row)),
}));

/** @throws AppError 40401 unknown, or not the caller's to see */
export const getBrochure = read(contract.getBrochure, (call, { uuid }) => readBrochureDetail(call, uuid));

/** @throws AppError 40902 as many as a company may have, 400 for a picture that there is not */
export const createBrochure = write(contract.createBrochure, { audit: 'brochure.created' }, async (call, texts) => {
  await requirePicture(call, texts.picture_uuid, null);
  return readBrochureDetail(call, await makeBrochure(call, texts));
});

/**
 * Changes what a brochure says; one that is online passes the publish check anew, and students read it at once. The log
 * keeps what they had read before.
 * @throws AppError 40901 changed since, 400 for a picture that there is not, 40902 and 42201 as publishing
 */
export const changeBrochure = write(
  contract.changeBrochure,
  { audit: 'brochure.changed' },
  async (call, { uuid, version, ...texts }) => {
    const before = await lockBrochureForUpdate(call, { uuid, version }, 'edit');
    await requirePicture(call, texts.picture_uuid, before.picture_uuid);
    if (before.state === 'online') await requirePublishable(call, texts);
    const fields = changedTexts(before, texts);
    const were =
      before.state === 'online' ? { before: Object.fromEntries(fields.map((one) => [one, before[one]])) } : {};
    call.note({ detail: { fields, ...were } });
    await updateBrochure(call.db, call.member.companyUuid, { uuid, at: call.now, texts });
    await call.publish({ type: 'brochure.changed', uuid }, [before.owner_uuid]);
    return readBrochureDetail(call, uuid);
  },
);

/** @throws AppError 40901 changed since, 40902 once it was published */
export const deleteBrochure = write(contract.deleteBrochure, { audit: 'brochure.deleted' }, async (call, seen) => {
  const { owner_uuid } = requireRight(call.member, await lockBrochureForUpdate(call, seen, 'remove'), 'own');
  await call.publish({ type: 'brochure.changed', uuid: seen.uuid }, [owner_uuid]);
  await removeBrochure(call.db, call.member.companyUuid, seen.uuid);
  return {};
});

/** A picture stays, or is one that was uploaded just now. */
async function requirePicture(
  { db, member, now }: MemberWrite,
  picture: string | null,
  before: string | null,
): Promise<void> {
  if (picture === null || picture === before) return;
  if (!(await findFreshPicture(db, member.companyUuid, picture, now)))
    throw new AppError(400, { field: 'picture_uuid', reason: 'company.picture' });
}
