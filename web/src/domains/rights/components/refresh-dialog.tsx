import type { RefreshQuote } from '@qinghe/contract/rights/refresh.ts';
import { useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useRefreshJobs, useRefreshQuote } from '../api/refresh.ts';
import { useRunningPlan } from '../api/refresh-plans.ts';
import { PlanLine } from './plan-line.tsx';
import { RefreshPlanDialog } from './refresh-plan-dialog.tsx';
import { UseCost } from './use-cost.tsx';
import { isPayable, useCostWords } from './use-cost-words.ts';

interface RefreshDialogProps {
  uuids: string[];
  onClose: () => void;
  onDone?: () => void;
}

/** What refreshing some jobs takes, before it is done: free ones first, then coins, and which are left out. */
export default function RefreshDialog({ uuids, onClose, onDone }: RefreshDialogProps) {
  const { t } = useTranslation('rights');
  const { data: quote, error, isFetching, refetch } = useRefreshQuote(uuids);
  const { run, busy } = useRefreshJobs();
  const [isPlanning, setPlanning] = useState(false);
  const single = uuids.length === 1 ? uuids[0] : undefined;
  const running = useRunningPlan(single);
  const isOnline = quote?.jobs.every(({ left_out }) => left_out === null || left_out === 'lately') ?? false;
  const count = quote?.jobs.filter(({ left_out }) => left_out === null).length ?? 0;
  const isOpen = quote !== undefined && count > 0 && isPayable(quote);
  const words = useCostWords('refresh');
  const confirm = async () => {
    if (!isOpen) return onClose();
    const done = await run({ uuids, expect: { free: quote.free, units: quote.units, coins: quote.coins } });
    // Whatever was in the way stands in what it takes now.
    if (!done) return void (await refetch());
    toast.success(t('refresh.done', { count: done.refreshed }) + words.after(quote));
    onDone?.();
    onClose();
  };
  if (isPlanning && single) return <RefreshPlanDialog jobUuid={single} running={running} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('refresh.title', { count: uuids.length })}
      confirm={isOpen ? t('refresh.confirm', { count }) : t('refresh.understood')}
      busy={busy || isFetching}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && (
        <Callout tone="red">{isApiError(error) ? messageOf(error, currentLocale()) : t('refresh.failed')}</Callout>
      )}
      {!quote && !error && <SkeletonRows rows={2} />}
      {quote && <Quote quote={quote} />}
      {single && isOnline && <PlanLine running={running} onPlan={() => setPlanning(true)} />}
    </ConfirmDialog>
  );
}

function Quote({ quote }: { quote: RefreshQuote }) {
  const { t } = useTranslation('rights');
  const left = quote.jobs.filter(({ left_out }) => left_out !== null);
  return (
    <>
      <p>{t('refresh.effect')}</p>
      <UseCost right="refresh" quote={quote} />
      {left.map(({ uuid, title, left_out }) => (
        <Hint as="p" key={uuid}>
          {t(`refresh.leftOut.${left_out ?? 'offline'}`, { title })}
        </Hint>
      ))}
    </>
  );
}
