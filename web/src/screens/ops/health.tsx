import { useTranslation } from 'react-i18next';
import { useHealth } from '../../domains/ops/api/get-health.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './health.module.css';

/** The health check for people; the same address answers JSON to programs. */
export default function Health() {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useHealth();
  return (
    <div className={styles.narrow}>
      <Page lead={t('health.lead')} note={data && <Tag tone="green">{t('health.up')}</Tag>}>
        <Card flush>
          {data ? (
            <dl>
              <Line name={t('health.mode')} value={data.mode} />
              {data.version && <Line name={t('health.version')} value={data.version} />}
              <Line name={t('health.build')} value={__BUILD_ID__} />
            </dl>
          ) : error ? (
            <ErrorState title={t('health.down')} hint={t('health.downHint')} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={2} />
          )}
        </Card>
      </Page>
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
