import type { Reader, Trx } from '../../../db/database.ts';
import { lockTalents } from '../invitations/invitation-queries.ts';
import { readAllowed } from './search-queries.ts';

/** Those of some talents whom a company may find now, in the order in which they are named. */
export async function readFindable(reader: Reader, companyUuid: string, uuids: readonly string[]): Promise<string[]> {
  const findable = new Set(await readAllowed(reader, uuids, { companyUuid }));
  return uuids.filter((uuid) => findable.has(uuid));
}

/**
 * The same for what is kept about them: until the transaction ends none of them goes or hides. Whoever does it then takes
 * along what was kept (`forget_talent`).
 */
export async function lockFindable(trx: Trx, companyUuid: string, uuids: readonly string[]): Promise<string[]> {
  await lockTalents(trx, uuids);
  return readFindable(trx, companyUuid, uuids);
}
