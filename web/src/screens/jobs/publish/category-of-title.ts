interface Category {
  code: string;
  name: string;
}

/** What many categories end in; in a title it says less than what stands before. */
const COMMON_END = /(?:开发|设计|运营|研发)$/;

/**
 * The category that a title names: 前端开发 for 「前端实习生」, the one with the longest words where it names several.
 * @returns '' where it names none, or two equally well
 */
export function categoryOfTitle(title: string, groups: readonly { children: readonly Category[] }[]): string {
  const named = groups
    .flatMap(({ children }) => children)
    .map(({ code, name }) => ({ code, length: Math.max(0, ...wordsOf(name).map((word) => lengthIn(title, word))) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  const [first, second] = named;
  return first && first.length !== second?.length ? first.code : '';
}

const lengthIn = (title: string, word: string): number => (title.includes(word) ? word.length : 0);

/** A name, its parts around 与, and what they begin with. */
const wordsOf = (name: string): string[] =>
  [name, ...name.split('与')].flatMap((part) => [part, part.replace(COMMON_END, '')]).filter((word) => word.length > 1);
