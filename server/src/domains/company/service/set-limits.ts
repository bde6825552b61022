import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import { lockCompany } from '../queries.ts';
import { readLimits, updateLimits } from './service-queries.ts';

interface Quotas {
  internship: number;
  campus: number;
}

/**
 * Says how many jobs of each kind a company may have online at once. Those that are online stay, also where there are more.
 * @throws AppError 40401, 40901 with the limits as they are where they are not what was `seen`
 */
export async function setCompanyLimits(db: Trx, uuid: string, { seen, to }: { seen: Quotas; to: Quotas }) {
  requireFound(await lockCompany(db, uuid));
  const now = await readLimits(db, uuid);
  if (now.internship.quota !== seen.internship || now.campus.quota !== seen.campus)
    throw new AppError(40901, { data: now });
  await updateLimits(db, uuid, to);
  await publishEvent(db, { companyUuid: uuid, owners: 'everybody' }, { type: 'company.decided' });
  return readLimits(db, uuid);
}
