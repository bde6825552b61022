import IconFold from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button/button.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import styles from '../../applications.module.css';
import { ExportList } from '../export/export-people.tsx';
import type { useFoldedList } from '../panes/folded-panes.ts';
import { AddPeople } from './add-people.tsx';
import { Order, PeopleCount } from './list-head.tsx';
import { PickButton } from './pick-button.tsx';

interface ListPaneProps extends Pick<ReturnType<typeof useFoldedList>, 'foldable' | 'folded' | 'toggle'> {
  /** Where one thing has room at a time: somebody is open and covers it. */
  behind: boolean;
  /** Begins to select; absent where nothing can be done with several, or while somebody does. */
  onPick: (() => void) | undefined;
  children: ReactNode;
}

/** The pane of the people; its head says how many, in which order. Folded it leaves the way back. */
export function ListPane({ foldable, folded, toggle, behind, onPick, children }: ListPaneProps) {
  const { t } = useTranslation('resumes');
  const label = t(folded ? 'panes.unfoldList' : 'panes.foldList');
  useKey('Shift+l', toggle, { enabled: foldable, label });
  const isStrip = foldable && folded;
  return (
    <section className={`${styles.people} ${behind ? styles.behind : ''}`} aria-label={t('list')}>
      <div className={styles.listHead}>
        {!isStrip && (
          <>
            <PeopleCount />
            <Order />
            {onPick && <PickButton onPick={onPick} />}
            <AddPeople />
            <ExportList />
          </>
        )}
        {foldable && (
          <IconButton label={label} onClick={toggle} aria-expanded={!folded} aria-keyshortcuts="Shift+L">
            <IconFold size={18} stroke={1.7} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {!isStrip && <div className={styles.listBody}>{children}</div>}
    </section>
  );
}
