import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { limits as lengths } from '@qinghe/contract/limits.ts';
import type { setJobLimits } from '@qinghe/contract/ops/job-limits.ts';
import { useSetJobLimits } from '../../../domains/ops/api/subjects.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/ops/job-limits.ts')).setJobLimits.input;

type Input = InputOf<typeof setJobLimits>;
/** A field may be empty while somebody types. */
type Typed = Omit<Input, 'internship' | 'campus'> & { internship: number | null; campus: number | null };

interface LimitsDialogProps {
  company: { uuid: string; name: string; limits: OutputOf<typeof setJobLimits> };
  onClose: () => void;
}

/** How many jobs a company may have online at once, and why. */
export function LimitsDialog({ company: { uuid, name, limits }, onClose }: LimitsDialogProps) {
  const { t } = useTranslation('ops');
  const seen = { internship: limits.internship.quota, campus: limits.campus.quota };
  const set = useSetJobLimits();
  const form = useApiForm<Typed, unknown>({
    key: `ops:limits:${uuid}`,
    drafts: 'memory',
    initial: { uuid, seen, ...seen, reason: '' },
    schema,
    // What is empty has not passed the schema.
    save: (input) => set(input as Input),
    said: t('limits.saved'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('limits.title', { name })} onClose={onClose}>
      <NumberField label={t('limits.internship')} max={9999} {...form.field('internship')} />
      <NumberField label={t('limits.campus')} max={9999} {...form.field('campus')} />
      <TextField
        label={t('limits.reason')}
        hint={t('limits.reasonHint')}
        maxLength={lengths.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
