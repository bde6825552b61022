import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { mayPublish } from '../rules.ts';
import { lockCompany } from './publish-queries.ts';

/**
 * A company that may tell students something on pages of its own, locked.
 * @param what the beginning of the reasons' names
 * @throws AppError 40902 for one that may not
 */
export async function requirePublishingCompany(
  trx: Trx,
  companyUuid: string,
  what: 'brochure' | 'talk' | 'fair',
): Promise<void> {
  const company = await lockCompany(trx, companyUuid);
  if (company.hires_interns_only) throw new AppError(40902, { reason: `${what}.internsOnly` });
  if (!mayPublish(company)) throw new AppError(40902, { reason: `${what}.companyUnchecked` });
}
