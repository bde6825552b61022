import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { withTransaction } from '../../../db/database.ts';
import { defineTask } from '../../../tasks/task.ts';
import { readHeldMessages } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

/**
 * Lets the messages of a decision on many go when its hold time has passed. One task a message from here on: what one
 * carrier refuses holds no other up. Run twice it sends none twice.
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
