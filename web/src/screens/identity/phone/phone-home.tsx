import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import styles from './phone.module.css';

const WAYS = [
  { to: '/m/identity', name: 'identity' },
  { to: '/m/join', name: 'join' },
] as const;

/** What phones are for here. */
export default function PhoneHome() {
  const { t } = useTranslation('identity', { keyPrefix: 'phone.home' });
  return (
    <Page maxWidth={480} lead={t('lead')}>
      <Card flush>
        {WAYS.map(({ to, name }) => (
          <Link key={to} to={to} className={styles.way}>
            <span className={styles.strong}>{t(name)}</span>
            <Hint>{t(`${name}Hint`)}</Hint>
          </Link>
        ))}
      </Card>
    </Page>
  );
}
