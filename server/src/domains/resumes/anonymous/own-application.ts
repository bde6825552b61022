import type { Reader, Trx } from '../../../db/database.ts';
import { type FullApplication, findApplication, lockApplication } from '../queries.ts';
import { readIdentity } from './anonymous-queries.ts';

/** An application as its person sees it: under its own name, anonymous or not. Not for members. */
export async function findOwnApplication(
  reader: Reader,
  companyUuid: string,
  uuid: string,
): Promise<FullApplication | undefined> {
  return withIdentity(reader, companyUuid, await findApplication(reader, companyUuid, uuid));
}

/** The same, locked. */
export async function lockOwnApplication(
  trx: Trx,
  companyUuid: string,
  uuid: string,
): Promise<FullApplication | undefined> {
  return withIdentity(trx, companyUuid, await lockApplication(trx, companyUuid, uuid));
}

async function withIdentity(reader: Reader, companyUuid: string, application: FullApplication | undefined) {
  if (!application || application.anonymous_as === null) return application;
  return { ...application, ...(await readIdentity(reader, companyUuid, application.uuid)) };
}
