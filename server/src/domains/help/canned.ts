import * as contract from '@qinghe/contract/help/canned.ts';
import { v7 as uuidv7 } from 'uuid';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { requireCurrent, requireFound, requireRoom } from '../../refusals.ts';
import {
  deleteCannedAnswerRow,
  insertCannedAnswer,
  lockCannedAnswer,
  lockCannedAnswers,
  readCannedAnswers,
  updateCannedAnswer,
} from './canned-queries.ts';

export const listCannedAnswers = readForOperator(contract.listCannedAnswers, async ({ db }) => ({
  items: await readCannedAnswers(db),
}));

/** @throws AppError 40902 where there are as many as there may be */
export const createCannedAnswer = writeForOperator(
  contract.createCannedAnswer,
  { audit: 'help.canned_created' },
  async ({ db, now, note }, text) => {
    await requireRoom({
      lock: () => lockCannedAnswers(db),
      count: async () => (await readCannedAnswers(db)).length,
      most: contract.MAX_CANNED_ANSWERS,
      reason: 'room.cannedAnswers',
    });
    const answer = await insertCannedAnswer(db, { uuid: uuidv7(), created_at: now, ...text });
    note({ objectUuid: answer.uuid });
    return answer;
  },
);

/** @throws AppError 40401 gone, 40901 with the current text where another operator was quicker */
export const changeCannedAnswer = writeForOperator(
  contract.changeCannedAnswer,
  { audit: 'help.canned_changed' },
  async ({ db }, { uuid, version, ...text }) => {
    await requireCurrent(await lockCannedAnswer(db, uuid), version, (current) => current);
    return updateCannedAnswer(db, uuid, text);
  },
);

/** @throws AppError 40401 gone */
export const deleteCannedAnswer = writeForOperator(
  contract.deleteCannedAnswer,
  { audit: 'help.canned_deleted' },
  async ({ db }, { uuid }) => {
    requireFound(await deleteCannedAnswerRow(db, uuid));
    return {};
  },
);
