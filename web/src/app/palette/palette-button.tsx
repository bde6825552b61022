import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react';
import { needTexts } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { HoldKeys } from '../../ui/key/hold-keys.tsx';
import { Key } from '../../ui/key/key.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useRememberOpened } from './opened.ts';
import type { PaletteProps } from './palette.tsx';
import styles from './palette-button.module.css';

const apple = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Opens the command palette, as Ctrl K or ⌘ K do, wherever one types. Its file comes with the first use. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [open, setOpen] = useState(false);
  useRememberOpened();
  const show = useCallback(() => {
    setOpen(true);
    load().then(
      (Loaded) => setPalette(() => Loaded),
      () => {
        setOpen(false);
        toast.error(t('palette.failed'));
      },
    );
  }, [t]);
  const hide = useCallback(() => setOpen(false), []);
  useShortcut(open ? hide : show, open);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <span className={styles.words}>{t('palette.open')}</span>
        <span className={styles.key}>
          <Key>{apple ? '⌘ K' : 'Ctrl K'}</Key>
        </span>
      </button>
      {open && (Palette ? <Palette onClose={hide} /> : <HoldKeys />)}
    </>
  );
}

async function load(): Promise<ComponentType<PaletteProps>> {
  const [module] = await Promise.all([import('./palette.tsx'), needTexts(['palette', 'resumes'])]);
  return module.default;
}

/** Before every field; but a dialog that asks something is answered first. Bound in the drawing that shows the button. */
function useShortcut(action: () => void, open: boolean): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      if (open || !document.querySelector('dialog[open]')) action();
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [action, open]);
}
