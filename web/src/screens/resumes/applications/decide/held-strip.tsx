import { type HeldBatch, recallBatch } from '@qinghe/contract/resumes/decide-many.ts';
import { useEffect, useState } from 'react';
import { useMay } from '../../../../domains/account/may.ts';
import { useAction } from '../../../../lib/api/use-action.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import styles from './held-strip.module.css';

/** A decision on many that can still be taken back, with the time left. */
export default function HeldStrip({ batch }: { batch: HeldBatch }) {
  const { t } = useTranslation('resumes');
  const may = useMay();
  const left = useSecondsUntil(batch.hold_until);
  const recalling = useAction(recallBatch);
  if (left <= 0) return null;
  const takeBack = async () => {
    const recalled = await recalling.run({ uuid: batch.uuid });
    if (!recalled) return;
    const { taken_back, left_out } = recalled;
    toast.success(
      left_out.length === 0
        ? t('held.recalled', { count: taken_back })
        : t('held.recalledPartly', { count: taken_back, stayed: left_out.length }),
    );
  };
  return (
    <div className={styles.strip} role="status">
      <span className={styles.words}>
        {t(batch.to === 'reject' ? 'held.rejected' : 'held.moved', {
          actor: batch.actor_name,
          count: batch.applications,
          stage: t(`stage.${batch.to}`),
        })}
        {batch.messages > 0 && t('held.messages', { count: batch.messages })}
      </span>
      <span className={styles.left} aria-hidden="true">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </span>
      {may(recallBatch) && (
        <Button variant="quiet" busy={recalling.busy} onClick={() => void takeBack()}>
          {t('held.recall')}
        </Button>
      )}
    </div>
  );
}

function useSecondsUntil(instant: string): number {
  const seconds = () => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
