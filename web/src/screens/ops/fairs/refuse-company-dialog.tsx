import type { FairCompany } from '@qinghe/contract/fairs/decide.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useRefuseCompany } from '../../../domains/fairs/api/decide.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/fairs/decide.ts')).refuseCompany.input;

interface RefuseCompanyDialogProps {
  fairUuid: string;
  company: FairCompany;
  onClose: () => void;
}

/** Refuses a company, with a reason that it is told. */
export function RefuseCompanyDialog({
  fairUuid,
  company: { uuid, version, company },
  onClose,
}: RefuseCompanyDialogProps) {
  const { t } = useTranslation('fairs');
  const { name } = company;
  const form = useApiForm({
    key: `ops:fair-refusal:${uuid}`,
    initial: { fair_uuid: fairUuid, uuid, version, reason: '' },
    schema,
    save: useRefuseCompany(),
    said: t('companies.refused', { name }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('companies.refuseTitle', { name })}
      submit={t('companies.refuse')}
      danger
      onClose={onClose}
    >
      <TextField
        label={t('field.reason')}
        hint={t('companies.refuseHint')}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
