import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/imports/mend.ts';
import { AppError } from '../../app-error.ts';
import { write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import { readChoices } from './choices.ts';
import { findImport } from './import-queries.ts';
import { checkAgain, lockOpenImport } from './open-import.ts';
import { presentImport } from './present-import.ts';
import { deleteWord, type KeptWord, resetRowsWith, saveWords } from './word-queries.ts';
import { requireWordRoom } from './word-room.ts';

type Word = ParsedInputOf<typeof contract.mapWords>['words'][number];

/** @throws AppError 40401, 400 for a value that its list does not have, 40902 as `lockOpenImport`, and for a word that the sheet does not have */
export const mapWords = write(contract.mapWords, { audit: 'job.import_mapped' }, async (call, { uuid, words }) => {
  const { db, member, locale } = call;
  const { companyUuid, accountUuid } = member;
  const found = await lockOpenImport(call, uuid);
  const choices = await readChoices(db, found.kind, locale);
  for (const { field, value } of words) {
    if (value !== null && !choices.get(field)?.some((one) => one.value === value))
      throw new AppError(400, { field: 'words', reason: 'import.noSuchValue' });
  }
  // Of two that name one word the last counts.
  const asked = new Map(words.map((one) => [`${one.field}|${one.word}`, one]));
  const there = await resetRowsWith(db, companyUuid, uuid, words);
  const kept = [...asked.values()].map((one) => ({ ...one, shown: shownAs(one, there) }));
  const chosen = kept.flatMap(({ value, ...one }): KeptWord[] => (value === null ? [] : [{ ...one, value }]));
  await requireWordRoom(db, companyUuid, chosen.length);
  await saveWords(db, companyUuid, chosen);
  for (const { field, word, value } of kept) if (value === null) await deleteWord(db, companyUuid, field, word);
  await checkAgain(call, found);
  return presentImport(requireFound(await findImport(db, companyUuid, accountUuid, uuid)));
});

/** As the word stands in the sheet: what stands in none is not kept for others. */
function shownAs({ field, word }: Word, there: readonly { field: string; word: string; shown: string }[]): string {
  const found = there.find((one) => one.field === field && one.word === word);
  if (!found) throw new AppError(40902, { reason: 'import.noSuchWord' });
  return found.shown;
}
