import {
  MAX_PLAN_AHEAD,
  MAX_PLAN_DAYS,
  MAX_PLAN_DELAY,
  MAX_PLAN_TIMES,
  type PlanQuote,
} from '@qinghe/contract/rights/refresh-plans.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { dayAfter, today } from '../../../lib/time/calendar-day.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { MultiSelectField } from '../../../ui/field/multi-select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Hint } from '../../../ui/text/hint.tsx';

const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${`${Math.floor(half / 2)}`.padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
).map((value) => ({ value, label: value }));

export interface PlanValues {
  from: string;
  to: string;
  times: string[];
  with_coins: boolean;
}

/** A week of two times a day. */
export const usualPlan = (): PlanValues => ({
  ...{ from: today(), to: dayAfter(today(), 6), times: ['09:00', '18:00'], with_coins: false },
});

/** What somebody saw of a quote, as a plan is sent. */
export const seenOf = (quote: PlanQuote | undefined, withCoins: boolean) => ({
  refreshes: quote?.refreshes ?? 0,
  price: quote?.price ?? 0,
  coins: withCoins ? (quote?.coins ?? 0) : 0,
});

interface PlanFormProps {
  form: ApiForm<PlanValues>;
  quote: UseQueryResult<PlanQuote>;
  title: string;
  submit: string;
  onClose: () => void;
  /** More to know before it is set. */
  children?: ReactNode;
}

/** What is left for certain: a plan takes free refreshes first, so its most is rarely what it takes. */
const atLeast = (left: number): number => Math.max(left, 0);

/** Days and times of planned refreshes, what they take at most, and what is left then. */
export function PlanForm({ form, quote, title, submit, onClose, children }: PlanFormProps) {
  const { t } = useTranslation('rights');
  const first = today();
  const { from, with_coins } = form.values;
  // Of days that cannot be, what others would take says nothing.
  const isOfOthers = quote.isPlaceholderData && !quote.isFetching;
  const taken = quote.isError || isOfOthers ? undefined : quote.data;
  // What a field says already stands there once.
  const failure = (['from', 'to', 'times'] as const).some((name) => form.field(name).error) ? null : quote.error;
  return (
    <FormDialog form={form} title={title} submit={submit} waiting={quote.isFetching} onClose={onClose}>
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
          hint={t('plan.withCoinsHint', {
            ...{ price: taken.price, balance: taken.balance ?? 0 },
            left: atLeast((taken.balance ?? 0) - taken.coins),
          })}
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
            left: atLeast(taken.units_left - taken.refreshes),
          })}
        </Hint>
      )}
      {taken && children}
    </FormDialog>
  );
}
