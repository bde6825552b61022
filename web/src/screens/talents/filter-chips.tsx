import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { countTalents } from '@qinghe/contract/talents/list.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { FilterChip } from '../../ui/filter-bar/filter-chip.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { FilterFields } from './filter-fields.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';
import type { useTalentFilters } from './use-talent-filters.ts';

interface FilterChipsProps {
  filters: ReturnType<typeof useTalentFilters>;
  /** Filters that would leave so many. */
  further: OutputOf<typeof countTalents>['further'];
}

/** Filters that are set, further ones with what each would leave, and a way to all others. */
export function FilterChips({ filters, further }: FilterChipsProps) {
  const { t } = useTranslation('talents');
  const words = useTalentWords();
  const { active, values, set, drop } = filters;
  return (
    <>
      {active.map((name) => (
        <FilterChip key={name} label={words.filter(name, values[name])} onDrop={() => drop(name)} />
      ))}
      {further
        .filter(({ filter }) => values[filter] === '')
        .map(({ filter, value, count }) => (
          <Button key={filter} disabled={count === 0} onClick={() => set({ [filter]: value })}>
            {words.filter(filter, value)}
            <span className={styles.chipCount}>{words.count(count)}</span>
          </Button>
        ))}
      <Popover label={t('filter.more')} icon={<IconPlus size={16} aria-hidden="true" />}>
        {() => <FilterFields values={values} set={set} />}
      </Popover>
    </>
  );
}
