import { type ReactElement, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ComboboxField } from '../../../ui/field/combobox-field.tsx';
import { DateField, DateRangeField, MonthField, MonthRangeField } from '../../../ui/field/date-fields.tsx';
import type { FieldProps } from '../../../ui/field/field-shell.tsx';
import { FileField } from '../../../ui/field/file-field.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { MultiSelectField } from '../../../ui/field/multi-select-field.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { PictureField } from '../../../ui/field/picture-field.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { SuggestField } from '../../../ui/field/suggest-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TagsField } from '../../../ui/field/tags-field.tsx';
import styles from './design-system.module.css';

const MEGABYTE = 1024 * 1024;
const sent = async () => 60;

/** Each kind of field as it is ordinarily, wrong, and disabled. */
export function FieldKinds() {
  const { t } = useTranslation('design');
  const options = [
    { value: '310000', label: t('cities.shanghai') },
    { value: '420100', label: t('cities.wuhan') },
    { value: '610100', label: t('long') },
  ];
  const chosen = ['310000', '420100'];
  const months = { from: '2025-07', to: '2025-10' };
  const days = { from: '2026-11-01', to: '2026-11-30' };
  return (
    <>
      <Kind<number | null> name="number" value={4}>
        {(field) => <NumberField {...field} unit={t('unit')} min={1} max={7} />}
      </Kind>
      <Kind<number | null> name="money" value={128_000}>
        {(field) => <MoneyField {...field} />}
      </Kind>
      <Kind name="combobox" value="310000">
        {(field) => <ComboboxField {...field} options={options} />}
      </Kind>
      <Kind name="suggest" value={t('cities.wuhan')}>
        {(field) => (
          <SuggestField
            {...field}
            suggestions={{ found: options.map(({ label }) => label), isCurrent: true }}
            maxLength={40}
          />
        )}
      </Kind>
      <Kind name="multi-select" value={chosen}>
        {(field) => <MultiSelectField {...field} options={options} max={5} />}
      </Kind>
      <Kind name="tags" value={[t('chosen'), t('act')]}>
        {(field) => <TagsField {...field} max={8} maxLength={20} />}
      </Kind>
      <Kind name="date" value="2026-12-31">
        {(field) => <DateField {...field} min="2026-11-01" />}
      </Kind>
      <Kind name="month" value="2025-07">
        {(field) => <MonthField {...field} />}
      </Kind>
      <Kind name="date range" value={days}>
        {(field) => <DateRangeField {...field} />}
      </Kind>
      <Kind name="month range" value={months}>
        {(field) => <MonthRangeField {...field} />}
      </Kind>
      <Kind name="phone" value="13800000001">
        {(field) => <PhoneField {...field} />}
      </Kind>
      <Kind name="SMS code" value="">
        {(field) => <SmsCodeField {...field} send={sent} />}
      </Kind>
      <Kind name="switch" value={true}>
        {(field) => <SwitchField {...field} />}
      </Kind>
      <Kind name="radio" value="310000">
        {(field) => <RadioField {...field} options={options.slice(0, 2)} />}
      </Kind>
      <Kind<File | null> name="picture" value={null}>
        {(field) => <PictureField {...field} maxBytes={5 * MEGABYTE} round />}
      </Kind>
      <Kind<File | null> name="file" value={new File([], 'brochure.pdf')}>
        {(field) => <FileField {...field} types={['.pdf']} maxBytes={20 * MEGABYTE} progress={0.64} />}
      </Kind>
    </>
  );
}

interface KindProps<T> {
  name: string;
  value: T;
  children: (field: FieldProps<T>) => ReactElement;
}

function Kind<T>({ name, value, children }: KindProps<T>) {
  const { t } = useTranslation('design');
  const [now, setNow] = useState(value);
  const field = { label: name, value: now, onChange: setNow };
  return (
    <div className={styles.fields}>
      {children(field)}
      {children({ ...field, label: `${name} · ${t('wrong')}`, error: t('wrongHint') })}
      {children({ ...field, label: `${name} · ${t('disabled')}`, disabled: true, hint: t('disabledHint') })}
    </div>
  );
}
