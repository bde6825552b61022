import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Outcome } from '../../../domains/talks/door/use-check-in.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { clock } from './clock.ts';
import styles from './door.module.css';
import { PersonLine } from './person-line.tsx';

/** What the last scan came to: large, in one colour, and said aloud by screen readers. */
export function OutcomeCard({ outcome }: { outcome: Outcome | null }) {
  const { t, i18n } = useTranslation('door', { keyPrefix: 'result' });
  const tone = outcome?.kind === 'in' && outcome.person.state !== 'waiting' ? 'done' : 'look';
  return (
    <div className={styles.outcomes} role="status" aria-atomic="true">
      {outcome && (
        <div className={styles.outcome} data-tone={outcome.kind === 'unknown' ? 'wrong' : tone}>
          {tone === 'done' ? (
            <IconCheck size={24} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={24} aria-hidden="true" />
          )}
          <div className={styles.words}>{words(outcome)}</div>
        </div>
      )}
    </div>
  );

  function words(shown: Outcome) {
    if (shown.kind === 'foreign') return both(t('foreign'), t('foreignHint'));
    if (shown.kind === 'kept' || shown.kind === 'unknown')
      return both(t(shown.kind, { code: shown.code }), t(`${shown.kind}Hint`));
    const { person, kind } = shown;
    const said =
      kind === 'again'
        ? `${t('again')}${person.at ? ` · ${clock(person.at, i18n.language)}` : ''}`
        : person.state === 'signed'
          ? t('in')
          : t(person.state);
    return (
      <>
        <p className={styles.name}>
          <strong>{person.name}</strong> <span>{said}</span>
        </p>
        <p>
          <PersonLine person={person} />
        </p>
      </>
    );
  }
}

const both = (title: string, hint: string) => (
  <>
    <p className={styles.name}>
      <strong>{title}</strong>
    </p>
    <p>{hint}</p>
  </>
);
