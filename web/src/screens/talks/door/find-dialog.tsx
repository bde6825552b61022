import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { type Attendee, findPeople } from '../../../domains/talks/door/attendance.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './door.module.css';
import { PersonLine } from './person-line.tsx';

interface FindDialogProps {
  people: readonly Attendee[];
  onFound: (person: Attendee) => void;
  onTakeBack: (person: Attendee) => void;
  onClose: () => void;
}

/** Finds who has no code at hand, and takes back who was checked in by mistake. */
export function FindDialog({ people, onFound, onTakeBack, onClose }: FindDialogProps) {
  const { t } = useTranslation('door', { keyPrefix: 'search' });
  const [typed, setTyped] = useState('');
  const found = findPeople(people, typed);
  const checkIn = (person: Attendee) => {
    onFound(person);
    onClose();
  };
  // The only one who is meant; a hand scanner ends its code with Enter.
  const checkInOnly = () => {
    const [only, other] = found;
    if (only && !other && only.entries.length === 0) checkIn(only);
  };
  return (
    <Dialog open title={t('title')} onClose={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <TextField
        label={t('label')}
        hint={t('hint')}
        value={typed}
        autoFocus
        autoComplete="off"
        maxLength={limits.search}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') checkInOnly();
        }}
      />
      {typed.trim() !== '' && found.length === 0 && (
        <p className={styles.second} role="status">
          {t('none')} {t('noneHint')}
        </p>
      )}
      <ul className={styles.found}>
        {found.map((person) => (
          <li key={person.uuid}>
            <span className={styles.words}>
              <strong>{person.name}</strong> {person.phone_end && <span>{`·${person.phone_end}`}</span>}
              <span className={styles.second}>
                <PersonLine person={person} />
              </span>
            </span>
            {person.entries.length > 0 ? (
              <Button onClick={() => onTakeBack(person)}>{t('takeBack')}</Button>
            ) : (
              <Button variant="primary" onClick={() => checkIn(person)}>
                {t('checkIn')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
