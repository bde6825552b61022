import * as contract from '@qinghe/contract/dict/sensitive-words.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { readForOperator, writeForOperator } from '../../../http/operator.ts';
import { fold } from '../../../text/fold.ts';
import { countWords, deleteWords, lockWords, readWordPage, saveWords } from './word-queries.ts';

/** Most words that an entry of the log names. */
const NAMED = 5;
const detailOf = (words: readonly string[]) => ({ count: words.length, words: words.slice(0, NAMED) });

/** The shortest word: a single character stands in too many others. */
const SHORTEST = 2;

export const listSensitiveWords = readForOperator(contract.listSensitiveWords, async ({ db }, input) => {
  const [page, total] = await Promise.all([readWordPage(db, input), countWords(db)]);
  return { ...page, total };
});

/** @throws AppError 400 for a word of which too little is left once it is folded, 40902 when there would be too many */
export const saveSensitiveWords = writeForOperator(
  contract.saveSensitiveWords,
  { audit: 'word.saved' },
  async ({ db, operator, now, note, noteNothing }, { words, ...how }) => {
    const byForm = new Map(words.map((word) => [foldWord(word), word]));
    for (const [folded, word] of byForm)
      if ([...folded].length < SHORTEST)
        throw new AppError(400, { field: 'words', reason: 'word.short', values: { word } });
    await lockWords(db);
    const shared = { ...how, saved_by: operator.operatorUuid, saved_at: now };
    const saved = await saveWords(
      db,
      [...byForm].map(([folded, word]) => ({ uuid: uuidv7(), word, folded, ...shared })),
    );
    const most = contract.MAX_SENSITIVE_WORDS;
    if ((await countWords(db)) > most) throw new AppError(40902, { reason: 'word.tooMany', values: { most } });
    if (saved.length === 0) noteNothing();
    else note({ detail: { ...detailOf(saved.map(({ word }) => word)), kind: how.kind } });
    const added = saved.filter(({ is_new }) => is_new).length;
    return { added, changed: saved.length - added };
  },
);

/** A word as it reads between Chinese characters, without the quotation marks in which it was pasted: 「刷单」 is 刷单. */
const foldWord = (word: string): string => fold(`字${word}字`).text.slice(1, -1);

export const removeSensitiveWords = writeForOperator(
  contract.removeSensitiveWords,
  { audit: 'word.removed' },
  async ({ db, note, noteNothing }, { uuids }) => {
    await lockWords(db);
    const removed = await deleteWords(db, uuids);
    if (removed.length === 0) noteNothing();
    else note({ detail: detailOf(removed) });
    return {};
  },
);
