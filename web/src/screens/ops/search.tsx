import { Link, useLocation } from 'react-router';
import { useFound } from '../../domains/ops/api/subjects.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card, Section } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import styles from './subject/subject.module.css';

/** Companies and accounts that were looked for in the bar. */
export default function Search() {
  const { t } = useTranslation(['ops', 'company']);
  const q = wordsIn(useLocation().state);
  const { data, error, refetch } = useFound(q);
  if (q === '') {
    return (
      <Page>
        <Card>
          <EmptyState title={t('search.begin')} hint={t('search.beginHint')} />
        </Card>
      </Page>
    );
  }
  const isEmpty = data?.companies.length === 0 && data.accounts.length === 0;
  return (
    <Page heading={t('search.heading', { q })}>
      {!data && error && (
        <ErrorState
          title={t('search.failed')}
          requestId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows />}
      {isEmpty && (
        <Card>
          <EmptyState title={t('search.none')} hint={t('search.beginHint')} />
        </Card>
      )}
      {data && data.companies.length > 0 && (
        <Section title={t('search.companies')} flush>
          <ul className={styles.rows}>
            {data.companies.map(({ uuid, name, check_status: status, frozen }) => (
              <li key={uuid} className={styles.row}>
                <Link to={`/ops/company?id=${uuid}`}>{name}</Link>
                <Tag>{t(`company:review.status.${status}`)}</Tag>
                {frozen && <Tag tone="red">{t('subject.frozen')}</Tag>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {data && data.accounts.length > 0 && (
        <Section title={t('search.accounts')} flush>
          <ul className={styles.rows}>
            {data.accounts.map(({ uuid, name, company, frozen }) => (
              <li key={uuid} className={styles.row}>
                <Link to={`/ops/account?id=${uuid}`}>{name || t('subject.nameless')}</Link>
                <Hint>{company ?? t('identities.noCompany')}</Hint>
                {frozen && <Tag tone="red">{t('subject.frozen')}</Tag>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}

/** What was typed in the bar, from the history entry. */
function wordsIn(state: unknown): string {
  const isSearch = typeof state === 'object' && state !== null && 'q' in state;
  return isSearch && typeof state.q === 'string' ? state.q : '';
}
