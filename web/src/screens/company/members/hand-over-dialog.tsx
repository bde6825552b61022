import type { CompanyMember } from '@qinghe/contract/company/members.ts';
import { sendToOwnPhone, telling } from '../../../domains/account/api/send-code.ts';
import { useOfferHandOver } from '../../../domains/company/api/hand-over.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/company/hand-over.ts')).offerHandOver.input;

/** Offers the master's rights, with a code of the own phone; the other has to accept. */
export function HandOverDialog({ member, onClose }: { member: CompanyMember; onClose: () => void }) {
  const { t } = useTranslation('company');
  const form = useApiForm({
    key: `hand-over:${member.uuid}`,
    drafts: 'memory',
    initial: { to: member.uuid, code: '' },
    schema,
    save: useOfferHandOver(),
    said: t('handOver.offered', { name: member.name }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      danger
      title={t('handOver.title', { name: member.name })}
      submit={t('handOver.offer')}
      onClose={onClose}
    >
      <p>{t('handOver.hint', { name: member.name })}</p>
      <SmsCodeField label={t('handOver.code')} send={() => telling(sendToOwnPhone())} {...form.field('code')} />
    </FormDialog>
  );
}
