import type { Colleague, SharedKind } from '@qinghe/contract/company/sharing.ts';
import type { ShareRight } from '@qinghe/contract/roles.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useChangeShare } from '../api/sharing.ts';
import styles from './share-list.module.css';

interface ShareListProps {
  kind: SharedKind;
  uuid: string;
  shares: readonly (Colleague & { may: ShareRight })[];
  nameOf: (name: string, role: Colleague['role']) => string;
}

/** With whom something is shared, how far, and no longer. */
export function ShareList({ kind, uuid, shares, nameOf }: ShareListProps) {
  const { t } = useTranslation('sharing');
  const { run, pending } = useChangeShare();
  if (shares.length === 0) return null;
  const change = (account_uuid: string, may: ShareRight | 'none') =>
    void run({ kind, uuids: [uuid], account_uuid, may });
  return (
    <ul className={styles.list} aria-label={t('sharedWith')}>
      {shares.map(({ uuid: account, name, role, may }) => (
        <li key={account}>
          <span className={styles.name}>{nameOf(name, role)}</span>
          <select
            className={styles.may}
            aria-label={t('mayOf', { name })}
            value={may}
            disabled={pending?.account_uuid === account || role !== 'recruiter'}
            onChange={({ currentTarget }) => change(account, currentTarget.value as ShareRight)}
          >
            {(['read', 'act'] as const).map((value) => (
              <option key={value} value={value}>
                {t(`${value}.${kind}`)}
              </option>
            ))}
          </select>
          <Button
            variant="quiet"
            busy={pending?.account_uuid === account}
            aria-label={t('endOf', { name })}
            onClick={() => change(account, 'none')}
          >
            {t('end')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
