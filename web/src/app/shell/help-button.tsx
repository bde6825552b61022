import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useHelp } from '../../domains/help/api/help.ts';
import { unreadAnswers } from '../../domains/help/unread.ts';
import { badgeOf } from '../../domains/messages/unread.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { withTexts } from '../../lib/i18n/with-texts.ts';
import { useStoredChoice } from '../../lib/storage/stored-choice.ts';
import { useActions } from '../../ui/key/use-actions.ts';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import styles from './bell.module.css';

const HelpPanel = onDemand(withTexts(['ui', 'help'], () => import('../../domains/help/components/help-panel.tsx')));

/** Opens the conversation with us, and says how many answers are unread; absent on pages for phones that scan. */
export function HelpButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const counted = useHelp().data?.unread;
  const count = useStoredChoice(unreadAnswers);
  const absent = useLocation().pathname.includes('/m/');
  useActions(absent ? [] : [{ label: t('help'), run: () => setOpen(true) }]);
  useEffect(() => {
    if (isOpen) unreadAnswers.set(0);
    else if (counted !== undefined) unreadAnswers.set(counted);
  }, [isOpen, counted]);
  if (absent) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.bell} ${styles.press}`}
        aria-label={count > 0 ? t('helpUnread', { count }) : t('help')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconHeadset size={20} stroke={1.7} aria-hidden="true" />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badgeOf(count)}
          </span>
        )}
      </button>
      {isOpen &&
        // Above everything, also the phone's bar, which lies over the one that this button stands in.
        createPortal(
          <Suspense>
            <HelpPanel onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
