import type { FairFields } from '@qinghe/contract/fairs/fair.ts';
import type { WrittenFair } from '@qinghe/contract/fairs/write-fairs.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useCityOptions } from '../../../domains/dict/api/get-options.ts';
import { useSaveFair } from '../../../domains/fairs/api/write-fairs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ComboboxField } from '../../../ui/field/combobox-field.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './fair-dialog.module.css';

type FairValues = Omit<FairFields, 'booths'> & { version: number; booths: number | null };

const valuesOf = (fair: WrittenFair | null): FairValues => ({
  version: fair?.version ?? 0,
  title: fair?.title ?? '',
  place: fair?.place ?? '',
  address: fair?.address ?? '',
  city: fair?.city ?? null,
  starts_at: fair?.starts_at ?? '',
  ends_at: fair?.ends_at ?? '',
  closes_at: fair?.closes_at ?? '',
  booths: fair?.booths ?? null,
  text: fair?.text ?? '',
});

const schema = async () => (await import('@qinghe/contract/fairs/write-fairs.ts')).fairForm;

interface FairDialogProps {
  /** Null for a new one. */
  fair: WrittenFair | null;
  onClose: () => void;
}

/** Writes a fair or changes it; one that is over or called off is shown alone. */
export function FairDialog({ fair, onClose }: FairDialogProps) {
  const { t } = useTranslation('fairs');
  const form = useApiForm<FairValues, WrittenFair, FairFields & { version: number }>({
    key: `ops:fairs:${fair?.uuid ?? 'new'}`,
    initial: valuesOf(fair),
    // A number that is not there yet is refused at its field.
    input: ({ booths, ...fields }) => ({ ...fields, booths: booths as number }),
    schema,
    save: useSaveFair(fair?.uuid),
    latestOf: (current) => valuesOf(current as WrittenFair),
    onSaved: ({ state, title }) => {
      toast.success(t(state === 'open' ? 'console.savedOpen' : 'console.savedDraft', { title }));
      onClose();
    },
  });
  const isClosed = fair !== null && !fair.abilities.edit;
  const city = form.field('city');
  const starts = form.field('starts_at');
  return (
    <FormDialog
      form={form}
      title={t(isClosed ? 'console.lookAt' : fair ? 'console.change' : 'console.write')}
      submit={t(fair?.state === 'open' ? 'console.saveOpen' : 'console.save')}
      placement="wide"
      disabled={isClosed}
      onClose={onClose}
    >
      <TextField label={t('field.title')} maxLength={limits.fairTitle} {...form.field('title')} />
      <div className={styles.pair}>
        <TextField label={t('field.place')} maxLength={limits.fairPlace} {...form.field('place')} />
        <ComboboxField
          {...city}
          label={t('field.city')}
          options={useCityOptions()}
          value={city.value ?? ''}
          onChange={(code) => city.onChange(code || null)}
        />
      </div>
      <TextField label={t('field.address')} maxLength={limits.fairAddress} {...form.field('address')} />
      <div className={styles.pair}>
        <TextField type="datetime-local" label={t('field.startsAt')} {...starts} />
        <TextField type="datetime-local" label={t('field.endsAt')} min={starts.value} {...form.field('ends_at')} />
      </div>
      <div className={styles.pair}>
        <TextField type="datetime-local" label={t('field.closesAt')} max={starts.value} {...form.field('closes_at')} />
        <NumberField label={t('field.booths')} min={1} {...form.field('booths')} />
      </div>
      <TextArea
        label={t('field.text')}
        hint={t('field.textHint')}
        rows={6}
        maxLength={limits.notice}
        {...form.field('text')}
      />
      {fair?.state === 'open' && !isClosed && <Callout>{t('console.movedHint')}</Callout>}
    </FormDialog>
  );
}
