import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { type CorrectionInput, useCorrection } from '../../../../domains/resumes/api/correct-application.ts';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { parseMonth } from '../../../../lib/time/month-text.ts';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { isSame } from '../../../../ui/form/rebase.ts';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import styles from './correction.module.css';

const schema = async () => (await import('@qinghe/contract/resumes/desk.ts')).correctApplication.input;

interface CorrectionDialogProps {
  detail: ApplicationDetail;
  onClose: () => void;
}

export default function CorrectionDialog({ detail, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('resumes');
  const correct = useCorrection();
  const form = useApiForm({
    key: `correction:${detail.uuid}`,
    drafts: 'memory',
    initial: valuesOf(detail),
    input: changed,
    schema,
    save: async (input) => (Object.keys(input.correction).length > 0 ? correct(input) : undefined),
    onSaved: onClose,
    latestOf: (current) => valuesOf(current as ApplicationDetail),
  });
  const giveUp = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog form={form} title={t('fact.correct')} onClose={onClose} onCancel={giveUp}>
      <div className={styles.correction}>
        <TextField label={t('fact.name')} maxLength={limits.personName} {...form.field('correction.name')} />
        <TextField label={t('fact.school')} maxLength={limits.school} {...form.field('correction.school')} />
        <SelectField
          label={t('fact.degree')}
          options={degrees.map((code) => ({ value: code, label: degreeName(code) }))}
          {...form.field('correction.degree')}
        />
        <TextField label={t('fact.major')} maxLength={limits.major} {...form.field('correction.major')} />
        <TextField
          label={t('fact.graduation')}
          type="month"
          placeholder="2027-06"
          {...form.field('correction.graduation_month')}
        />
        <TextField label={t('fact.city')} maxLength={limits.cityName} {...form.field('correction.city')} />
        {detail.kind === 'campus' ? (
          <>
            <TextField label={t('fact.gpa')} maxLength={limits.gpa} {...form.field('correction.gpa')} />
            <TextField label={t('fact.wishCity')} maxLength={limits.cityName} {...form.field('correction.wish_city')} />
          </>
        ) : (
          <>
            <NumberField label={t('fact.daysPerWeek')} {...form.field('correction.days_per_week')} />
            <NumberField label={t('fact.months')} {...form.field('correction.months')} />
          </>
        )}
      </div>
    </FormDialog>
  );
}

type Values = ReturnType<typeof valuesOf>;

/** A record as the form holds it. */
function valuesOf({ uuid, version, ...record }: ApplicationDetail) {
  const { name, school, degree, major, graduation_month, city, days_per_week, months, gpa, wish_city } = record;
  const correction = {
    name,
    school,
    degree: (degree as string | null) ?? '',
    major,
    graduation_month: graduation_month ?? '',
    city,
    days_per_week,
    months,
    gpa,
    wish_city,
  };
  return { uuid, version, correction };
}

/** Only what is other than before. */
function changed({ uuid, version, correction }: Values, { correction: seen }: Values): CorrectionInput {
  const { graduation_month: month } = correction;
  const edits = Object.entries({ ...correction, graduation_month: parseMonth(month) ?? month })
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([name, value]) => !isSame(value, seen[name as keyof typeof seen]));
  return { uuid, version, correction: Object.fromEntries(edits) };
}
