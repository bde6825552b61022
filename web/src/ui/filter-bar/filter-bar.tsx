import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import type { ActiveFilter } from '../list/filtered-empty.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** The filters that are set. */
  active: readonly ActiveFilter[];
  /** A search field, which stays in sight on phones too. */
  search?: ReactNode;
  /** At the other end: export. */
  end?: ReactNode;
  /** The chips; without any there is no button that opens them. */
  children?: ReactNode;
}

/** The filters of a list in a row; on phones the chips stand behind one button that counts them. */
export function FilterBar({ active, search, end, children }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  const id = useId();
  const clear = () => {
    for (const filter of active) filter.drop();
  };
  return (
    <div className={styles.bar}>
      {search}
      {children && (
        <>
          <Button
            className={styles.opener ?? ''}
            icon={<IconFilter size={18} aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={id}
            aria-label={active.length > 0 ? t('table.filtersCount', { count: active.length }) : t('table.filters')}
            onClick={() => setOpen(!open)}
          >
            {active.length > 0 ? active.length : t('table.filters')}
          </Button>
          <div id={id} className={styles.chips} data-open={open || undefined}>
            {children}
            {active.length > 1 && (
              <Button variant="quiet" onClick={clear}>
                {t('list.clear')}
              </Button>
            )}
          </div>
        </>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
