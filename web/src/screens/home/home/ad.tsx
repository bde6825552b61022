import { useHomeAd } from '../../../domains/ads/api/ads.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Card } from '../../../ui/section/section.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './ad.module.css';

/** What a company paid to say here, marked as such; nothing where nothing runs. */
export function Ad() {
  const { t } = useTranslation('home');
  const ad = useHomeAd();
  if (!ad) return null;
  return (
    <aside aria-label={t('ad')}>
      <Card flush>
        <a href={ad.url} target="_blank" rel="noopener nofollow sponsored" className={styles.ad}>
          <strong>{ad.title}</strong>
          <span>{ad.words}</span>
          <span className={styles.by}>
            <Hint>{ad.company}</Hint>
            <Tag tone="neutral">{t('ad')}</Tag>
          </span>
        </a>
        <img key={ad.uuid} src={ad.seen_url} alt="" width={1} height={1} loading="lazy" className={styles.seen} />
      </Card>
    </aside>
  );
}
