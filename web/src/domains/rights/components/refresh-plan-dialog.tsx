import {
  MAX_PLAN_AHEAD,
  MAX_PLAN_DAYS,
  MAX_PLAN_DELAY,
  MAX_PLAN_TIMES,
  type RefreshPlan,
} from '@qinghe/contract/rights/refresh-plans.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { dayAfter, today } from '../../../lib/time/calendar-day.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { MultiSelectField } from '../../../ui/field/multi-select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import { usePlanQuote, usePlanRefreshes } from '../api/refresh-plans.ts';

const schema = async () => (await import('@qinghe/contract/rights/refresh-plans.ts')).planRefreshes.input;

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${`${Math.floor(half / 2)}`.padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
).map((value) => ({ value, label: value }));

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
  const form = useApiForm({
    key: `rights:refresh-plan:${running?.uuid ?? jobUuid}`,
    initial: {
      from: running && running.from > first ? running.from : first,
      to: running?.to ?? dayAfter(first, 6),
      times: running?.times ?? ['09:00', '18:00'],
      with_coins: (running?.coins_most ?? 0) > 0,
    },
    schema,
    input: ({ with_coins, ...schedule }) => ({
      ...{ job_uuid: jobUuid, ...schedule, replaces: running?.uuid ?? null },
      expect: {
        refreshes: quote.data?.refreshes ?? 0,
        price: quote.data?.price ?? 0,
        coins: with_coins ? (quote.data?.coins ?? 0) : 0,
      },
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
  const { from, to, times, with_coins } = form.values;
  const quote = usePlanQuote({ job_uuid: jobUuid, from, to, times });
  // Of days that cannot be, what others would take says nothing.
  const isOfOthers = quote.isPlaceholderData && !quote.isFetching;
  const taken = quote.isError || isOfOthers ? undefined : quote.data;
  // What a field says already stands there once.
  const failure = (['from', 'to', 'times'] as const).some((name) => form.field(name).error) ? null : quote.error;
  return (
    <FormDialog
      form={form}
      title={t(running ? 'plan.change' : 'plan.title')}
      submit={t(running ? 'plan.save' : 'plan.submit')}
      waiting={quote.isFetching}
      onClose={onClose}
    >
      <p>{t('plan.effect', { minutes: MAX_PLAN_DELAY })}</p>
      <TextField
        type="date"
        label={t('plan.from')}
        min={first}
        max={dayAfter(first, MAX_PLAN_AHEAD)}
        {...form.field('from')}
      />
      <TextField
        type="date"
        label={t('plan.to')}
        min={from || first}
        max={dayAfter(from || first, MAX_PLAN_DAYS - 1)}
        {...form.field('to')}
      />
      <MultiSelectField label={t('plan.times')} options={halfHours} max={MAX_PLAN_TIMES} {...form.field('times')} />
      {taken && taken.coins > 0 && (
        <SwitchField
          label={t('plan.withCoins', { count: taken.coins })}
          hint={t('plan.withCoinsHint', { price: taken.price, balance: taken.balance ?? 0 })}
          {...form.field('with_coins')}
        />
      )}
      {failure && (
        <Callout tone="red">{isApiError(failure) ? messageOf(failure, currentLocale()) : t('refresh.failed')}</Callout>
      )}
      {taken && (
        <Hint as="p">
          {t(with_coins && taken.coins > 0 ? 'plan.takesCoins' : 'plan.takes', {
            count: taken.refreshes,
            units: taken.units_left,
          })}
        </Hint>
      )}
    </FormDialog>
  );
}
