import { useDebouncedValue } from '@mantine/hooks';
import { addressSuggestion } from '@qinghe/contract/dict/lists.ts';
import { findMajors } from '@qinghe/contract/dict/majors.ts';
import { findSchools } from '@qinghe/contract/dict/schools.ts';
import { isLine, isPlainText } from '@qinghe/contract/formats.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import type { Suggestions } from '../../../ui/field/suggestions.ts';

/** Milliseconds without a key before words are looked up. */
const PAUSE = 150;

/** A failure is told to nobody: the field can be filled in all the same. */
const silent = { silent: true } as const;

/** Names of majors and their classes that fit what is typed, the best first. */
export const useMajorNames = (typed: string): Suggestions => useNames(findMajors, typed);

/** Names of schools that fit what is typed (also short and former names, pinyin), the best first. */
export const useSchoolNames = (typed: string): Suggestions => useNames(findSchools, typed);

function useNames(dictionary: typeof findMajors | typeof findSchools, typed: string): Suggestions {
  const { words, isResting } = useRestingWords(typed, limits.search);
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery(dictionary as typeof findSchools, { q: words }, silent),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  if (words === '' || !data) return nothing;
  return { found: data.items.map(({ name }) => name), isCurrent: isResting && !isPlaceholderData };
}

/** Addresses in a city that what is typed may become; none without a city. */
export function useAddresses(city: string | undefined, typed: string): Suggestions {
  const { words, isResting } = useRestingWords(typed, limits.address);
  const isAsked = words !== '' && city !== undefined;
  const { data, isPlaceholderData } = useQuery({
    ...apiQuery(addressSuggestion, { q: words, city: city ?? '' }, silent),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !data) return nothing;
  return { found: data.items.map(({ address }) => address), isCurrent: isResting && !isPlaceholderData };
}

const nothing: Suggestions = { found: [], isCurrent: false };

/** What the dictionaries would refuse is looked up as nothing. */
function useRestingWords(typed: string, most: number) {
  const [words] = useDebouncedValue(typed.trim(), PAUSE);
  const isTaken = words.length <= most && isPlainText(words) && isLine(words);
  return { words: isTaken ? words : '', isResting: words === typed.trim() };
}
