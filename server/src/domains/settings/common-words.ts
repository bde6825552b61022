import * as contract from '@qinghe/contract/settings/common-words.ts';
import { v7 as uuidv7 } from 'uuid';
import { read } from '../../http/read.ts';
import { write } from '../../http/write.ts';
import { byYou, requireCurrent, requireFound, requireRoom } from '../../refusals.ts';
import { requirePublishableTexts } from '../jobs/index.ts';
import {
  deleteCommonWordRow,
  insertCommonWord,
  lockCommonWord,
  readCommonWords,
  updateCommonWord,
} from './common-word-queries.ts';
import { lockMember } from './queries.ts';

export const listCommonWords = read(contract.listCommonWords, async ({ db, member }) => ({
  items: await readCommonWords(db, member),
}));

/** @throws AppError 40902 when the account has as many phrases as it may have, 42202 for words that may not be published */
export const createCommonWord = write(
  contract.createCommonWord,
  { audit: 'common_word.created' },
  async ({ db, member, now, locale }, text) => {
    await requirePublishableTexts(db, text, locale);
    await requireRoom({
      lock: () => lockMember(db, member),
      count: async () => (await readCommonWords(db, member)).length,
      most: contract.MAX_COMMON_WORDS,
      reason: 'room.commonWords',
    });
    return insertCommonWord(db, member, { uuid: uuidv7(), created_at: now, ...text });
  },
);

/**
 * @throws AppError 40401 gone or another's, 40901 with the current text when it was changed since, 42202 for words that
 * may not be published
 */
export const changeCommonWord = write(
  contract.changeCommonWord,
  { audit: 'common_word.changed' },
  async ({ db, member, locale }, { uuid, version, ...text }) => {
    await requirePublishableTexts(db, text, locale);
    await requireCurrent(await lockCommonWord(db, member, uuid), version, byYou);
    return updateCommonWord(db, member, uuid, text);
  },
);

/** @throws AppError 40401 gone or another's */
export const deleteCommonWord = write(
  contract.deleteCommonWord,
  { audit: 'common_word.deleted' },
  async ({ db, member }, { uuid }) => {
    requireFound(await deleteCommonWordRow(db, member, uuid));
    return {};
  },
);
