import * as contract from '@qinghe/contract/ops/endpoints.ts';
import { AppError } from '../../app-error.ts';
import { readForAnyone } from '../../http/read.ts';
import { readOutbox } from './outbox-queries.ts';

/** @throws AppError 404 outside of demos: there is no outbox then */
export const listOutbox = readForAnyone(contract.listOutbox, async ({ db, services }, filter) => {
  if (!services.demo) throw new AppError(404);
  return readOutbox(db, filter);
});
