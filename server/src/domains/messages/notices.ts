import * as contract from '@qinghe/contract/messages/notices.ts';
import { readForAnyone } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { findNotice, readNotices } from './notice-queries.ts';

export const listNotices = readForAnyone(contract.listNotices, ({ db, now }, page) => readNotices(db, now, page));

/** @throws AppError 40401 for one that is unknown, or not published yet */
export const getNotice = readForAnyone(contract.getNotice, async ({ db, now }, { uuid }) =>
  requireFound(await findNotice(db, now, uuid)),
);
