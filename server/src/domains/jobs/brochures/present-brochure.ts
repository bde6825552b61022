import { companyPictureUrl } from '@qinghe/contract/company/information.ts';
import type { Brochure, BrochureDetail } from '@qinghe/contract/jobs/brochures.ts';
import type { MemberRead } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { presentSharing, within } from '../../../sharing.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { readBrochureFigures, readJobsOfBrochure, readTalksOfBrochure } from './brochure-figures-queries.ts';
import { type BrochureRow, findBrochure } from './brochure-queries.ts';
import { brochureAbilities, nextLine } from './brochure-rules.ts';

type Call = Pick<MemberRead, 'db' | 'member' | 'scope' | 'now' | 'services'>;

export function presentBrochure({ member, now, services }: Call, row: BrochureRow): Brochure {
  const { owner_uuid: _owner, shares: _shares, owner_name, picture_uuid, ...rest } = row;
  const { yours, shared_with } = presentSharing(member, row);
  const schedule = row.schedule;
  const abilities = brochureAbilities(row, member.prepares);
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
      ...within(yours !== 'read', abilities),
      remove: yours === 'own' && abilities.remove,
    },
    share_url: `${services.publicUrl}/brochures/${row.uuid}`,
  };
}

/** One brochure with its jobs. @throws AppError 40401 unknown, or not the caller's to see */
export async function readBrochureDetail(call: Call, uuid: string): Promise<BrochureDetail> {
  const { db, member, scope, now } = call;
  const row = requireFound(await findBrochure(db, scope, uuid));
  const jobs = await readJobsOfBrochure(db, scope, uuid);
  const talks = await readTalksOfBrochure(db, member.companyUuid, uuid, now);
  const figures = await readBrochureFigures(db, member.companyUuid, { jobs, today: chinaDay(now) });
  return { ...presentBrochure(call, row), job_items: jobs, talk_items: talks, figures };
}
