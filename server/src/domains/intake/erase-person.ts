import type { Trx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { eraseCvImports } from './erase-imports.ts';
import { deleteUnsettledOf, readImportsOf } from './file-queries.ts';
import { endRawOf } from './mail/mail-queries.ts';
import { tellIfDone } from './settle-file.ts';

interface Erasing {
  db: Trx;
  services: Services;
  now: Date;
}

/**
 * Erases what imports have of a person: CVs that nobody has completed and in which the reader found the address (their bytes are
 * nobody's then), and the sealed mails by which they or their applications came.
 * @param address a phone, or an e-mail in small letters @param applications of the person, before they are erased
 */
export async function eraseImportsOf(
  { db, services, now }: Erasing,
  address: string,
  applications: readonly { company_uuid: string; uuid: string }[],
): Promise<void> {
  const imports = await readImportsOf(db, applications);
  const unsettled = await deleteUnsettledOf(db, address);
  await endRawOf(db, [...imports, ...unsettled], now);
  for (const of of unsettled) await tellIfDone({ db, services, now }, of);
  if (imports.length + unsettled.length > 0) await services.tasks.enqueue(db, eraseCvImports, {});
}
