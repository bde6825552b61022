import type { KyselyPlugin } from 'kysely';
import type { Services } from '../src/services.ts';

/** Services whose statements are counted, with those that write tasks. */
export function countStatements(services: Services): { services: Services; count: () => number } {
  let count = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  return { services: { ...services, db: services.db.withPlugin(counting) }, count: () => count };
}
