import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { publishToAccount } from '../account/index.ts';
import { erasePaper } from '../files/index.ts';
import { finishErasure, readPapersOf } from './erasure-queries.ts';

/** Removes the bytes of one erasure, then dates its receipt. */
export const finishOneErasure = defineTask({
  name: 'identity.finish-erasure',
  payload: z.object({ uuid: formats.uuid }),
  givenUp: { nobodyWaits: 'identity.erase-pictures finishes every hour what was cut off.' },
  run: (services, { uuid }) => removePictures(services, uuid),
});

/** The receipt is dated when nothing is left, so that a run that is cut off promises nothing. */
export async function removePictures(services: Services, uuid: string): Promise<void> {
  for (const paper of await readPapersOf(services.db, uuid)) await erasePaper(services, paper.uuid);
  await withTransaction(services.db, async (trx) => {
    const finished = await finishErasure(trx, uuid, services.clock());
    if (finished) await publishToAccount(trx, finished.account_uuid, { type: 'identity.changed' });
  });
}
