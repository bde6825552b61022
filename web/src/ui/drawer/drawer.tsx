import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Key } from '../key/key.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** What the drawer holds, and what stands at its foot. */
  content: ReactNode;
  footer?: ReactNode;
  /** The page beside which it opens. */
  children: ReactNode;
}

/** From here on there is room for a page and a drawer. */
const ROOMY = '(min-width: 1280px)';

/** A drawer that pushes the page aside where there is room, so that both can be used; in narrower windows it covers it. */
export function Drawer({ open, title, onClose, content, footer, children }: DrawerProps) {
  const roomy = useSyncExternalStore(followRoom, () => matchMedia(ROOMY).matches);
  if (!roomy) {
    return (
      <>
        {children}
        <Dialog open={open} title={title} placement="side" onClose={onClose} footer={footer}>
          <div className={styles.close}>
            <Close onClose={onClose} />
          </div>
          {content}
        </Dialog>
      </>
    );
  }
  return (
    <div className={styles.both}>
      <div className={styles.page}>{children}</div>
      {open && (
        <Aside title={title} onClose={onClose} footer={footer}>
          {content}
        </Aside>
      )}
    </div>
  );
}

type AsideProps = Pick<DrawerProps, 'title' | 'onClose' | 'footer' | 'children'>;

/** Takes the focus as it opens and gives it back as it closes; the page beside it stays reachable. */
function Aside({ title, onClose, footer, children }: AsideProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      className={styles.drawer}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <Key>Esc</Key>
        <Close onClose={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </aside>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <IconButton label={t('drawer.close')} onClick={onClose}>
      <IconX size={18} aria-hidden="true" />
    </IconButton>
  );
}

function followRoom(listener: () => void): () => void {
  const room = matchMedia(ROOMY);
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
}
