import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { WalkIn } from '@qinghe/contract/talks/check-in.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Fetched with the page: at the door there may be no network to fetch it. */
export const walkInSchema = async () => (await import('@qinghe/contract/talks/check-in.ts')).walkIn;

/** Those who come to a talk mostly leave in the year after it, or in the one after that. */
const blank = () => ({
  name: '',
  school: '',
  degree: 'bachelor' as string,
  graduation_year: (new Date().getFullYear() + 1) as number | null,
});

/** Writes down and checks in who comes without having signed up. */
export function WalkInDialog({ onSaved, onClose }: { onSaved: (person: WalkIn) => void; onClose: () => void }) {
  const { t } = useTranslation('door', { keyPrefix: 'walkIn' });
  const form = useApiForm<ReturnType<typeof blank>, WalkIn, WalkIn>({
    key: 'walk-in',
    drafts: 'memory',
    initial: blank(),
    input: (values) => values as WalkIn,
    schema: walkInSchema,
    save: (person) => person,
    startsOver: true,
    onSaved: (person) => {
      onSaved(person);
      toast.success(t('done', { name: person.name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('title')} submit={t('submit')} onClose={onClose}>
      <TextField label={t('name')} maxLength={limits.personName} autoComplete="off" {...form.field('name')} />
      <TextField label={t('school')} maxLength={limits.school} autoComplete="off" {...form.field('school')} />
      <SelectField
        label={t('degree')}
        options={degrees.map((code) => ({ value: code, label: degreeName(code) }))}
        {...form.field('degree')}
      />
      <NumberField label={t('year')} {...form.field('graduation_year')} />
    </FormDialog>
  );
}
