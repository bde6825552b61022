import type { OptionsFilter } from '@mantine/core';
import { exactFirst } from './exact-first.ts';

/** What may be meant by the words of a field, the best first. */
export interface Suggestions {
  found: readonly string[];
  /** Found by the words as they are now, not by those of a moment ago. */
  isCurrent: boolean;
}

/**
 * What a field of the library needs to show them, what is typed in full as the first. Until they are current, those stay
 * that hold the words. The first is chosen whenever `selectFirstOptionOnChange` turns true, which the library takes as a
 * change.
 */
export const suggesting = ({ found, isCurrent }: Suggestions) => ({
  data: [...found],
  selectFirstOptionOnChange: isCurrent,
  filter: (({ options, search }) =>
    exactFirst(
      isCurrent ? options : options.filter((option) => 'label' in option && option.label.includes(search.trim())),
      search,
    )) satisfies OptionsFilter,
});
