import type { listOwnRequests } from '@qinghe/contract/company/join.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { useWithdrawJoin } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

/** What the account has asked of companies, and what came of it. */
export function OwnRequests({ items }: OutputOf<typeof listOwnRequests>) {
  const { t } = useTranslation('company');
  const withdraw = useWithdrawJoin();
  return items.map(({ uuid, company, state }) =>
    state === 'waiting' ? (
      <Callout
        key={uuid}
        action={
          <Button busy={withdraw.pending?.uuid === uuid} onClick={() => void withdraw.run({ uuid })}>
            {t('join.withdraw')}
          </Button>
        }
      >
        {t('join.waiting', { company })}
      </Callout>
    ) : (
      <Callout key={uuid} tone="amber">
        {t('join.refused', { company })}
      </Callout>
    ),
  );
}
