import type { getLinkedPerson } from '@qinghe/contract/candidates/linked-page.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { minuteOf } from '../../../lib/time/china-minute.ts';
import { Blotted } from '../../../ui/text/blotted.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './colleague-page.module.css';
import { watermark } from './watermark.ts';

type LinkedCv = OutputOf<typeof getLinkedPerson>;

/** A CV as words, whom it is for and when it was read written over it. There is no file behind it. */
export function CvPaper({ person, reader }: { person: LinkedCv; reader: string }) {
  const { t } = useTranslation('candidates');
  const { cv } = person;
  const read = minuteOf(person.shown_at).replace('T', ' ');
  return (
    <article className={styles.paper} aria-label={t('cv.label', { name: person.name })}>
      <h2>{person.name}</h2>
      <p className={styles.facts}>
        <Blotted text={useFacts(person)} label={t('cv.blot')} />
      </p>
      <Hint as="p">{t('cv.hidden')}</Hint>
      {cv.reading !== 'done' && <p>{t(`cv.${cv.reading}`)}</p>}
      <div className={styles.lines}>
        {cv.lines.map(({ text, heading }, index) =>
          heading ? (
            <h3 key={index}>{text}</h3>
          ) : (
            <p key={index}>
              <Blotted text={text} label={t('cv.blot')} />
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
