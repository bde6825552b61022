import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { readHeldMessages } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

/**
 * Releases the messages of a decision on many when its hold time has passed, one task each, so that a refusal of one
 * delays no other. Run twice it sends none twice.
 */
export const releaseBatch = defineTask({
  name: 'resumes.release-batch',
  payload: z.object({ company_uuid: formats.uuid, batch_uuid: formats.uuid }),
  run: ({ db, tasks }, { company_uuid, batch_uuid }) =>
    withTransaction(db, async (trx) => {
      const messages = await readHeldMessages(trx, company_uuid, batch_uuid);
      const payloads = messages.map(({ uuid }) => ({ company_uuid, message_uuid: uuid }));
      await tasks.enqueueMany(trx, sendMessage, payloads);
    }),
});
