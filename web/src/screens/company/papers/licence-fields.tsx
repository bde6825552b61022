import { isUnifiedSocialCreditCode } from '@qinghe/contract/formats.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import styles from './papers.module.css';
import type { LicenceValues } from './papers-values.ts';
import type { LicenceReading, ReadName } from './use-licence-reading.ts';

/** The fields as they stand in the form; their numbers stand on the picture as well. */
export const order: readonly ReadName[] = [
  'name',
  'credit_code',
  'company_type',
  'legal_person',
  'registered_capital',
  'founded_on',
  'valid_until',
  'registered_address',
  'scope',
];

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
  reading: LicenceReading;
  onFocus: (field: ReadName | null) => void;
}

/** What a licence says; a field that was read says so, and one that wants a look can be confirmed. */
export function LicenceFields({ form, reading, onFocus }: LicenceFieldsProps) {
  const { t } = useTranslation('company');
  const hintOf = (name: ReadName) => {
    if (reading.doubtful.includes(name))
      return (
        <span className={styles.doubt}>
          {t('licence.doubtful')}
          <Button className={styles.fine} onClick={() => reading.settle(name)}>
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
    return code.length === 18
      ? t(isUnifiedSocialCreditCode(code) ? 'licence.codeFits' : 'licence.codeOff')
      : t('hint.credit_code');
  };
  const focus = ({ target }: FocusEvent) => onFocus((target.getAttribute('name') as ReadName | null) ?? null);
  return (
    <fieldset aria-label={t('licence.title')} className={styles.fields} onFocus={focus} onBlur={() => onFocus(null)}>
      {order.map((name, index) => {
        const field = form.field(name);
        const shared = {
          ...field,
          label: t('licence.numbered', { number: index + 1, label: t(`field.${name}`) }),
          hint: hintOf(name),
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
