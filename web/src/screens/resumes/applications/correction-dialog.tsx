import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Correction, useCorrection } from '../../../domains/resumes/api/correct-application.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './record.module.css';

const FORM = 'correct-record';
const names = ['name', 'school', 'degree', 'major', 'graduation_month', 'city', 'days_per_week', 'months'] as const;
type Name = (typeof names)[number];

/** What was typed over, by field. */
export type Edits = Partial<Record<Name, string>>;

interface CorrectionDialogProps {
  detail: ApplicationDetail;
  edits: Edits;
  onEdit: (edits: Edits) => void;
  /** Put away, with what was typed. */
  onClose: () => void;
  /** Saved, or given up. */
  onDone: () => void;
}

export default function CorrectionDialog({ detail, edits, onEdit, onClose, onDone }: CorrectionDialogProps) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const correction = useCorrection();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { uuid, version } = detail;
    if (await correction.run({ uuid, version, correction: changed(detail, edits) })) onDone();
  };
  const refusal = isApiError(correction.error) ? correction.error : undefined;
  const field = (name: Name, label: string) => ({
    label,
    value: edits[name] ?? shown(detail, name),
    error: refusal?.field === `correction.${name}` ? refusal.reason : undefined,
    onChange: (value: string) => onEdit({ ...edits, [name]: value }),
  });
  return (
    <Dialog
      open
      title={t('fact.correct')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onDone}>{common('cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} busy={correction.busy}>
            {t('fact.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.correction} onSubmit={(event) => void submit(event)}>
        <TextField {...field('name', t('fact.name'))} maxLength={60} />
        <TextField {...field('school', t('fact.school'))} maxLength={60} />
        <SelectField
          {...field('degree', t('fact.degree'))}
          options={degrees.map((code) => ({ value: code, label: degreeName(code) }))}
        />
        <TextField {...field('major', t('fact.major'))} maxLength={60} />
        <TextField {...field('graduation_month', t('fact.graduation'))} type="month" />
        <TextField {...field('city', t('fact.city'))} maxLength={60} />
        <TextField {...field('days_per_week', t('fact.daysPerWeek'))} inputMode="numeric" maxLength={1} />
        <TextField {...field('months', t('fact.months'))} inputMode="numeric" maxLength={2} />
      </form>
    </Dialog>
  );
}

const shown = (detail: ApplicationDetail, name: Name): string => String(detail[name] ?? '');

/** Only what is other than before, in the form of the call. */
function changed(detail: ApplicationDetail, edits: Edits): Correction {
  const parts = names
    .map((name) => [name, edits[name]?.trim() ?? shown(detail, name)] as const)
    .filter(([name, value]) => value !== shown(detail, name))
    .map(([name, value]) => {
      const isNumber = name === 'days_per_week' || name === 'months';
      return [name, isNumber ? (value === '' ? null : Number(value)) : value];
    });
  return Object.fromEntries(parts) as Correction;
}
