import type { JoinRequest } from '@qinghe/contract/company/members.ts';
import { useTranslation } from 'react-i18next';
import { useDecideJoin } from '../../../domains/company/api/members.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

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
          <>
            <Button disabled={busy} onClick={() => choose('refuse')}>
              {t('members.refuse')}
            </Button>
            <Button variant="primary" busy={busy} onClick={() => choose('approve')}>
              {t('members.approve')}
            </Button>
          </>
        }
      >
        {t(`members.asks.${way}`, { name: name || phone, phone })}
        {message && t('members.says', { message })}
      </Callout>
    );
  });
}
