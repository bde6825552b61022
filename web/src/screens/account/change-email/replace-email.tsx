import { isEmail } from '@qinghe/contract/formats.ts';
import { useTranslation } from 'react-i18next';
import { useChangeEmailByLink } from '../../../domains/account/api/email-link.ts';
import { sendEmailTo, telling } from '../../../domains/account/api/send-code.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Section } from '../../../ui/section/section.tsx';

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
  const { email } = form.values.replacement;
  return (
    <Section title={t('link.replace')}>
      <Form form={form}>
        <TextField
          label={t('email.new')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('replacement.email')}
        />
        <SmsCodeField
          label={t('email.code')}
          hint={t('email.codeHint')}
          cannotSend={!isEmail(email)}
          send={() => telling(sendEmailTo(email, 'bind_email'))}
          {...form.field('replacement.code')}
        />
        <Button type="submit" variant="primary" wide busy={form.isSaving}>
          {t('link.replace')}
        </Button>
      </Form>
    </Section>
  );
}
