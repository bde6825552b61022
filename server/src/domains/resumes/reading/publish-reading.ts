import type { Trx } from '../../../db/database.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { readApplicationsOfFile } from '../queries.ts';
import type { CvToRead } from './cv-to-read.ts';

/** Tells the screens that show an application of a file how far its reading is. @returns those applications */
export async function publishReading(trx: Trx, { company_uuid, file_uuid }: Omit<CvToRead, 'sender'>) {
  const applications = await readApplicationsOfFile(trx, company_uuid, file_uuid);
  for (const { uuid, job_uuid, kind, job_owner_uuid } of applications) {
    const event = { type: 'application.read', uuid, job_uuid, kind } as const;
    await publishEvent(trx, { companyUuid: company_uuid, owners: [job_owner_uuid] }, event);
  }
  return applications;
}
