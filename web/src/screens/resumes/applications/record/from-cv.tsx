import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { useWords } from '../words.ts';
import styles from './record.module.css';
import { type ReadFrom, Sourced } from './sourced.tsx';

type Value = ReadFrom & { value: string };
type Entry = NonNullable<CvFields['internships']>[number] & NonNullable<CvFields['projects']>[number];

/** What else the CV says, in short: the document beside it has the words, and pointing here marks them there. */
export function FromCv({ fields }: { fields: CvFields }) {
  const { t } = useTranslation('resumes');
  const { internships = [], projects = [], awards = [], languages = [], selfDescription } = fields;
  if (internships.length + projects.length + awards.length + languages.length === 0 && !selfDescription) return null;
  return (
    <section className={styles.block}>
      <h3>{t('fromCv.title')}</h3>
      <dl className={styles.facts}>
        <Part name={t('fromCv.internships')} shown={internships.length > 0}>
          {internships.map((entry) => (
            <Experience key={keyOf(entry)} entry={entry} />
          ))}
        </Part>
        <Part name={t('fromCv.projects')} shown={projects.length > 0}>
          {projects.map((entry) => (
            <Experience key={keyOf(entry)} entry={entry} />
          ))}
        </Part>
        <Part name={t('fromCv.awards')} shown={awards.length > 0}>
          {awards.map((award) => (
            <p key={award.value}>
              <Sourced of={award}>{award.value}</Sourced>
            </p>
          ))}
        </Part>
        <Part name={t('fromCv.languages')} shown={languages.length > 0}>
          <span className={styles.chips}>
            {languages.map((language) => (
              <Sourced key={language.value} of={language}>
                <Tag>{language.value}</Tag>
              </Sourced>
            ))}
          </span>
        </Part>
        <Part name={t('fromCv.self')} shown={selfDescription !== undefined}>
          <Sourced of={selfDescription}>{selfDescription?.value}</Sourced>
        </Part>
      </dl>
    </section>
  );
}

function Part({ name, shown, children }: { name: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd className={styles.entries}>{children}</dd>
    </>
  );
}

const keyOf = (entry: Partial<Entry>): string =>
  [entry.company, entry.name, entry.title, entry.start].map((part) => part?.value ?? '').join('|');

function Experience({ entry }: { entry: Partial<Entry> }) {
  const { t } = useTranslation('resumes');
  const words = useWords();
  const what: Value | undefined = entry.company ?? entry.name;
  const role: Value | undefined = entry.title ?? entry.role;
  const month = (text: string) => text.replace('-', '.');
  const end = entry.end && (entry.end.value === null ? t('fromCv.now') : month(entry.end.value));
  // Dates are words beside the entry's head; only a doubtful one is worth a place of its own.
  const doubtful = [entry.start, entry.end].find((date) => date?.doubt);
  const period = [entry.start && month(entry.start.value), end].filter(Boolean).join(' – ');
  return (
    <p>
      {what && <Sourced of={what}>{what.value}</Sourced>} {role && <Sourced of={role}>{role.value}</Sourced>}{' '}
      <span className={styles.period}>
        <Sourced of={doubtful}>{words.joined(period)}</Sourced>
      </span>
    </p>
  );
}
