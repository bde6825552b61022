import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Key } from '../../../ui/key/key.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import styles from './keys-dialog.module.css';

const everywhere = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'pass'],
  ['R', 'refuse'],
  ['P', 'shelve'],
  ['N', 'note'],
  ['Z', 'undo'],
] as const;

const ofCompanies = [
  ['L', 'passForNow'],
  ['C', 'compare'],
  ['↑ ↓', 'field'],
  ['Y', 'same'],
  ['X', 'differs'],
  ['W', 'spelling'],
  ['1–4', 'reason'],
  ['+ −', 'zoom'],
  ['O', 'turn'],
] as const;

/** Every key of a queue, by `?`. */
export function QueueKeys({ more = false }: { more?: boolean }) {
  const { t } = useTranslation(['ops', 'common']);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useKey('?', () => setOpen(true), { label: t('casework.keys.title') });
  const rows = [...everywhere, ...(more ? ofCompanies : []), ['/', 'search'] as const, ['?', 'help'] as const];
  return (
    <Dialog
      open={isOpen}
      title={t('casework.keys.title')}
      onClose={close}
      footer={<Button onClick={close}>{t('common:close')}</Button>}
    >
      <dl className={styles.keys}>
        {rows.map(([key, name]) => (
          <div key={key} className={styles.row}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{t(`casework.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
