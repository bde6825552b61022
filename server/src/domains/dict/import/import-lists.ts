import { type Database, withTransaction } from '../../../db/database.ts';
import { lockImports, readRevisions, saveSource } from './import-queries.ts';
import { type ListFile, listFiles } from './list-files.ts';
import { writers } from './writers.ts';

/**
 * Brings the lists of the data folder into the database: those whose file has a higher revision than what was imported
 * last, or all of them. Costs one query where nothing is new; servers that start at once import one after the other.
 * @returns names of the lists that were imported
 */
export async function importLists(db: Database, { all = false } = {}): Promise<string[]> {
  const isNew = ({ list, revision }: ListFile, revisions: ReadonlyMap<string, number>) =>
    all || revision > (revisions.get(list) ?? 0);
  const revisions = await readRevisions(db);
  if (!listFiles.some((file) => isNew(file, revisions))) return [];
  return withTransaction(db, async (trx) => {
    await lockImports(trx);
    const current = await readRevisions(trx);
    const outdated = listFiles.filter((file) => isNew(file, current));
    for (const file of outdated) await saveSource(trx, file, await writers[file.list](trx));
    return outdated.map(({ list }) => list);
  });
}
