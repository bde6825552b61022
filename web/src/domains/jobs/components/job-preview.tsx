import type { InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { useTranslation } from 'react-i18next';
import { useLocations } from '../../dict/api/get-options.ts';
import styles from './job-preview.module.css';
import { useJobWords } from './job-words.ts';

/** A job as its candidates see it: pay first, then fit, then text. */
export function JobPreview({ draft, company }: { draft: InternshipDraft; company: string }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const cities = useCityNames(draft.cities);
  const tags = [
    ...cities,
    words.days(draft.days_per_week),
    words.months(draft.months),
    draft.min_degree ? t('degreeLeast', { degree: t(`degree.${draft.min_degree}`) }) : '',
    draft.conversion ? t('field.conversion') : '',
    draft.certificate ? t('field.certificate') : '',
    draft.remote ? t('field.remote') : '',
  ].filter(Boolean);
  return (
    <article className={styles.preview}>
      <p className={styles.company}>{company}</p>
      <p className={styles.title}>{draft.title || t('preview.title')}</p>
      <p className={styles.pay}>{words.pay(draft) || t('preview.pay')}</p>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className={styles.text}>{describe(draft.description || t('preview.description'))}</div>
      {draft.address && <p className={styles.company}>{words.joined(cities.join('、'), draft.address)}</p>}
      <div className={styles.apply}>{t('preview.apply')}</div>
    </article>
  );
}

function useCityNames(codes: readonly string[]): string[] {
  const { data } = useLocations();
  const cities = data?.provinces.flatMap((province) => province.cities) ?? [];
  return codes.map((code) => cities.find((city) => city.code === code)?.name ?? '').filter(Boolean);
}

/** Lines that start with a dash are list items, as on the public page. */
function describe(text: string) {
  return text.split('\n').map((line, index) => {
    const item = /^\s*[-·•]\s*(.+)$/.exec(line)?.[1];
    return item ? (
      <p key={index} className={styles.item}>
        {item}
      </p>
    ) : (
      <p key={index}>{line}</p>
    );
  });
}
