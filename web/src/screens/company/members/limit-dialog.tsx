import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { useSetMemberLimit } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/company/members.ts')).setMemberLimit.input;

/** How many jobs a sub-account may have online at once. */
export function LimitDialog({ member, onClose }: { member: CompanyMember; onClose: () => void }) {
  const { t } = useTranslation('company');
  const form = useApiForm({
    key: `member:limit:${member.uuid}`,
    drafts: 'memory',
    initial: { uuid: member.uuid, job_limit: member.job_limit },
    schema,
    save: useSetMemberLimit(),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('members.limitTitle', { name: member.name })} onClose={onClose}>
      <NumberField
        label={t('members.limit')}
        hint={t('members.limitHint', { count: member.online_jobs })}
        max={999}
        unit={t('members.limitUnit')}
        {...form.field('job_limit')}
      />
    </FormDialog>
  );
}
