import { companyPictureUrl } from '@qinghe/contract/company/information.ts';
import type { Brochure, BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import type { MemberRead } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { presentSharing, within } from '../../../sharing.ts';
import { type BrochureRow, findBrochure, readJobsOfBrochure } from './brochure-queries.ts';
import { brochureAbilities, nextLine } from './brochure-rules.ts';

type Call = Pick<MemberRead, 'db' | 'member' | 'scope' | 'now' | 'services'>;

export function presentBrochure({ member, now, services }: Call, row: BrochureRow): Brochure {
  const { owner_uuid: _owner, shares: _shares, owner_name, picture_uuid, ...rest } = row;
  const { yours, shared_with } = presentSharing(member, row);
  const schedule = row.schedule;
  return {
    ...rest,
    schedule,
    picture_uuid,
    picture_url: picture_uuid && companyPictureUrl(member.companyUuid, picture_uuid),
    owner_name: owner_name ?? '',
    next: nextLine(schedule, now),
    yours,
    shared_with,
    abilities: {
      ...within(yours !== 'read', brochureAbilities(row)),
      remove: yours === 'own' && brochureAbilities(row).remove,
    },
    share_url: `${services.publicUrl}/brochures/${row.uuid}`,
  };
}

/** One brochure with its jobs. @throws AppError 40401 unknown, or not the caller's to see */
export async function readBrochureDetail(call: Call, uuid: string): Promise<BrochureDetail> {
  const row = requireFound(await findBrochure(call.db, call.scope, uuid));
  return { ...presentBrochure(call, row), job_items: await readJobsOfBrochure(call.db, call.scope, uuid) };
}
