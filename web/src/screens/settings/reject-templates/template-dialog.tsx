import { limits } from '@qinghe/contract/limits.ts';
import type { RejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { useTranslation } from 'react-i18next';
import { useRejectTemplates } from '../../../domains/settings/api/list-reject-templates.ts';
import { type TemplateValues, useSaveRejectTemplate } from '../../../domains/settings/api/save-reject-template.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

const schemas = () => import('@qinghe/contract/settings/reject-templates.ts');
const creation = async () => (await schemas()).createRejectTemplate.input;
const change = async () => (await schemas()).changeRejectTemplate.input;

interface TemplateDialogProps {
  /** Null for a new one. */
  template: RejectTemplate | null;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('settings');
  const initial: TemplateValues = template ?? { title: '', content: '' };
  const form = useApiForm({
    key: `reject-template:${template?.uuid ?? 'new'}`,
    initial,
    schema: template ? change : creation,
    ...useSaveRejectTemplate(),
    onSaved: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  const title = form.values.title.trim();
  const isTaken = useRejectTemplates().data?.items.some((one) => one.title === title && one.uuid !== template?.uuid);
  return (
    <FormDialog form={form} title={t(template ? 'templates.changeTitle' : 'templates.add')} onClose={onClose}>
      <TextField
        label={t('templates.title')}
        hint={isTaken ? t('templates.sameTitle') : undefined}
        maxLength={limits.templateTitle}
        {...form.field('title')}
      />
      <TextArea
        label={t('templates.content')}
        hint={t('templates.contentHint')}
        rows={5}
        maxLength={limits.message}
        {...form.field('content')}
      />
    </FormDialog>
  );
}
