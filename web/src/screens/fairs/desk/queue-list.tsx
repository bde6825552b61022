import { type Person, type Snapshot, waiting } from '../../../domains/fairs/desk/queue.ts';
import type { useStand } from '../../../domains/fairs/desk/use-stand.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './desk.module.css';
import { studies, titleOf } from './person-words.ts';

interface QueueListProps {
  people: readonly Person[];
  next: Person | undefined;
  stand: ReturnType<typeof useStand>;
}

/** Who waits, in order, and whom another phone has called. */
export function QueueList({ people, next, stand }: QueueListProps) {
  const { t } = useTranslation('desk');
  const away = people.filter(({ state, device }) => state === 'talking' && device !== stand.device);
  const queue = waiting(people);
  return (
    <section className={styles.queue} aria-label={t('queue')}>
      <h2>{t('queueOf', { count: queue.length })}</h2>
      {queue.length + away.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      <ul>
        {queue.map((person) => (
          <Row key={person.code} person={person}>
            <span>
              {person === next && <Tag tone="blue">{t('next')}</Tag>}{' '}
              {person.missed > 0 && <Tag tone="amber">{t('missedTimes', { count: person.missed })}</Tag>}
            </span>
            <Button aria-label={t('callWho', { name: titleOf(person) })} onClick={() => stand.call(person)}>
              {t('call')}
            </Button>
          </Row>
        ))}
        {away.map((person) => (
          <Row key={person.code} person={person} isAway>
            <Tag>{t('elsewhere')}</Tag>
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** Who was talked to, the latest first; who is opened is in front again. */
export function TalkedTo({
  people,
  jobs,
  onOpen,
}: Pick<QueueListProps, 'people'> & { jobs: Snapshot['jobs']; onOpen: (code: string) => void }) {
  const { t } = useTranslation('desk');
  const done = people
    .filter(({ state }) => state === 'done')
    .sort((one, other) => Date.parse(other.decidedAt ?? '') - Date.parse(one.decidedAt ?? ''));
  if (done.length === 0) return null;
  return (
    <details className={styles.queue}>
      <summary>{t('talkedTo', { count: done.length })}</summary>
      <ul>
        {done.map((person) => (
          <Row key={person.code} person={person}>
            <span className={styles.hint}>
              {person.decision && t(`decision.${person.decision}`)}
              {jobs.length > 1 && ` ${jobs.find(({ uuid }) => uuid === person.jobUuid)?.title ?? ''}`}
            </span>
            <Button aria-label={t('openWho', { name: titleOf(person) })} onClick={() => onOpen(person.code)}>
              {t('open')}
            </Button>
          </Row>
        ))}
      </ul>
    </details>
  );
}

function Row({ person, isAway, children }: { person: Person; isAway?: boolean; children: React.ReactNode }) {
  return (
    <li data-away={isAway}>
      <span className={styles.place}>{person.number ?? '…'}</span>
      <span className={styles.words}>
        <strong>{titleOf(person)}</strong>
        <span className={styles.hint}>{studies(person)}</span>
      </span>
      {children}
    </li>
  );
}
