import { useChangeEmailByLink } from '../../../domains/account/api/email-link.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmailFields } from '../email-fields.tsx';

const schema = async () =>
  (await import('@qinghe/contract/account/contact.ts')).changeEmailByLink.input.required({ replacement: true });

export function ReplaceEmail({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('personal');
  const change = useChangeEmailByLink();
  const form = useApiForm({
    key: 'change-email',
    drafts: 'memory',
    initial: { token, replacement: { email: '', code: '' } },
    schema,
    save: change.attempt,
    startsOver: true,
    onSaved: onDone,
  });
  return (
    <Section title={t('link.replace')}>
      <StepForm form={form} submit={t('link.replace')}>
        <EmailFields email={form.field('replacement.email')} code={form.field('replacement.code')} />
      </StepForm>
    </Section>
  );
}
