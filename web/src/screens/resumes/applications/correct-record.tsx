import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/endpoints.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Correction, useCorrection } from '../../../domains/resumes/api/correct-application.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './record.module.css';

const FORM = 'correct-record';

/** Puts right what was read wrongly from the CV or typed wrongly by the candidate; contact details stay the candidate's. */
export function CorrectRecord({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const [values, setValues] = useState<Values | null>(null);
  const correction = useCorrection(detail);
  const set = (name: keyof Values) => (value: string) => values && setValues({ ...values, [name]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values) correction.mutate(changed(detail, values), { onSuccess: () => setValues(null) });
  };
  const field = isApiError(correction.error) ? correction.error.field?.replace('correction.', '') : undefined;
  const errorOf = (name: keyof Values) =>
    field === name && isApiError(correction.error) ? correction.error.reason : undefined;
  const text = (name: keyof Values, label: string, type = 'text') => (
    <TextField
      key={name}
      label={label}
      type={type}
      value={values?.[name] ?? ''}
      maxLength={60}
      error={errorOf(name)}
      onChange={set(name)}
    />
  );
  return (
    <>
      <Button look="quiet" className={styles.correct ?? ''} onClick={() => setValues(valuesOf(detail))}>
        {t('fact.correct')}
      </Button>
      <Dialog
        open={values !== null}
        title={t('fact.correct')}
        onClose={() => setValues(null)}
        footer={
          <>
            <Button onClick={() => setValues(null)}>{common('cancel')}</Button>
            <Button look="primary" type="submit" form={FORM} busy={correction.isPending}>
              {t('fact.save')}
            </Button>
          </>
        }
      >
        <form id={FORM} className={styles.correction} onSubmit={submit}>
          {text('name', t('fact.name'))}
          {text('school', t('fact.school'))}
          <SelectField
            label={t('fact.degree')}
            value={values?.degree ?? ''}
            options={degrees.map((code) => ({ value: code, label: t(`degree.${code}`) }))}
            onChange={set('degree')}
          />
          {text('major', t('fact.major'))}
          {text('graduation_month', t('fact.graduation'), 'month')}
          {text('city', t('fact.city'))}
          {text('days_per_week', t('fact.daysPerWeek'))}
          {text('months', t('fact.months'))}
        </form>
      </Dialog>
    </>
  );
}

const names = ['name', 'school', 'degree', 'major', 'graduation_month', 'city', 'days_per_week', 'months'] as const;
type Values = Record<(typeof names)[number], string>;

const valuesOf = (detail: ApplicationDetail): Values =>
  Object.fromEntries(names.map((name) => [name, String(detail[name] ?? '')])) as Values;

/** Only what was changed, in the form of the call. */
function changed(detail: ApplicationDetail, values: Values): Correction {
  const before = valuesOf(detail);
  const parts = names
    .filter((name) => values[name].trim() !== before[name])
    .map((name) => {
      const value = values[name].trim();
      const isNumber = name === 'days_per_week' || name === 'months';
      return [name, isNumber ? (value === '' ? null : Number(value)) : value];
    });
  return Object.fromEntries(parts) as Correction;
}
