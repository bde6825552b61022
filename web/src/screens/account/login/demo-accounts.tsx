import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './demo-accounts.module.css';

const PASSWORD = 'qinghe2026';
const accounts = [
  { account: '13800000001', role: 'master' },
  { account: '13800000002', role: 'child' },
  { account: '13800000011', role: 'full' },
  { account: '13800000003', role: 'withoutCompany' },
] as const;

/** Only where the server says that it is a demo: who may look around, and where the codes arrive. */
export default function DemoAccounts({ onUse }: { onUse: (account: string, password: string) => void }) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 id="demo-title" className={styles.title}>
        {t('demo.title')}
      </h2>
      <ul>
        {accounts.map(({ account, role }) => (
          <li key={account} className={styles.row}>
            <span>{t(`demo.${role}`)}</span>
            <Button variant="quiet" aria-label={t('demo.use', { account })} onClick={() => onUse(account, PASSWORD)}>
              {account}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('demo.password', { password: PASSWORD })} · <Link to="/outbox">{t('demo.outbox')}</Link>
      </p>
    </section>
  );
}
