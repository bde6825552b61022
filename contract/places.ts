/*
 * Places in messages to candidates, filled in when one is sent: `{姓名}` or `{name}`, `{职位}` or `{job}`, `{公司}` or
 * `{company}`. Whatever else stands in braces would reach the candidate as it is, so it is refused.
 */
const words: Readonly<Record<string, Place>> = {
  name: 'name',
  姓名: 'name',
  job: 'job',
  职位: 'job',
  岗位: 'job',
  company: 'company',
  公司: 'company',
  企业: 'company',
};
export const places = ['name', 'job', 'company'] as const;
export type Place = (typeof places)[number];

const BRACES = /[{｛]([^{}｛｝]*)[}｝]/g;

const placeOf = (word: string): Place | undefined => {
  const plain = word.trim().toLowerCase();
  return Object.hasOwn(words, plain) ? words[plain] : undefined;
};

/** Whether nothing stands in braces but places, and no brace alone. */
export const hasKnownPlaces = (text: string): boolean =>
  !/[{}｛｝]/.test(text.replace(BRACES, (whole, word: string) => (placeOf(word) ? '' : whole)));

/** A text with its places filled in; what is no place stays as it is. */
export const fillPlaces = (text: string, values: Readonly<Record<Place, string>>): string =>
  text.replace(BRACES, (whole, word: string) => {
    const place = placeOf(word);
    return place ? values[place] : whole;
  });
