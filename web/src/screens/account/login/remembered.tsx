import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import {
  forgetAccount,
  forgetAllAccounts,
  isRemembering,
  type RememberedAccount,
  rememberAgain,
  rememberedAccounts,
} from '../../../domains/account/remembered.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import styles from './remembered.module.css';

/** Who was logged in to in this browser; one press fills the account in and opens the way of last time. */
export default function Remembered({ onChoose }: { onChoose: (account: RememberedAccount) => void }) {
  const { t } = useTranslation('remembered');
  const [accounts, setAccounts] = useState(rememberedAccounts);
  const [isOn, setOn] = useState(isRemembering);
  const after = (change: () => void) => {
    change();
    setAccounts(rememberedAccounts());
    setOn(isRemembering());
  };
  if (!isOn) {
    return (
      <p className={styles.off} role="status">
        {t('off')}
        <Button variant="quiet" onClick={() => after(rememberAgain)}>
          {t('again')}
        </Button>
      </p>
    );
  }
  if (accounts.length === 0) return null;
  return (
    <section className={styles.remembered} aria-labelledby="remembered-title">
      <header className={styles.head}>
        <h2 id="remembered-title">{t('title')}</h2>
        <Button variant="quiet" onClick={() => after(forgetAllAccounts)}>
          {t('forgetAll')}
        </Button>
      </header>
      <ul>
        {accounts.map((account) => {
          const name = account.name || t('unnamed');
          return (
            <li key={account.uuid} className={styles.row}>
              <button type="button" className={styles.choose} onClick={() => onChoose(account)}>
                <Avatar name={name} size={32} />
                <span className={styles.words}>
                  <span className={styles.who}>
                    <strong>{name}</strong> {account.phone}
                  </span>
                  <Hint>
                    {[account.company || t('noCompany'), account.company && t(account.role), t(account.way)]
                      .filter(Boolean)
                      .join(' · ')}
                    {' · '}
                    <RelativeTime at={account.at} />
                  </Hint>
                </span>
              </button>
              <IconButton label={t('forget', { name })} onClick={() => after(() => forgetAccount(account.uuid))}>
                <IconX size={16} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
