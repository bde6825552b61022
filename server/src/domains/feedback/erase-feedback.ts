import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import { defineTask } from '../../tasks/task.ts';
import { PICTURE_HOURS } from './feedback.ts';
import { eraseOldFeedback } from './feedback-queries.ts';
import { pictureKey } from './picture.ts';
import { deletePicture, readOldPictures } from './picture-queries.ts';

const HOUR = 3_600_000;
/** Days after its closing for which feedback is kept: two years. */
export const FEEDBACK_DAYS = 730;
const A_RUN = 500;

/**
 * Erases feedback two years after it was closed, that of closed accounts within an hour, and pictures that were never handed
 * in: bytes first, so that a run that is cut off leaves rows to come back to.
 */
export const eraseFeedback = defineTask({
  name: 'feedback.erase',
  payload: z.object({}),
  cron: '47 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run({ db, storage, clock }) {
    const ago = (hours: number) => new Date(clock().getTime() - hours * HOUR);
    const closed = ago(FEEDBACK_DAYS * 24);
    // An hour more than it may be taken, so that none goes while it is handed in.
    for (const { uuid } of await readOldPictures(db, { left: ago(PICTURE_HOURS + 1), closed }, A_RUN)) {
      await storage.remove(pictureKey(uuid));
      await deletePicture(db, uuid);
    }
    await withTransaction(db, (trx) => eraseOldFeedback(trx, closed));
  },
});
