import * as contract from '@qinghe/contract/talents/batches.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { readInvitationsOf } from '../invitations/invitation-queries.ts';
import { presentInvitation } from '../invitations/invite-talent.ts';
import { type BatchRow, findBatch, readBatches } from './batch-queries.ts';

const present = ({ job_uuid: uuid, job_title: title, words: _words, numbers, ...batch }: BatchRow) => ({
  ...batch,
  job: { uuid, title },
  ...numbers,
});

/** Invitations of many, with what became of them. */
export const listBatchInvites = read(contract.listBatchInvites, async ({ db, scope, now }, page) => {
  const { items, next_cursor } = await readBatches(db, scope, { ...page, now });
  return { items: items.map(present), next_cursor };
});

/** One of them with each person. @throws AppError 40401 */
export const getBatchInvite = read(contract.getBatchInvite, async ({ db, services, scope, now }, { uuid }) => {
  const batch = requireFound(await findBatch(db, scope, uuid, now));
  const people = await readInvitationsOf(db, scope.companyUuid, uuid, now);
  return { ...present(batch), words: batch.words, people: people.map(presentInvitation(services, scope.companyUuid)) };
});
