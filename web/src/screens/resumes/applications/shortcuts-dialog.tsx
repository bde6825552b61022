import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Key } from '../../../ui/key/key.tsx';
import styles from './shortcuts-dialog.module.css';

const rows = [
  ['J ↓', 'next'],
  ['K ↑', 'previous'],
  ['S', 'primary_screening'],
  ['W', 'written'],
  ['I', 'interview'],
  ['O', 'employed'],
  ['X', 'reject'],
  ['U', 'unpark'],
  ['Z', 'undo'],
  ['1–5', 'stars'],
  ['N', 'note'],
  ['C', 'chat'],
  ['T', 'tag'],
  ['H', 'link'],
  ['G', 'person'],
  ['V', 'select'],
  ['⇧ J', 'extend'],
  ['⇧ K', 'extendBack'],
  ['A', 'all'],
  ['E', 'everyone'],
  ['L', 'list'],
  ['F', 'focus'],
  ['B', 'board'],
  ['+ −', 'zoom'],
  ['0', 'fitWidth'],
  ['R', 'foldRecord'],
  ['⇧ L', 'foldList'],
  ['[', 'foldSidebar'],
  ['Esc', 'leave'],
  ['Ctrl P', 'print'],
  ['/', 'search'],
  ['Ctrl K', 'palette'],
  ['?', 'help'],
] as const;

/** Every key of the desk. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  return (
    <Dialog
      open
      title={t('shortcuts.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <dl className={styles.keys}>
        {rows.map(([key, name]) => (
          <div key={key} className={styles.row}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
