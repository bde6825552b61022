import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import styles from './select-frame.module.css';

interface SelectFrameProps {
  /** What can be selected, and what of it is; undefined where nothing can be selected here at all. */
  selected: { all: boolean; some: boolean } | undefined;
  /** Boxes are shown on a phone too. */
  isSelecting: boolean;
  onSelecting: (selecting: boolean) => void;
  onAll: () => void;
  children: ReactNode;
}

/**
 * Around a list whose rows can be selected. Where there is no room for boxes they come by a button above it, and whoever
 * is done takes all of it back.
 */
export function SelectFrame({ selected, isSelecting, onSelecting, onAll, children }: SelectFrameProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.frame} data-selecting={isSelecting || undefined}>
      {selected && (
        <div className={styles.line}>
          {isSelecting && (
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={selected.all}
                ref={(box) => {
                  if (box) box.indeterminate = selected.some && !selected.all;
                }}
                onChange={onAll}
              />
              {t('table.all')}
            </label>
          )}
          <Button variant="quiet" onClick={() => onSelecting(!isSelecting)}>
            {t(isSelecting ? 'table.done' : 'table.begin')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
