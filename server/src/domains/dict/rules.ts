import { simplified } from '../../text/variants.ts';

/** What is left of a name or of typed words when they are compared: no spaces and marks, full width as half width. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s()[\]【】《》“”"'‘’·•・.,、，。:：;；\-–—/]/gu, '');

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Words to look for: by characters where some are Chinese, else by the beginning of a term in Latin letters. */
export type SearchWords =
  | { by: 'characters'; words: string; characters: string[]; pattern: string }
  | { by: 'term'; from: string; before: string };

/** What somebody typed, as the dictionaries are searched; null where nothing is left to search for. */
export function searchWords(typed: string): SearchWords | null {
  const words = foldName(simplified(typed));
  if (words === '') return null;
  if (!hasHan(words)) return { by: 'term', from: words, before: `${words}\u{10FFFF}` };
  const characters = [...words];
  return {
    by: 'characters',
    words,
    characters: [...new Set(characters)],
    // In their order with anything between: 北理工 is 北京理工大学.
    pattern: `%${characters.map(likeLiteral).join('%')}%`,
  };
}

const likeLiteral = (character: string): string => character.replace(/[%_\\]/, '\\$&');
