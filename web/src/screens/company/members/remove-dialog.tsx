import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { useTranslation } from 'react-i18next';
import { useRemoveMember } from '../../../domains/company/api/members.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

const schema = async () => (await import('@qinghe/contract/company/members.ts')).removeMember.input;

interface RemoveDialogProps {
  member: CompanyMember;
  /** Who may take over. */
  heirs: readonly CompanyMember[];
  onClose: () => void;
}

/** Asks who takes over before somebody is removed. */
export function RemoveDialog({ member, heirs, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('company');
  const form = useApiForm({
    key: `member:remove:${member.uuid}`,
    drafts: 'memory',
    initial: { uuid: member.uuid, hand_to: '' },
    schema,
    save: useRemoveMember(),
    onSaved: () => {
      toast.success(t('members.removed', { name: member.name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      danger
      title={t('members.removeTitle', { name: member.name })}
      submit={t('members.remove')}
      onClose={onClose}
    >
      <p>{t('members.removeHint', { count: member.online_jobs })}</p>
      <SelectField
        label={t('members.heir')}
        options={heirs.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        {...form.field('hand_to')}
      />
    </FormDialog>
  );
}
