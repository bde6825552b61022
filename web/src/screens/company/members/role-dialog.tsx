import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { memberRoles } from '@qinghe/contract/roles.ts';
import { useSetMemberRole } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/company/members.ts')).setMemberRole.input;

/** What a sub-account may do with what it sees; whoever only reads hands its jobs to the master. */
export function RoleDialog({ member, onClose }: { member: CompanyMember; onClose: () => void }) {
  const { t } = useTranslation('company');
  const form = useApiForm({
    key: `member:role:${member.uuid}`,
    drafts: 'memory',
    initial: { uuid: member.uuid, role: member.role },
    schema,
    save: useSetMemberRole(),
    onSaved: onClose,
  });
  const { value: role } = form.field('role');
  return (
    <FormDialog form={form} title={t('members.roleTitle', { name: member.name })} onClose={onClose}>
      <RadioField
        label={t('members.role')}
        hint={t(`members.roleHint.${role}`)}
        options={[...memberRoles].reverse().map((value) => ({ value, label: t(`members.roles.${value}`) }))}
        {...form.field('role')}
      />
      {role !== 'recruiter' && member.role === 'recruiter' && <p>{t('members.roleHandsOver')}</p>}
    </FormDialog>
  );
}
