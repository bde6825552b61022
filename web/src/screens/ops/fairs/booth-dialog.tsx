import type { FairCompany } from '@qinghe/contract/fairs/decide.ts';
import { useAcceptCompany } from '../../../domains/fairs/api/decide.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/fairs/decide.ts')).acceptCompany.input;

interface BoothDialogProps {
  fairUuid: string;
  company: FairCompany;
  onClose: () => void;
}

/** Gives a company a booth, or another one than it has. */
export function BoothDialog({ fairUuid, company: { uuid, version, company, booth }, onClose }: BoothDialogProps) {
  const { t } = useTranslation('fairs');
  const { name } = company;
  const form = useApiForm({
    key: `ops:fair-booth:${uuid}`,
    initial: { fair_uuid: fairUuid, uuid, version, booth: booth ?? '' },
    schema,
    save: useAcceptCompany(),
    onSaved: (saved) => {
      toast.success(t('companies.accepted', { name, booth: saved.booth }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('companies.acceptTitle', { name })} submit={t('companies.give')} onClose={onClose}>
      <TextField
        label={t('companies.booth')}
        hint={t('companies.boothHint')}
        autoComplete="off"
        {...form.field('booth')}
      />
    </FormDialog>
  );
}
