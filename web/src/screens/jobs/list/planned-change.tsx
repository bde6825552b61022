import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import styles from './planned-change.module.css';

/** What a dry run found: what happens, and each job that is left out with its reason. */
export function PlannedChange({ plan, hint }: { plan: UseQueryResult<OutputOf<typeof changeJobs>>; hint: string }) {
  const { t } = useTranslation('jobs');
  const { data, error } = plan;
  if (error) return <Callout tone="red">{isApiError(error) ? messageOf(error, currentLocale()) : t('failed')}</Callout>;
  if (!data) return <SkeletonRows rows={2} />;
  const left = data.results.filter(({ problem }) => problem !== null);
  return (
    <>
      <p>{data.changed === 0 ? t('bulk.none') : hint}</p>
      {left.length > 0 && (
        <section className={styles.left} aria-label={t('bulk.left', { count: left.length })}>
          <h3>{t('bulk.left', { count: left.length })}</h3>
          <ul>
            {left.map(({ uuid, title, problem }) => (
              <li key={uuid}>
                <strong>{title || t('untitled')}</strong>
                <span>{problem}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
