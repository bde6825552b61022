import * as contract from '@qinghe/contract/live/broadcasts.ts';
import { readForAnyone } from '../../http/read.ts';
import { readComing } from './broadcast-queries.ts';

const MOST = 50;

export const listBroadcasts = readForAnyone(contract.listBroadcasts, async ({ db, now }) => ({
  items: await readComing(db, now, MOST),
}));
