import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import type { Locale } from '@qinghe/contract/texts/say.ts';
import { AppError } from '../../../app-error.ts';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import type { UploadedFile } from '../../../http/context.ts';
import type { Services } from '../../../services.ts';
import { receiveFile } from '../../files/index.ts';
import { CVS_OF_APPLICATION, lockOwnApplication, replaceCv } from '../../resumes/index.ts';
import type { AskedFor } from '../erasure/request-queries.ts';

/** What became of a new CV; `often`: enough for a day. */
export type CvReplaced = { outcome: 'saved' | 'closed' | 'often' } | { outcome: 'wrong'; fault: string };

interface Replacing extends AskedFor {
  file: UploadedFile | null;
  network: string;
  requestId: string;
  locale: Locale;
}

/** A candidate hands in a new CV for an application, in the place of the old one. */
export async function replaceOwnCv(services: Services, replacing: Replacing): Promise<CvReplaced> {
  const { companyUuid, applicationUuid, file: given, network, requestId, locale } = replacing;
  const { db, storage } = services;
  const now = services.clock();
  const isIn = await withTransaction(db, (trx) => takeQuota(trx, CVS_OF_APPLICATION, applicationUuid, { now }));
  if (!isIn) return { outcome: 'often' };
  const file = await receiveFile(storage, companyUuid, 'cv', given).catch((error: unknown) => {
    if (error instanceof AppError) return sayReason(error.detail.reason ?? 'format.required', locale);
    throw error;
  });
  if (typeof file === 'string') return { outcome: 'wrong', fault: file };
  const isSaved = await withTransaction(db, async (trx) => {
    const application = await lockOwnApplication(trx, companyUuid, applicationUuid);
    if (!application || application.withdrawn_at !== null) return false;
    await replaceCv(trx, services, companyUuid, application, { file, network, now });
    await writeAudit(trx, {
      companyUuid,
      actor: { kind: 'candidate', uuid: null },
      action: 'application.cv_replaced',
      objectUuid: applicationUuid,
      requestId,
    });
    return true;
  });
  if (isSaved) return { outcome: 'saved' };
  await storage.remove(file.storageKey);
  return { outcome: 'closed' };
}
