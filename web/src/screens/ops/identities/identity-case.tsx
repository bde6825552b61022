import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideIdentityCase, useIdentityCase } from '../../../domains/identity/api/cases.ts';
import { ActionButton } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from '../companies/companies.module.css';

/** One person: the pictures on the left, what was typed on the right. The filled button follows the reason. */
export function IdentityCase({ uuid, onDecided }: { uuid: string; onDecided: () => void }) {
  const { t } = useTranslation(['ops', 'identity']);
  const { data, error, refetch } = useIdentityCase(uuid);
  const [reason, setReason] = useState('');
  const decide = useDecideIdentityCase({
    onDone: (_output, { decision }) => {
      toast.success(t(`identities.done.${decision}`, { name: data?.name }));
      onDecided();
    },
  });
  if (!data && error) return <ErrorState title={t('identities.failed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const refuses = reason.trim().length > 1;
  const { version } = data;
  return (
    <>
      <div className={styles.picturePane}>
        {data.pictures.map((url, index) => (
          <div key={url} className={styles.stage}>
            <img src={url} width="100%" alt={t('identities.side', { number: index + 1 })} />
          </div>
        ))}
      </div>
      <article className={styles.case} aria-label={data.name}>
        <header className={styles.head}>
          <h2>{data.name}</h2>
          <p className={styles.second}>{data.company || t('identities.noCompany')}</p>
        </header>
        <div className={styles.facts}>
          <Facts
            facts={[
              {
                label: t('identity:document'),
                value: t(data.document === 'passport' ? 'identity:passport' : 'identity:idCard'),
              },
              { label: t('identity:name'), value: data.name },
              { label: t('identity:number'), value: data.number },
              { label: t('identities.accountName'), value: data.account_name },
            ]}
          />
        </div>
        <footer className={styles.decide}>
          <TextField
            label={t('identities.reason')}
            hint={t('identities.reasonHint')}
            maxLength={limits.reason}
            value={reason}
            onChange={setReason}
          />
          <div className={styles.buttons}>
            <ActionButton
              shortcut="a"
              variant={refuses ? 'default' : 'primary'}
              disabled={refuses}
              busy={decide.busy}
              onClick={() => void decide.run({ uuid, version, decision: 'pass' })}
            >
              {t('companies.pass')}
            </ActionButton>
            <ActionButton
              shortcut="r"
              variant={refuses ? 'danger-filled' : 'default'}
              disabled={!refuses}
              busy={decide.busy}
              onClick={() => void decide.run({ uuid, version, decision: 'refuse', reason })}
            >
              {t('companies.refuse')}
            </ActionButton>
          </div>
        </footer>
      </article>
    </>
  );
}
