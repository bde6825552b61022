import { useHandOver, useWithdrawHandOver } from '../../../domains/company/api/hand-over.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

/** The master's rights are offered to somebody who has not answered yet. */
export function HandOverNote() {
  const { t } = useTranslation('company');
  const offer = useHandOver().data?.offer;
  const withdraw = useWithdrawHandOver();
  if (!offer || offer.is_for_me) return null;
  return (
    <Callout
      tone="amber"
      action={
        <Button busy={withdraw.busy} onClick={() => void withdraw.run({})}>
          {t('handOver.withdraw')}
        </Button>
      }
    >
      {t('handOver.waiting', { name: offer.to })}
    </Callout>
  );
}
