import type { JoinRequest } from '@qinghe/contract/company/members.ts';
import { useTranslation } from 'react-i18next';
import { useDecideJoin } from '../../../domains/company/api/members.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from '../registration.module.css';

/** Who asks to come in stands on top until it is decided. */
export function JoinRequests({ requests }: { requests: readonly JoinRequest[] }) {
  const { t } = useTranslation('company');
  const decide = useDecideJoin();
  return requests.map(({ uuid, name, phone, way, message }) => {
    const busy = decide.pending?.uuid === uuid;
    const choose = (decision: 'approve' | 'refuse') => void decide.run({ uuid, decision });
    return (
      <Callout
        key={uuid}
        tone="amber"
        action={
          <span className={styles.pair}>
            <Button disabled={busy} onClick={() => choose('refuse')}>
              {t('members.refuse')}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => choose('approve')}>
              {t('members.approve')}
            </Button>
          </span>
        }
      >
        {t(`members.asks.${way}`, { name: name || phone, phone })}
        {message && t('members.says', { message })}
      </Callout>
    );
  });
}
