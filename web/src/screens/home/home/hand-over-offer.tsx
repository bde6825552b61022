import { useAnswerHandOver, useHandOver } from '../../../domains/company/api/hand-over.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from '../home.module.css';

/** The master wants to hand the company to the one who reads this. */
export function HandOverOffer() {
  const { t } = useTranslation('home');
  const offer = useHandOver().data?.offer;
  const answer = useAnswerHandOver();
  if (!offer?.is_for_me) return null;
  const choose = async (accept: boolean) => {
    if ((await answer.run({ accept })) && accept) toast.success(t('handOver.accepted'));
  };
  return (
    <Callout
      tone="amber"
      action={
        <span className={styles.pair}>
          <Button disabled={answer.busy} onClick={() => void choose(false)}>
            {t('handOver.decline')}
          </Button>
          <Button busy={answer.busy} onClick={() => void choose(true)}>
            {t('handOver.accept')}
          </Button>
        </span>
      }
    >
      {t('handOver.asks', { name: offer.from })}
    </Callout>
  );
}
