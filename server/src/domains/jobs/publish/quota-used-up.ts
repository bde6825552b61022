import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { placesFor, readPlaces } from '../../../db/places.ts';
import { isUnlocked } from './publish-queries.ts';

/**
 * A job finds a place among those of its kind, or needs none; its company is locked.
 * @throws AppError 40906 with how many may be online at once, how to go on, and whom to ask for more
 */
export async function requireSlot(trx: Trx, companyUuid: string, job: { uuid: string; kind: JobKind }): Promise<void> {
  if (await isUnlocked(trx, companyUuid, job.uuid)) return;
  const { free, most: quota } = placesFor(await readPlaces(trx, companyUuid, job.uuid), job.kind);
  if (free === 0) throw new AppError(40906, { reason: `job.quota.${job.kind}`, values: { quota }, data: { quota } });
}
