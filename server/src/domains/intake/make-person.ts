import type { LegalBasis } from '@qinghe/contract/intake/cv-imports.ts';
import type { Write } from '../../http/write.ts';
import { type Imported, receiveImported } from '../resumes/index.ts';
import { insertBasis } from './import-queries.ts';

type Making = Pick<Write, 'db' | 'services' | 'network' | 'now'>;

/**
 * Makes the application of somebody whom an account brings in, with the basis on which the company keeps them; who stands for
 * the job already keeps what is there.
 * @throws AppError as `receiveImported`, before anything is written
 */
export async function makePerson(
  call: Making,
  imported: Imported,
  { basis, note }: { basis: LegalBasis; note: string },
): Promise<{ uuid: string; isNew: boolean }> {
  const { db, now } = call;
  const { companyUuid, by } = imported;
  const { uuid, isNew } = await receiveImported(call, imported);
  if (isNew) await insertBasis(db, companyUuid, { application_uuid: uuid, basis, note, account_uuid: by, at: now });
  return { uuid, isNew };
}

/** What the log says of it. */
export const loggedAs = (isNew: boolean) => ({
  action: isNew ? ('application.added' as const) : ('application.came_again' as const),
});
