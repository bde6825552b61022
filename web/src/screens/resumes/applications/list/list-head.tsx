import { memo } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { FilterSelect } from '../../../../ui/filter-select/filter-select.tsx';
import { useDeskFrame, useStageCount } from '../desk-context.ts';
import styles from '../filters/filter-bar.module.css';
import { deskFilters, otherOrders } from '../filters/filters.ts';

/** How many there are, or how many fit the filters. */
export const PeopleCount = memo(function PeopleCount() {
  const { t } = useTranslation('resumes');
  const { filters } = useDeskFrame();
  const { count, more } = useStageCount();
  const key = more ? 'atLeast' : deskFilters.isAny(filters) ? 'matching' : 'all';
  return (
    <span className={styles.count} role="status">
      {count !== undefined && t(`filter.${key}`, { count })}
    </span>
  );
});

/** In which order the list stands. */
export const Order = memo(function Order() {
  const { t } = useTranslation('resumes');
  const { sort, setFilters } = useDeskFrame();
  return (
    <span className={styles.order}>
      <FilterSelect
        label={t('sort.label')}
        none={t('sort.newest')}
        value={sort}
        options={otherOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(value) => setFilters({ sort: value })}
      />
    </span>
  );
});
