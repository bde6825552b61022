import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { holdForErasure } from '../files/index.ts';
import { insertErasure, type NewErasure, readPictures } from './erasure-queries.ts';
import { finishOneErasure } from './finish-erasure.ts';

/**
 * From now on nobody reaches the pictures; their bytes go with a task of this transaction, which then dates the receipt.
 * @returns false where there are none
 */
export async function beginErasure(
  trx: Trx,
  { tasks }: Pick<Services, 'tasks'>,
  erasure: Omit<NewErasure, 'uuid'>,
): Promise<boolean> {
  const { papers, faces } = await readPictures(trx, erasure.account_uuid);
  const pictures = erasure.what === 'face' ? faces : [...papers, ...faces];
  if (pictures.length === 0) return false;
  const uuid = uuidv7();
  await insertErasure(trx, { uuid, ...erasure }, pictures.length);
  await holdForErasure(trx, uuid, pictures);
  await tasks.enqueue(trx, finishOneErasure, { uuid });
  return true;
}
