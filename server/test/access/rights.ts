import { makeJob } from '../jobs.ts';
import { holds, nothing, type Row } from './row.ts';

/** A job that has been online since yesterday: nothing keeps it from being refreshed, for nothing. */
const onJob =
  (more: object): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeJob(app, master, { state: 'online' });
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
    await app.services.db.updateTable('job').set({ published_at: yesterday }).where('uuid', '=', uuid).execute();
    await app.services.db
      .deleteFrom('free_refresh')
      .where('company_uuid', '=', master.companyUuid ?? '')
      .execute();
    return { input: { uuids: [uuid], ...more } };
  };

export const rightsRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/sales/refresh_cost': { sample: onJob({}), holds },
  'POST /api/v1/sales/refresh': { sample: onJob({ expect: { free: 1, coins: 0 } }), holds },
  'GET /api/v1/sales/refresh_lst': { sample: nothing },
};
