import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { useUnread } from '../../domains/messages/api/messages.ts';
import { badgeOf, sumOf } from '../../domains/messages/unread.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { withTexts } from '../../lib/i18n/with-texts.ts';
import { useFloating } from '../../ui/menu/use-floating.ts';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import popover from '../../ui/popover/popover.module.css';
import styles from './bell.module.css';

const Peek = onDemand(withTexts(['ui', 'messages'], () => import('./peek.tsx')));

/** Says how many messages are unread, and shows the newest of them; Esc and a press elsewhere close it. */
export function Bell() {
  const { t } = useTranslation('shell');
  const count = sumOf(useUnread().data);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { root, trigger, floating } = useFloating<HTMLButtonElement>({
    open,
    placement: 'below-end',
    onClose: () => setOpen(false),
  });
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <div ref={root}>
      <button
        ref={trigger}
        type="button"
        className={`${styles.bell} ${styles.press}`}
        aria-label={t('messages', { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onKeyDown={onEscape}
        onClick={() => setOpen(!open)}
      >
        <IconBell size={20} stroke={1.7} aria-hidden="true" />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badgeOf(count)}
          </span>
        )}
      </button>
      {open && (
        <div
          ref={floating}
          id={id}
          popover="manual"
          role="dialog"
          tabIndex={-1}
          aria-label={t('messages', { count })}
          className={popover.popover}
          onKeyDown={onEscape}
        >
          {/* As wide before they come, since its place is found with its width. */}
          <div className={styles.peek}>
            <Suspense>
              <Peek onClose={() => setOpen(false)} />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}
