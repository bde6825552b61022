import { useTranslation } from 'react-i18next';
import { useClaimGift, useGift } from '../../../domains/rights/api/grants.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** The gift of whoever is new, as long as it can be claimed. */
export function GiftStrip() {
  const { t } = useTranslation('rights');
  const { data } = useGift();
  const claim = useClaimGift(() => toast.success(t('gift.claimed')));
  if (!data?.is_open) return null;
  const contents = data.contents.map(({ right, units }) =>
    t('gift.part', { right: t(`right.${right}`), count: units }),
  );
  return (
    <Callout
      title={t('gift.title')}
      action={
        <Button variant="primary" busy={claim.busy} onClick={() => void claim.run({})}>
          {t('gift.claim')}
        </Button>
      }
    >
      {t('gift.contents', { contents: contents.join(t('gift.between')), count: data.days })}
    </Callout>
  );
}
