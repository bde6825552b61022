import type { Attendance, Attendee } from '../../../domains/talks/door/attendance.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { clock } from './clock.ts';
import styles from './door.module.css';
import { PersonLine } from './person-line.tsx';

/** As many as a thumb scrolls through; the whole list is at the desk. */
const SHOWN = 30;

interface LatestListProps {
  /** Who is here, the latest first. */
  people: Attendee[];
  unknown: Attendance['unknown'];
  onWalkIn: () => void;
}

/** Who came last, and whether the server knows it. */
export function LatestList({ people, unknown, onWalkIn }: LatestListProps) {
  const { t, i18n } = useTranslation('door');
  const time = (at: string, isPending: boolean) => (
    <span className={styles.time}>
      {clock(at, i18n.language)}
      <span data-pending={isPending || undefined}>{t(isPending ? 'pending' : 'sent')}</span>
    </span>
  );
  return (
    <section className={styles.latest} aria-label={t('latest')}>
      <header>
        <h2>{t('latest')}</h2>
        <Button variant="quiet" className={styles.way} onClick={onWalkIn}>
          {t('walkIn.title')}
        </Button>
      </header>
      {people.length + unknown.length === 0 && <p className={styles.second}>{t('none')}</p>}
      <ul>
        {unknown.map(({ uuid, code, at }) => (
          <li key={uuid}>
            <Avatar name="?" size={32} />
            <span className={styles.words}>{t('result.kept', { code })}</span>
            {time(at, true)}
          </li>
        ))}
        {people.slice(0, SHOWN).map((person) => (
          <li key={person.uuid}>
            <Avatar name={person.name} size={32} />
            <span className={styles.words}>
              <strong>{person.name}</strong>{' '}
              <span className={styles.second}>
                <PersonLine person={person} short />
              </span>
            </span>
            {time(person.at ?? '', person.pending)}
          </li>
        ))}
      </ul>
    </section>
  );
}
