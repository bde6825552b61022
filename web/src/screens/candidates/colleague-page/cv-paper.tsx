import { BLOT, type getLinkedPerson } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { minuteOf } from '../../../lib/time/china-minute.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './colleague-page.module.css';
import { watermark } from './watermark.ts';

export type LinkedCv = OutputOf<typeof getLinkedPerson>;

/** A CV as words, whom it is for and when it was read written over it. There is no file behind it. */
export function CvPaper({ person, reader }: { person: LinkedCv; reader: string }) {
  const { t } = useTranslation('candidates');
  const { cv } = person;
  const read = minuteOf(person.shown_at).replace('T', ' ');
  return (
    <article className={styles.paper} aria-label={t('cv.label', { name: person.name })}>
      <h2>{person.name}</h2>
      <p className={styles.facts}>
        <Shown text={useFacts(person)} />
      </p>
      <Hint as="p">{t('cv.hidden')}</Hint>
      {cv.reading !== 'done' && <p>{t(`cv.${cv.reading}`)}</p>}
      <div className={styles.lines}>
        {cv.lines.map(({ text, heading }, index) =>
          heading ? (
            <h3 key={index}>{text}</h3>
          ) : (
            <p key={index}>
              <Shown text={text} />
            </p>
          ),
        )}
      </div>
      {cv.cut && <Hint as="p">{t('cv.cut')}</Hint>}
      <div
        className={styles.watermark}
        aria-hidden="true"
        style={{ backgroundImage: watermark(t('cv.watermark', { name: reader, minute: read })) }}
      />
    </article>
  );
}

/** A text with its blots drawn as such. */
function Shown({ text }: { text: string }) {
  const { t } = useTranslation('candidates');
  return text.split(BLOT).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <span className={styles.blot}>
          <span className="visually-hidden">{t('cv.blot')}</span>
        </span>
      )}
      {part}
    </Fragment>
  ));
}

/** What the application says: job, study, place, time. */
function useFacts(person: LinkedCv): string {
  const { t } = useTranslation('candidates');
  const { degree, graduation_month: month, days_per_week: days, months } = person;
  return [
    person.job_title,
    person.school,
    person.major,
    degree && degreeName(degree),
    month && t('cv.graduates', { month }),
    person.city,
    days !== null && t('cv.days', { count: days }),
    months !== null && t('cv.months', { count: months }),
  ]
    .filter(Boolean)
    .join(' · ');
}
