import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-cn.js';
import { DateInput, DatePickerInput, DatesProvider, MonthPickerInput } from '@mantine/dates';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { parseDay } from './day-text.ts';
import type { FieldProps } from './field-shell.tsx';
import { floating, LibraryField, wrapperOf } from './library-field.tsx';

interface Bounds {
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** '' is no end: a range may be open on either side while it is chosen. */
export interface Range {
  from: string;
  to: string;
}

/** A day as `YYYY-MM-DD`, '' when empty. It can be typed: `2026-12-31`, `1231`. */
export function DateField({ value, onChange, min, max, hint, ...field }: FieldProps<string> & Bounds) {
  const { t } = useTranslation('ui');
  return (
    <Calendars>
      <DateInput
        {...useShared()}
        {...wrapperOf({ ...field, hint: hint ?? t('date.typed') })}
        {...boundsOf(min, max)}
        value={value || null}
        valueFormat="YYYY-MM-DD"
        placeholder={t('date.choose')}
        dateParser={(text) => parseDay(text, new Date())}
        onChange={(day) => onChange(day ?? '')}
      />
    </Calendars>
  );
}

/** A month as `YYYY-MM`, '' when empty. */
export function MonthField({ value, onChange, min, max, ...field }: FieldProps<string> & Bounds) {
  const { t } = useTranslation('ui');
  return (
    <Calendars>
      <MonthPickerInput
        {...useShared()}
        {...wrapperOf(field)}
        {...boundsOf(min, max)}
        value={value ? `${value}-01` : null}
        valueFormat="YYYY-MM"
        placeholder={t('date.chooseMonth')}
        onChange={(day) => onChange(monthOf(day))}
      />
    </Calendars>
  );
}

/** From one day to another. */
export function DateRangeField({ value, onChange, min, max, ...field }: FieldProps<Range> & Bounds) {
  const { t } = useTranslation('ui');
  return (
    <Calendars>
      <DatePickerInput
        {...useShared()}
        {...wrapperOf(field)}
        {...boundsOf(min, max)}
        type="range"
        labelSeparator="–"
        value={[value.from || null, value.to || null]}
        valueFormat="YYYY-MM-DD"
        placeholder={t('date.chooseRange')}
        onChange={([from, to]) => onChange({ from: from ?? '', to: to ?? '' })}
      />
    </Calendars>
  );
}

/** From one month to another, as `YYYY-MM`. */
export function MonthRangeField({ value, onChange, min, max, ...field }: FieldProps<Range> & Bounds) {
  const { t } = useTranslation('ui');
  return (
    <Calendars>
      <MonthPickerInput
        {...useShared()}
        {...wrapperOf(field)}
        {...boundsOf(min, max)}
        type="range"
        labelSeparator="–"
        value={[value.from ? `${value.from}-01` : null, value.to ? `${value.to}-01` : null]}
        valueFormat="YYYY-MM"
        placeholder={t('date.chooseRange')}
        onChange={([from, to]) => onChange({ from: monthOf(from), to: monthOf(to) })}
      />
    </Calendars>
  );
}

const monthOf = (day: string | null): string => day?.slice(0, 'YYYY-MM'.length) ?? '';

const boundsOf = (min: string | undefined, max: string | undefined) => ({
  ...(min ? { minDate: min } : {}),
  ...(max ? { maxDate: max } : {}),
});

/** Weeks begin on Monday; names of months and days in the reader's language. */
function Calendars({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <LibraryField>
      <DatesProvider settings={{ locale: i18n.language === 'en' ? 'en' : 'zh-cn', firstDayOfWeek: 1 }}>
        {children}
      </DatesProvider>
    </LibraryField>
  );
}

/** Escape closes an open calendar, and nothing around the field. The library hears it in the calendar and in a text alone. */
function keepEscape(event: KeyboardEvent<HTMLElement>): void {
  const calendar = event.currentTarget.querySelector('[data-dates-dropdown]');
  const { target } = event;
  if (event.key !== 'Escape' || !calendar) return;
  event.preventDefault();
  if (target instanceof HTMLButtonElement && !calendar.contains(target)) target.click();
}

function useShared() {
  const { t } = useTranslation('ui');
  return {
    monthLabelFormat: t('date.monthFormat'),
    yearLabelFormat: t('date.yearFormat'),
    clearable: true,
    clearButtonProps: { 'aria-label': t('date.clear') },
    popoverProps: floating,
    wrapperProps: { onKeyDownCapture: keepEscape },
    leftSection: <IconCalendar size={16} aria-hidden="true" />,
    ariaLabels: {
      nextMonth: t('date.next'),
      previousMonth: t('date.previous'),
      nextYear: t('date.next'),
      previousYear: t('date.previous'),
      nextDecade: t('date.next'),
      previousDecade: t('date.previous'),
    },
  };
}
