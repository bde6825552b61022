import { type BrochureTexts, MAX_BROCHURES } from '@qinghe/contract/jobs/brochures.ts';
import { v7 as uuidv7 } from 'uuid';
import type { MemberWrite } from '../../../http/write.ts';
import { requireRoom } from '../../../refusals.ts';
import { lockCompany } from '../publish/publish-queries.ts';
import { countBrochures, insertBrochure } from './brochure-queries.ts';

/** Makes a draft of the caller's own. @returns its uuid @throws AppError 40902 as many as a company may have */
export async function makeBrochure(call: MemberWrite, texts: BrochureTexts): Promise<string> {
  const { db, member, now } = call;
  await requireRoom({
    lock: () => lockCompany(db, member.companyUuid),
    count: () => countBrochures(db, member.companyUuid),
    most: MAX_BROCHURES,
    reason: 'brochure.room',
  });
  const uuid = uuidv7();
  await insertBrochure(db, member.companyUuid, { uuid, owner_uuid: member.accountUuid, at: now, texts });
  await call.publish({ type: 'brochure.changed', uuid }, [member.accountUuid]);
  return uuid;
}
