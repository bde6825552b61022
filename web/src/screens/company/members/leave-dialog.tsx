import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { useHeirs, useRemoveMember, useSuspend } from '../../../domains/company/api/members.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schemas = () => import('@qinghe/contract/company/members.ts');

interface LeaveDialogProps {
  kind: 'suspend' | 'remove';
  member: CompanyMember;
  onClose: () => void;
}

/** Asks who takes over before somebody is removed; who is suspended may keep the jobs. */
export function LeaveDialog({ kind, member, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('company');
  const [remove, suspend] = [useRemoveMember(), useSuspend()];
  const isRemoval = kind === 'remove';
  const { uuid } = member;
  const form = useApiForm<{ hand_to: string }, unknown, { uuid: string; user_status: 'unactive'; hand_to?: string }>({
    key: `member:${kind}:${uuid}`,
    drafts: 'memory',
    initial: { hand_to: '' },
    input: ({ hand_to }) => ({ uuid, user_status: 'unactive', ...(hand_to !== '' && { hand_to }) }),
    schema: async () => (isRemoval ? (await schemas()).removeMember.input : (await schemas()).setMemberStatus.input),
    save: (input) => (isRemoval ? remove({ uuid, hand_to: input.hand_to ?? '' }) : suspend(input)),
    said: t(`members.done.${kind}`, { name: member.name }),
    onSaved: onClose,
  });
  const heirs = (useHeirs().data?.items ?? []).filter(
    (one) => one.uuid !== uuid && one.user_status === 'active' && one.staff_status !== 0,
  );
  return (
    <FormDialog
      form={form}
      danger
      title={t(`members.ask.${kind}`, { name: member.name })}
      submit={t(`members.${kind}`)}
      onClose={onClose}
    >
      <p>{t(`members.hint.${kind}`, { count: member.online_jobs })}</p>
      <SelectField
        label={t('members.heir')}
        hint={isRemoval ? undefined : t('members.noHeir')}
        options={heirs.map(({ uuid: value, name, phone }) => ({ value, label: name || phone }))}
        {...form.field('hand_to')}
      />
    </FormDialog>
  );
}
