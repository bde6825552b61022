import { TRIAL_TOP, WELCOME_GIFT } from '@qinghe/contract/rights/grants.ts';
import { useClaimGift, useGetService, useGift } from '../../../domains/rights/api/grants.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** What can be had for nothing, as long as it can be claimed. */
export function Gifts() {
  const { t } = useTranslation('rights');
  const done = () => toast.success(t('gift.claimed'));
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
  const { t } = useTranslation(['rights', 'orders']);
  const { data } = useGift(gift);
  if (!data?.is_open) return null;
  const contents = data.contents.map(({ right, units }) =>
    t('rights:gift.part', {
      right: t(`rights:right.${right}`),
      units: t(`orders:good.${right}.units`, { count: units }),
    }),
  );
  return (
    <Callout
      title={title}
      action={
        <Button variant="primary" busy={busy} aria-label={t('rights:gift.claimNamed', { title })} onClick={onClaim}>
          {t('rights:gift.claim')}
        </Button>
      }
    >
      {t('rights:gift.contents', { contents: contents.join(t('rights:gift.between')), count: data.days })}
    </Callout>
  );
}
