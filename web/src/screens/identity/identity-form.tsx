import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { handInIdentity } from '@qinghe/contract/identity/identity.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useHandInIdentity } from '../../domains/identity/api/identity.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { RadioField } from '../../ui/field/radio-field.tsx';
import { SwitchField } from '../../ui/field/switch-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Card } from '../../ui/section/section.tsx';
import { SideField } from './side-field.tsx';

type Input = InputOf<typeof handInIdentity>;
interface Values {
  version: number;
  document: string;
  name: string;
  number: string;
  front_uuid: string;
  back_uuid: string;
  consent: boolean;
}

const schema = async () => (await import('@qinghe/contract/identity/identity.ts')).handInIdentity.input;

/** What is handed in: an identity card with both sides, or a passport; no face is asked for. */
export function IdentityForm({ version }: { version: number }) {
  const { t } = useTranslation('identity');
  const form = useApiForm<Values, unknown, Input>({
    key: 'identity',
    drafts: 'memory',
    initial: { version, document: 'id_card', name: '', number: '', front_uuid: '', back_uuid: '', consent: false },
    input: ({ back_uuid, ...values }) =>
      ({ ...values, back_uuid: values.document === 'passport' ? null : back_uuid }) as Input,
    schema,
    save: useHandInIdentity(),
    said: t('handedIn'),
  });
  const isCard = form.values.document === 'id_card';
  return (
    <Card>
      <Form form={form}>
        <RadioField
          label={t('document')}
          options={[
            { value: 'id_card', label: t('idCard') },
            { value: 'passport', label: t('passport') },
          ]}
          {...form.field('document')}
        />
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="name"
          maxLength={limits.personName}
          {...form.field('name')}
        />
        <TextField
          label={t(isCard ? 'number' : 'passportNumber')}
          hint={t('numberHint')}
          autoComplete="off"
          maxLength={20}
          {...form.field('number')}
        />
        <SideField label={t(isCard ? 'front' : 'page')} {...form.field('front_uuid')} />
        {isCard && <SideField label={t('back')} {...form.field('back_uuid')} />}
        <SwitchField label={t('consent')} hint={t('consentHint')} {...form.field('consent')} />
        <Button type="submit" variant="primary" busy={form.isSaving}>
          {t('handIn')}
        </Button>
      </Form>
    </Card>
  );
}
