import { limits } from '@qinghe/contract/limits.ts';
import type { FocusEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { order } from './licence-order.ts';
import styles from './papers.module.css';
import { hasEnded, type LicenceValues } from './papers-values.ts';
import { type CheckedLicence, isCodeOff } from './use-checked-licence.ts';
import type { ReadName } from './use-licence-reading.ts';

const most: Record<ReadName, number> = {
  name: limits.companyName,
  credit_code: 18,
  company_type: limits.companyType,
  legal_person: limits.personName,
  registered_capital: limits.companyType,
  founded_on: 10,
  valid_until: 10,
  registered_address: limits.registeredAddress,
  scope: limits.businessScope,
};

interface LicenceFieldsProps {
  form: ApiForm<LicenceValues>;
  reading: CheckedLicence;
  onFocus: (field: ReadName | null) => void;
}

/** What a licence says; a field that was read says so, and one that wants a look can be confirmed. */
export function LicenceFields({ form, reading, onFocus }: LicenceFieldsProps) {
  const { t } = useTranslation('company');
  const hintOf = (name: ReadName) => {
    if (reading.unclear.includes(name))
      return (
        <span className={styles.doubt}>
          {t(name === 'credit_code' && isCodeOff(form.values.credit_code) ? 'licence.codeOff' : 'licence.doubtful')}
          <Button className={styles.fine} onClick={() => reading.settle(name, form.values[name])}>
            {t('licence.fine')}
          </Button>
        </span>
      );
    if (name === 'credit_code') return codeHint(form.values.credit_code);
    const read = reading.fields.find(({ field }) => field === name);
    if (read) return t(read.value === '' ? 'licence.readEndless' : 'licence.read');
    return name === 'name' || name === 'legal_person' || name === 'valid_until' ? t(`hint.${name}`) : undefined;
  };
  const codeHint = (code: string) => {
    if (code.length === 15) return t('licence.oldCode');
    if (isCodeOff(code)) return t('licence.codeLookedAt');
    return t(code.length === 18 ? 'licence.codeFits' : 'hint.credit_code');
  };
  const focus = ({ target }: FocusEvent) => onFocus((target.getAttribute('name') as ReadName | null) ?? null);
  return (
    <fieldset
      aria-label={t('licence.title')}
      className={`${styles.fields} ${styles.licence}`}
      onFocus={focus}
      onBlur={() => onFocus(null)}
    >
      {order.map((name, index) => {
        const field = form.field(name);
        const shared = {
          ...field,
          label: t('licence.numbered', { number: index + 1, label: t(`field.${name}`) }),
          hint: hintOf(name),
          error:
            field.error ?? (name === 'valid_until' && hasEnded(form.values, today()) ? t('licence.ended') : undefined),
          maxLength: most[name],
          onChange: (value: string) => {
            reading.settle(name);
            field.onChange(value);
          },
        };
        if (name === 'scope') return <TextArea key={name} {...shared} rows={4} />;
        const isDay = name === 'founded_on' || name === 'valid_until';
        return <TextField key={name} {...shared} {...(isDay ? { type: 'date', maxLength: undefined } : {})} />;
      })}
    </fieldset>
  );
}
