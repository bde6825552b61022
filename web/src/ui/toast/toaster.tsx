import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { dismissToast, type ToastItem, toastStore } from './toast.ts';
import styles from './toaster.module.css';

/** Shows the toasts; once, at the root. In the top layer, so that no dialog hides it. */
export function Toaster() {
  const { t } = useTranslation('common');
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const region = useRef<HTMLElement>(null);
  const count = items.length;
  // One notice to take back, however fast the decisions come: the newest, and how many stand behind it.
  const undoable = items.filter((item) => item.undo);
  const shown = items.filter((item) => !item.undo || item === undoable.at(-1));
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (count > 0) element.showPopover();
  }, [count]);
  return (
    <section ref={region} popover="manual" className={styles.region} aria-label={t('notices')} aria-live="polite">
      {shown.map((item) => (
        <div
          key={item.id}
          data-undo={item.undo && ''}
          className={`${styles.toast} ${styles[item.tone]}`}
          role={item.tone === 'error' ? 'alert' : undefined}
        >
          <Content item={item} before={undoable.length - 1} />
        </div>
      ))}
    </section>
  );
}

function Content({ item, before }: { item: ToastItem; before: number }) {
  if (!item.undo) {
    return (
      <>
        {item.tone === 'success' && <IconCheck size={18} aria-hidden="true" />}
        {item.tone === 'error' && <IconAlert size={18} aria-hidden="true" />}
        <span>{item.text}</span>
      </>
    );
  }
  const { Notice, seconds, endsAt, action } = item.undo;
  const undo = () => {
    dismissToast(item.id);
    action();
  };
  return <Notice text={item.text} seconds={seconds} endsAt={endsAt} before={before} onUndo={undo} />;
}
