import type { RefreshPlan } from '@qinghe/contract/rights/refresh-plans.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { usePlanQuote, usePlanRefreshes } from '../api/refresh-plans.ts';
import { PlanForm, type PlanValues, seenOf, usualPlan } from './plan-form.tsx';

const schema = async () => (await import('@qinghe/contract/rights/refresh-plans.ts')).planRefreshes.input;

interface RefreshPlanDialogProps {
  jobUuid: string;
  /** The plan that runs, to be changed. */
  running: RefreshPlan | undefined;
  onClose: () => void;
}

/** Days and times at which a job is refreshed, and what that takes at most, before it is set. */
export function RefreshPlanDialog({ jobUuid, running, onClose }: RefreshPlanDialogProps) {
  const { t } = useTranslation('rights');
  const first = today();
  const plan = usePlanRefreshes();
  const initial: PlanValues = running
    ? {
        ...{ from: running.from > first ? running.from : first, to: running.to, times: running.times },
        with_coins: running.coins_most > 0,
      }
    : usualPlan();
  const form = useApiForm({
    key: `rights:refresh-plan:${running?.uuid ?? jobUuid}`,
    initial,
    schema,
    input: ({ with_coins, ...schedule }) => ({
      ...{ job_uuid: jobUuid, ...schedule, replaces: running?.uuid ?? null },
      expect: seenOf(quote.data, with_coins),
    }),
    save: (input) =>
      plan(input).catch((error: unknown) => {
        // What it takes now stands there for the next try.
        if (isApiError(error) && error.code === 40931) void quote.refetch();
        throw error;
      }),
    said: t('plan.done'),
    onSaved: onClose,
  });
  const { from, to, times } = form.values;
  const quote = usePlanQuote({ job_uuid: jobUuid, from, to, times });
  return (
    <PlanForm
      form={form}
      quote={quote}
      title={t(running ? 'plan.change' : 'plan.title')}
      submit={t(running ? 'plan.save' : 'plan.submit')}
      onClose={onClose}
    />
  );
}
