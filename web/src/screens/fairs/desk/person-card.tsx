import { MAX_DESK_NOTE, MAX_STARS } from '@qinghe/contract/fairs/desk.ts';
import type { Person, Snapshot } from '../../../domains/fairs/desk/queue.ts';
import { useNote } from '../../../domains/fairs/desk/use-note.ts';
import type { useStand } from '../../../domains/fairs/desk/use-stand.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { StarButton } from '../../../ui/stars/star-button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './desk.module.css';
import { studies, titleOf } from './person-words.ts';

interface PersonCardProps {
  person: Person | undefined;
  jobs: Snapshot['jobs'];
  stand: ReturnType<typeof useStand>;
}

/** Who is talked to: who they are, what they wished for, and what is written down of them. */
export function PersonCard({ person, jobs, stand }: PersonCardProps) {
  const { t } = useTranslation('desk');
  const { text, type, save } = useNote(person, stand.note);
  if (!person) return <p className={styles.nobody}>{t('nobody')}</p>;
  const wished = jobs.filter(({ uuid }) => person.wishes.includes(uuid));
  const minutes = person.calledAt ? Math.max(Math.floor((Date.now() - Date.parse(person.calledAt)) / 60_000), 0) : 0;
  return (
    <section
      className={styles.card}
      data-talking={person.state === 'talking' || undefined}
      aria-label={titleOf(person)}
    >
      <div className={styles.who}>
        <span className={styles.number}>{person.number ?? '…'}</span>
        <div className={styles.words}>
          <h2>
            {titleOf(person)} {person.state === 'talking' && <Tag tone="green">{t('talking', { count: minutes })}</Tag>}
            {person.state === 'done' && person.decision && <Tag>{t(`decision.${person.decision}`)}</Tag>}
          </h2>
          <p>{studies(person)}</p>
        </div>
      </div>
      {wished.length > 0 && (
        <p className={styles.wishes}>
          {wished.map(({ uuid, title }) => (
            <Tag key={uuid} tone="green">
              {t('wished', { title })}
            </Tag>
          ))}
        </p>
      )}
      <TextArea label={t('note')} rows={3} maxLength={MAX_DESK_NOTE} value={text} onChange={type} onBlur={save} />
      <fieldset className={styles.stars}>
        <legend className="visually-hidden">{t('stars')}</legend>
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((count) => (
          <StarButton
            key={count}
            aria-label={t('star', { count })}
            aria-pressed={count <= person.stars}
            onClick={() => stand.rate(person, person.stars === count ? 0 : count)}
          />
        ))}
        <span className={styles.kept}>{t(person.pending ? 'kept' : 'sent')}</span>
      </fieldset>
    </section>
  );
}
