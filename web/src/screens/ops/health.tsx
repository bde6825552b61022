import { useHealth } from '../../domains/ops/api/get-health.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './health.module.css';

/** The health check for people; the same address answers JSON to programs. */
export default function Health() {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useHealth();
  return (
    <Page maxWidth={600} lead={t('health.lead')} note={data && <Tag tone="green">{t('health.up')}</Tag>}>
      <Card flush>
        {data ? (
          <dl>
            <Line name={t('health.mode')} value={data.mode} />
            {data.version && <Line name={t('health.version')} value={data.version} />}
            <Line name={t('health.build')} value={__BUILD_ID__} />
          </dl>
        ) : (
          <QueryState query={{ error, refetch }} title={t('health.down')} hint={t('health.downHint')} rows={2} />
        )}
      </Card>
    </Page>
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
