import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { Broadcast } from '@qinghe/contract/live/broadcasts.ts';
import type { signUpForBroadcast } from '@qinghe/contract/live/sign-up.ts';
import { useNavigate } from 'react-router';
import { sendSmsTo, telling } from '../../../domains/account/api/send-code.ts';
import { useSignUp } from '../../../domains/live/api/sign-up.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { BroadcastField } from './broadcast-field.tsx';

const schema = async () => (await import('@qinghe/contract/live/sign-up.ts')).signUpForBroadcast.input;

type Input = InputOf<typeof signUpForBroadcast>;
type Draft = Omit<Input, 'consent'> & { consent: boolean };

const blank: Draft = { broadcast_uuid: '', company: '', name: '', phone: '', email: '', code: '', consent: false };

/** Which broadcast, for which company, and a phone that a code proves; then the page of the sign-up. */
export function SignUpForm({ broadcasts }: { broadcasts: readonly Broadcast[] }) {
  const { t } = useTranslation('live');
  const navigate = useNavigate();
  const open = broadcasts.filter(({ full }) => !full);
  const form = useApiForm<Draft, OutputOf<typeof signUpForBroadcast>, Input>({
    key: 'live:sign-up',
    drafts: 'memory',
    initial: { ...blank, broadcast_uuid: open.length === 1 ? (open[0]?.uuid ?? '') : '' },
    // What is not agreed to is refused at its field.
    input: (draft) => ({ ...draft, consent: draft.consent as true }),
    schema,
    save: useSignUp(),
    onSaved: ({ token, again }) => void navigate(`/live-signup/tickets/${token}`, { state: { again, isNew: true } }),
  });
  const { phone } = form.values;
  return (
    <StepForm form={form} submit={t('submit')}>
      <BroadcastField label={t('which')} broadcasts={broadcasts} {...form.field('broadcast_uuid')} />
      <TextField
        label={t('company')}
        autoComplete="organization"
        maxLength={limits.companyName}
        {...form.field('company')}
      />
      <TextField label={t('name')} autoComplete="name" maxLength={limits.personName} {...form.field('name')} />
      <PhoneField label={t('phone')} hint={t('phoneHint')} {...form.field('phone')} />
      <SmsCodeField
        label={t('code')}
        cannotSend={!isMainlandPhone(phone)}
        send={() => telling(sendSmsTo(phone, 'live'))}
        {...form.field('code')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.email}
        {...form.field('email')}
      />
      <SwitchField label={t('consent')} {...form.field('consent')} />
    </StepForm>
  );
}
