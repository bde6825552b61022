import * as contract from '@qinghe/contract/feedback/feedback.ts';
import { CvUnreadable, drawPictureIsolated } from '@qinghe/cv-reader/index.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import { requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireAccount } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { refusalOfFile, typeOf } from '../files/index.ts';
import { insertPicture } from './picture-queries.ts';
import { FEEDBACK_PICTURES } from './quotas.ts';

export const WEBP = 'image/webp';

/** Where the bytes of a picture lie. */
export const pictureKey = (uuid: string): string => `feedback/${uuid}.webp`;

/**
 * Draws a picture anew in a process of its own, so that nothing of the file is kept, and puts it by until the feedback is
 * handed in. @throws AppError 400 without one, 42203 for what is none, too large or damaged, 429 after eighty a day
 */
export const uploadFeedbackPicture = route(
  contract.uploadFeedbackPicture,
  { none: 'Nobody sees it before the feedback is handed in' },
  async (context) => {
    const { services, now } = context;
    const { accountUuid } = requireAccount(context);
    await withTransaction(services.db, (trx) => requireQuota(trx, FEEDBACK_PICTURES, accountUuid, { now }));
    const bytes = await drawAnew(context);
    const uuid = uuidv7();
    // First, so that a crash leaves no bytes that nobody comes back for.
    await withTransaction(services.db, (trx) =>
      insertPicture(trx, { uuid, account_uuid: accountUuid, created_at: now }),
    );
    await services.storage.put(pictureKey(uuid), { bytes, type: WEBP });
    return { uuid };
  },
);

async function drawAnew({ file }: RequestContext): Promise<Buffer> {
  if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
  const refuse = (reason: string) => new AppError(42203, { field: 'file', reason });
  const reason = refusalOfFile('picture', await typeOf(file.bytes), file.bytes.length);
  if (reason) throw refuse(reason);
  const drawn = await drawPictureIsolated(file.bytes).catch((error: unknown) => {
    throw error instanceof CvUnreadable ? refuse('feedback.unreadable') : error;
  });
  return Buffer.from(drawn);
}
