import { taskHandlers } from '../src/all-domains.ts';
import { DELIVERIES_A_TASK, sendDeliveriesTask } from '../src/outside/deliver.ts';
import type { Services } from '../src/services.ts';
import type { TaskAttempt } from '../src/tasks/queue.ts';

interface Which {
  /** Beginning of the kind's name. */
  kind?: string;
  subjects?: readonly string[];
  /** Address in the details, for what accounts are notified of. */
  address?: string;
}

/** What is written down to be handed to the outside, in the order in which it was. */
export async function readDeliveries({ db }: Services, { kind = '', subjects, address }: Which) {
  const rows = await db
    .selectFrom('delivery')
    .selectAll()
    .where('kind', 'like', `${kind}%`)
    .$if(subjects !== undefined, (query) => query.where('subject_uuid', 'in', [...(subjects ?? [])]))
    .orderBy('uuid')
    .execute();
  return rows
    .map(({ details, ...row }) => ({ ...row, details: details as Record<string, string> }))
    .filter(({ details }) => address === undefined || details.address === address);
}

/** Does what the queue would do with these. */
export async function sendDeliveries(
  services: Services,
  uuids: readonly string[],
  attempt: TaskAttempt = { last: false },
): Promise<void> {
  const send = taskHandlers(services).find(({ task }) => task.name === sendDeliveriesTask.name);
  for (let from = 0; from < uuids.length; from += DELIVERIES_A_TASK)
    await send?.run({ delivery_uuids: uuids.slice(from, from + DELIVERIES_A_TASK) }, attempt);
}
