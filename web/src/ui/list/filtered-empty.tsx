import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../state/state.tsx';

/** A filter that is set. */
export interface ActiveFilter {
  /** What it asks for, in the words of its chip: `博士`. */
  label: string;
  drop: () => void;
  /** How many there would be without it, where that is known. */
  brings?: number;
}

/** Nothing fits: names the one filter to drop and what that brings, and offers to drop all. */
export function FilteredEmpty({ filters }: { filters: readonly ActiveFilter[] }) {
  const { t } = useTranslation('ui');
  const best = filters.reduce((a, b) => ((b.brings ?? 0) >= (a.brings ?? 0) ? b : a));
  const name = best.label;
  const dropAll = () => {
    for (const filter of filters) filter.drop();
  };
  return (
    <EmptyState
      icon={<IconFilter size={26} aria-hidden="true" />}
      title={
        filters.length === 1 ? t('list.filteredEmptyOne', { name }) : t('list.filteredEmpty', { count: filters.length })
      }
      hint={
        best.brings
          ? t('list.filteredEmptyBrings', { name, count: best.brings })
          : t('list.filteredEmptyHint', { name })
      }
      action={
        <>
          <Button variant="primary" onClick={best.drop}>
            {t('list.drop', { name })}
          </Button>
          {filters.length > 1 && <Button onClick={dropAll}>{t('list.clear')}</Button>}
        </>
      }
    />
  );
}
