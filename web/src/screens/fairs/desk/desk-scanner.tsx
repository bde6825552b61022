import { CODE_LENGTH } from '@qinghe/contract/talks/check-in.ts';
import { useState } from 'react';
import type { Scanned, useStand } from '../../../domains/fairs/desk/use-stand.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ticketCodeIn } from '../../../lib/offline/ticket-code.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Scanner } from '../../../ui/scanner/scanner.tsx';
import styles from './desk.module.css';
import { studies, titleOf } from './person-words.ts';

type Stand = ReturnType<typeof useStand>;

/** Scans tickets into the queue, or takes their codes as they are read out. */
export function DeskScanner({ stand, onClose }: { stand: Stand; onClose: () => void }) {
  const { t } = useTranslation('desk', { keyPrefix: 'scan' });
  const [typed, setTyped] = useState('');
  const { scanned } = stand;
  const take = () => {
    stand.scan(typed);
    if (ticketCodeIn(typed)) setTyped('');
  };
  return (
    <section className={styles.scanning} aria-label={t('label')}>
      <Scanner onCode={stand.scan} />
      <div role="status" aria-atomic="true">
        {scanned && <Outcome scanned={scanned} onRemove={stand.remove} />}
      </div>
      <form
        className={styles.typing}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={t('typed')}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={CODE_LENGTH + 3}
          onChange={setTyped}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {t('take')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </form>
    </section>
  );
}

function Outcome({ scanned, onRemove }: { scanned: Scanned; onRemove: Stand['remove'] }) {
  const { t } = useTranslation('desk', { keyPrefix: 'scan' });
  if (!('person' in scanned))
    return (
      <p className={styles.outcome} data-tone="look">
        {'code' in scanned ? t('unknown', { code: scanned.code }) : t(scanned.kind)}
      </p>
    );
  const { person, kind } = scanned;
  return (
    <div className={styles.outcome} data-tone={kind === 'again' ? 'look' : 'done'}>
      <p>
        <strong>{titleOf(person)}</strong>{' '}
        {t(kind === 'again' ? 'again' : person.number === null ? 'later' : 'in', { number: person.number ?? '' })}
        <br />
        {studies(person)}
      </p>
      {kind === 'in' && person.state === 'waiting' && <Button onClick={() => onRemove(person)}>{t('undo')}</Button>}
    </div>
  );
}
