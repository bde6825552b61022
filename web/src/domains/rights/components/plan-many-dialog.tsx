import { isApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { usePlanMany, useQuoteOfMany } from '../api/refresh-plans.ts';
import { PlanForm, seenOf, usualPlan } from './plan-form.tsx';

const schema = async () => (await import('@qinghe/contract/rights/plans-of-many.ts')).planMany.input;

interface PlanManyDialogProps {
  uuids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** Days and times at which several jobs are refreshed, what that takes at most, and which of them are left out and why. */
export default function PlanManyDialog({ uuids, onClose, onDone }: PlanManyDialogProps) {
  const { t } = useTranslation('rights');
  const plan = usePlanMany();
  const form = useApiForm({
    key: 'rights:plan-many',
    initial: usualPlan(),
    schema,
    input: ({ with_coins, ...schedule }) => ({
      ...{ job_uuids: uuids, ...schedule },
      expect: seenOf(quote.data, with_coins),
    }),
    save: (input) =>
      plan(input).catch((error: unknown) => {
        // What it takes now, and who is left out, stands there for the next try.
        if (isApiError(error) && (error.code === 40931 || error.code === 40902)) void quote.refetch();
        throw error;
      }),
    onSaved: ({ planned }) => {
      toast.success(t('plan.doneMany', { count: planned }));
      onDone();
      onClose();
    },
  });
  const { from, to, times } = form.values;
  const quote = useQuoteOfMany({ job_uuids: uuids, from, to, times });
  const left = quote.data?.jobs.filter(({ left_out }) => left_out !== null) ?? [];
  return (
    <PlanForm
      form={form}
      quote={quote}
      title={t('plan.titleMany', { count: uuids.length })}
      submit={t('plan.submit')}
      onClose={onClose}
    >
      {left.map(({ uuid, title, left_out }) => (
        <Hint as="p" key={uuid}>
          {t(left_out === 'running' ? 'plan.runningOther' : `refresh.leftOut.${left_out ?? 'offline'}`, { title })}
        </Hint>
      ))}
    </PlanForm>
  );
}
