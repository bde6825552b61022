import type { JoinRequest } from '@qinghe/contract/company/members.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';
import { useState } from 'react';
import { useDecideJoin } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import styles from '../registration.module.css';

/** Who asks to come in stands on top until it is decided. */
export const JoinRequests = ({ requests }: { requests: readonly JoinRequest[] }) =>
  requests.map((request) => <Request key={request.uuid} request={request} />);

function Request({ request: { uuid, name, phone, way, message } }: { request: JoinRequest }) {
  const { t } = useTranslation('company');
  const decide = useDecideJoin();
  const [role, setRole] = useState<MemberRole>('recruiter');
  const choose = (decision: 'approve' | 'refuse') => void decide.run({ uuid, decision, role });
  return (
    <Callout
      tone="amber"
      action={
        <span className={styles.pair}>
          <FilterSelect
            label={t('members.roleOf', { name: name || phone })}
            none={t('members.roles.recruiter')}
            value={role === 'recruiter' ? '' : role}
            options={(['interviewer', 'viewer'] as const).map((value) => ({
              value,
              label: t(`members.roles.${value}`),
            }))}
            onChange={(value) => setRole((value || 'recruiter') as MemberRole)}
          />
          <Button disabled={decide.busy} onClick={() => choose('refuse')}>
            {t('members.refuse')}
          </Button>
          <Button variant="primary" busy={decide.busy} onClick={() => choose('approve')}>
            {t('members.approve')}
          </Button>
        </span>
      }
    >
      {t(`members.asks.${way}`, { name: name || phone, phone })}
      {message && t('members.says', { message })}
    </Callout>
  );
}
