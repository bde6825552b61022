import type { RefreshPlan } from '@qinghe/contract/rights/refresh-plans.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { day } from '../../../lib/time/relative-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useEndPlan } from '../api/refresh-plans.ts';

/** The days and times of a plan in words. */
export function usePlanDays() {
  const { t, i18n } = useTranslation('rights');
  const dayOf = (date: string) => day(new Date(`${date}T00:00:00+08:00`), i18n.language);
  return ({ from, to, times }: Pick<RefreshPlan, 'from' | 'to' | 'times'>) =>
    t(from === to ? 'plan.oneDay' : 'plan.days', {
      ...{ from: dayOf(from), to: dayOf(to), times: times.join(t('plan.between')) },
    });
}

interface PlanLineProps {
  running: RefreshPlan | undefined;
  onPlan: () => void;
}

/** Below what a refresh takes: the plan that runs for the job, or the way to one. */
export function PlanLine({ running, onPlan }: PlanLineProps) {
  const { t } = useTranslation('rights');
  const daysOf = usePlanDays();
  return (
    <p>
      {running ? t('plan.running', { days: daysOf(running), count: running.done }) : t('plan.offer')}{' '}
      <Button onClick={onPlan}>{t(running ? 'plan.change' : 'plan.title')}</Button>
    </p>
  );
}

/** Asks before a plan is ended. */
export function EndPlanDialog({ plan, onClose }: { plan: RefreshPlan; onClose: () => void }) {
  const { t } = useTranslation('rights');
  const { run, busy } = useEndPlan();
  const confirm = async () => {
    if (await run({ uuid: plan.uuid })) toast.success(t('plan.ended'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('plan.endTitle', { title: plan.job.title })}
      confirm={t('plan.end')}
      destructive
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('plan.endEffect')}</p>
    </ConfirmDialog>
  );
}
