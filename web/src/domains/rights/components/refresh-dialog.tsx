import type { RefreshQuote } from '@qinghe/contract/rights/refresh.ts';
import { useState } from 'react';
import { Link } from 'react-router';
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
  const isPayable = quote !== undefined && quote.missing === 0 && (quote.coins === 0 || quote.balance !== null);
  const confirm = async () => {
    if (!quote || count === 0 || !isPayable) return onClose();
    const done = await run({ uuids, expect: { free: quote.free, units: quote.units, coins: quote.coins } });
    // Whatever was in the way stands in what it takes now.
    if (!done) return void (await refetch());
    toast.success(t('refresh.done', { count: done.refreshed }));
    onDone?.();
    onClose();
  };
  if (isPlanning && single) return <RefreshPlanDialog jobUuid={single} running={running} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('refresh.title', { count: uuids.length })}
      confirm={count > 0 && isPayable ? t('refresh.confirm', { count }) : t('refresh.understood')}
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

function Quote({
  quote: { free, units, coins, free_left, units_left, price, balance, missing, jobs },
}: {
  quote: RefreshQuote;
}) {
  const { t } = useTranslation('rights');
  const left = jobs.filter(({ left_out }) => left_out !== null);
  return (
    <>
      <p>{t('refresh.effect')}</p>
      {free > 0 && <p>{t('refresh.free', { free, count: free_left })}</p>}
      {units > 0 && <p>{t('refresh.units', { units, count: units_left })}</p>}
      {coins > 0 && <p>{t('refresh.coins', { count: coins, price, of: coins / price })}</p>}
      {coins > 0 && balance === null && <Callout tone="amber">{t('refresh.ownerPays')}</Callout>}
      {missing > 0 && (
        <Callout tone="amber" action={<Link to="/recruitment-props/mall-of-rights">{t('refresh.mall')}</Link>}>
          {t('refresh.missing', { count: missing, balance })}
        </Callout>
      )}
      {coins > 0 && balance !== null && missing === 0 && (
        <Hint as="p">{t('refresh.after', { balance, after: balance - coins })}</Hint>
      )}
      {left.map(({ uuid, title, left_out }) => (
        <Hint as="p" key={uuid}>
          {t(`refresh.leftOut.${left_out ?? 'offline'}`, { title })}
        </Hint>
      ))}
    </>
  );
}
