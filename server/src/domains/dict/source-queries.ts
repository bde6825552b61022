import type { ListSource } from '@qinghe/contract/dict/source.ts';
import type { Reader } from '../../db/database.ts';

/** Where an imported list comes from. @throws when it was never imported, which every start does */
export function readSource(reader: Reader, list: string): Promise<ListSource> {
  return reader
    .selectFrom('reference_source')
    .select(['title', 'publisher', 'dated', 'missing', 'entries'])
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
}
