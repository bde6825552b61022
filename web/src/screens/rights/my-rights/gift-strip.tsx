import { type Claimed, TRIAL_TOP, WELCOME_GIFT } from '@qinghe/contract/rights/grants.ts';
import type { Right } from '@qinghe/contract/rights/right.ts';
import { useClaimGift, useGetService, useGift } from '../../../domains/rights/api/grants.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** What can be had for nothing, as long as it can be claimed. */
export function Gifts() {
  const { t } = useTranslation('rights');
  const part = usePart();
  const done = ({ contents }: Claimed) => {
    const came = contents.map(({ left, ...one }) => t('gift.came', { part: part(one), left }));
    toast.success(t('gift.claimed', { contents: came.join(t('gift.andCame')) }));
  };
  const claim = useClaimGift(done);
  const get = useGetService(done);
  return (
    <>
      <Gift gift={WELCOME_GIFT} title={t('gift.title')} busy={claim.busy} onClaim={() => void claim.run({})} />
      <Gift
        gift={TRIAL_TOP}
        title={t('gift.trialTitle')}
        busy={get.busy}
        onClaim={() => void get.run({ code: TRIAL_TOP })}
      />
    </>
  );
}

interface GiftProps {
  gift: string;
  title: string;
  busy: boolean;
  onClaim: () => void;
}

function Gift({ gift, title, busy, onClaim }: GiftProps) {
  const { t } = useTranslation('rights');
  const part = usePart();
  const { data } = useGift(gift);
  if (!data?.is_open) return null;
  return (
    <Callout
      title={title}
      action={
        <Button variant="primary" busy={busy} aria-label={t('gift.claimNamed', { title })} onClick={onClaim}>
          {t('gift.claim')}
        </Button>
      }
    >
      {t('gift.contents', { contents: data.contents.map(part).join(t('gift.between')), count: data.days })}
    </Callout>
  );
}

/** What a gift holds of one right, in words. */
function usePart() {
  const { t } = useTranslation(['rights', 'orders']);
  return ({ right, units }: { right: Right; units: number }): string =>
    t('rights:gift.part', {
      right: t(`rights:right.${right}`),
      units: t(`orders:good.${right}.units`, { count: units }),
    });
}
