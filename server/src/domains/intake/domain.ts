import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { readWaitingFor } from './file-queries.ts';
import { passImports } from './import-queries.ts';
import { passAddresses } from './mail/address-queries.ts';
import { intakeRoutes } from './routes.ts';
import { takeCvFile } from './take-file.ts';
import { intakeTasks } from './tasks.ts';

export const intake: ServerDomain = {
  routes: ofTheDesk(intakeRoutes),
  tasks: intakeTasks,
  cvRead: async ({ db, tasks }, { company_uuid, file_uuid }) => {
    for (const { uuid } of await readWaitingFor(db, company_uuid, file_uuid))
      await tasks.enqueue(db, takeCvFile, { company_uuid, uuid });
  },
  memberLeaves: async ({ db }, { companyUuid, accountUuid }, to) => {
    if (to === null) return;
    await passImports(db, companyUuid, accountUuid, to);
    await passAddresses(db, companyUuid, accountUuid, to);
  },
};
