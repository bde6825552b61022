import { COUNTED_AT_MOST, type SavedFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import IconClose from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useFilterSaving, useSavedFilters } from '../../../../domains/resumes/api/saved-filters.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { HoldKeys } from '../../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../../ui/on-demand/on-demand.tsx';
import { undoToast } from '../../../../ui/toast/undo-notice.tsx';
import { useDeskFrame } from '../desk-context.ts';
import { tabOf } from './desk-tabs.ts';
import { deskFilters } from './filters.ts';
import styles from './saved-filters.module.css';

const SaveFilterDialog = onDemand(() => import('./save-filter-dialog.tsx'));

/** The person's saved filters, each with how many it finds now; one press opens it. */
export const SavedFilters = memo(function SavedFilters() {
  const { t } = useTranslation('resumes');
  const desk = useDeskFrame();
  const saved = useSavedFilters(desk.kind).data ?? [];
  const { save, remove } = useFilterSaving();
  if (saved.length === 0) return null;
  const forget = async ({ uuid, name, stage, filter }: SavedFilter) => {
    if (!(await remove.run({ uuid }))) return;
    undoToast(t('saved.removed', { name }), () => void save.run({ kind: desk.kind, name, stage, filter }));
  };
  const here = desk.savedAddress(desk.tab, desk.filters, desk.sort);
  return (
    <nav className={styles.row} aria-label={t('saved.label')}>
      {saved.map((one) => {
        const tab = tabOf({ stage: one.stage, parked: one.filter.parked });
        const to = desk.savedAddress(tab, deskFilters.fromInput(one.filter), one.filter.sort ?? '');
        return (
          <span key={one.uuid} className={styles.chip}>
            <Link to={to} className={styles.link} aria-current={to === here ? 'page' : undefined}>
              {one.name}
              <span className={styles.count}>{one.count > COUNTED_AT_MOST ? `${COUNTED_AT_MOST}+` : one.count}</span>
            </Link>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('saved.remove', { name: one.name })}
              title={t('saved.remove', { name: one.name })}
              onClick={() => void forget(one)}
            >
              <IconClose size={14} aria-hidden="true" />
            </button>
          </span>
        );
      })}
    </nav>
  );
});

/** Keeps what is filtered now under a name. */
export function SaveFilter() {
  const { t } = useTranslation('resumes');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('saved.save')}
      </Button>
      {open && (
        <Suspense fallback={<HoldKeys />}>
          <SaveFilterDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
