import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/ops/endpoints.ts';
import { AppError } from '../../app-error.ts';
import { cutPage, decodeCursor } from '../../db/keyset.ts';
import type { RequestContext } from '../../http/context.ts';
import { readOutbox } from './queries.ts';

/** @throws AppError 404 outside of demos: there is no outbox then */
export async function listOutbox(
  { services }: RequestContext,
  input: ParsedInputOf<typeof contract.listOutbox>,
): Promise<OutputOf<typeof contract.listOutbox>> {
  if (!services.demo) throw new AppError(404);
  const rows = await readOutbox(services.db, input.address, decodeCursor(input.cursor), input.limit);
  return cutPage(rows, input.limit, (row) => ({ at: row.created_at, uuid: row.uuid }));
}
