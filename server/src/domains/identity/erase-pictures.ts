import { z } from 'zod';
import { withTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { erasePaper } from '../files/index.ts';
import { beginErasure } from './begin-erasure.ts';
import { readDue, readStray, readUnfinished } from './erasure-queries.ts';
import { removePictures } from './finish-erasure.ts';
import { lockIdentity } from './queries.ts';
import { PICTURE_DAYS } from './rules.ts';

const HOUR = 3_600_000;

/**
 * Erases pictures of papers and faces thirty days after the decision, finishes what was cut off, and within two hours
 * removes those that nobody handed in; the clock asks for it every hour.
 */
export const erasePictures = defineTask({
  name: 'identity.erase-pictures',
  payload: z.object({}),
  cron: '41 * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  timeoutSeconds: 600,
  async run(services) {
    const now = services.clock();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
    const decidedBefore = ago(PICTURE_DAYS * 24);
    for (const { account_uuid } of await readDue(services.db, decidedBefore))
      await eraseDue(services, account_uuid, { decidedBefore, now });
    for (const { uuid } of await readUnfinished(services.db)) await removePictures(services, uuid);
    for (const { uuid } of await readStray(services.db, ago(1))) await erasePaper(services, uuid);
  },
});

/** Unless it was handed in anew meanwhile. */
const eraseDue = (
  services: Services,
  accountUuid: string,
  { decidedBefore, now }: { decidedBefore: Date; now: Date },
) =>
  withTransaction(services.db, async (trx) => {
    const { decided_at: decidedAt } = await lockIdentity(trx, accountUuid);
    if (decidedAt === null || Date.parse(decidedAt) >= decidedBefore.getTime()) return;
    await beginErasure(trx, services, { account_uuid: accountUuid, what: 'pictures', cause: 'due', asked_at: now });
  });
