import type { Services } from '../../services.ts';
import { handleTask, type TaskHandler } from '../../tasks/queue.ts';
import { deleteOutdated } from './queries.ts';
import { sweep } from './task-definitions.ts';

const DAY = 86_400_000;

export function opsTasks(services: Services): TaskHandler[] {
  return [
    handleTask(sweep, async () => {
      const now = services.clock();
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
      await deleteOutdated(services.db, {
        now,
        // A client that tries again a day later has lost its key with its page.
        idempotency: daysAgo(2),
        // The limits look back one day.
        codes: daysAgo(2),
        // Whoever was away for longer reads everything anew.
        events: daysAgo(2),
        // An ended session still says why for a while.
        sessions: daysAgo(7),
      });
    }),
  ];
}
