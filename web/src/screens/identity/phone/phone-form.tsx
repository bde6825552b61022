import type { InputOf } from '@qinghe/contract/endpoint.ts';
import type { handInByPhone } from '@qinghe/contract/identity/face-check.ts';
import type { ReadCardField } from '@qinghe/contract/identity/read-card.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useEffect, useEffectEvent } from 'react';
import { useHandInByPhone } from '../../../domains/identity/api/phone.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Card } from '../../../ui/section/section.tsx';
import { SideRow } from './side-row.tsx';
import type { Side, usePictures } from './use-pictures.ts';

type Input = InputOf<typeof handInByPhone>;
interface Values {
  document: string;
  name: string;
  number: string;
  front_uuid: string;
  back_uuid: string;
}

const schema = async () => (await import('@qinghe/contract/identity/face-check.ts')).handInByPhone.input;

interface PhoneFormProps extends Pick<ReturnType<typeof usePictures>, 'pictures' | 'busy' | 'failure' | 'send'> {
  checkKey: string;
  /** What was read from the card: it fills in what nobody typed. */
  read: readonly ReadCardField[];
  withFace: boolean;
  onShoot: (side: Side) => void;
  onHandedIn: (resultKey: string) => void;
}

/** What was photographed, and what is typed: looked over once, then handed in. */
export function PhoneForm(props: PhoneFormProps) {
  const { checkKey, read, withFace, pictures, busy, failure, send, onShoot, onHandedIn } = props;
  const { t } = useTranslation('identity');
  const [front, back] = [pictures.front[0]?.uuid ?? '', pictures.back[0]?.uuid ?? ''];
  const faces = withFace ? pictures.face.map(({ uuid }) => uuid) : [];
  const form = useApiForm<Values, { key: string }, Input>({
    key: 'identity-phone',
    drafts: 'memory',
    initial: { document: 'id_card', name: '', number: '', front_uuid: '', back_uuid: '' },
    input: ({ document, name, number }) =>
      ({
        ...{ key: checkKey, document, name, number, consent: true, front_uuid: front },
        back_uuid: document === 'passport' ? null : back,
        ...{ face_consent: faces.length > 0, face_uuids: faces },
      }) as Input,
    schema,
    save: useHandInByPhone(),
    onSaved: ({ key }) => onHandedIn(key),
  });
  const fill = useEffectEvent(() => {
    for (const { field, value } of read) if (form.values[field] === '') form.field(field).onChange(value);
  });
  useEffect(() => {
    if (read.length > 0) fill();
  }, [read]);
  const hintOf = (name: ReadCardField['field'], otherwise: string) => {
    const found = read.find(({ field, value }) => field === name && value === form.values[name]);
    return found ? t(found.doubtful ? 'phone.doubtful' : 'phone.read') : otherwise;
  };
  const isCard = form.values.document === 'id_card';
  const row = (side: Side, label: string, missing?: string) => ({
    label,
    taken: pictures[side],
    busy,
    error: failure?.side === side ? failure.message : pictures[side].length > 0 ? undefined : missing,
    onShoot: () => onShoot(side),
    onPick: (file: File) => void send(side, file),
  });
  return (
    <Card>
      <Form form={form} disabled={busy}>
        <RadioField
          label={t('document')}
          options={[
            { value: 'id_card', label: t('idCard') },
            { value: 'passport', label: t('passport') },
          ]}
          {...form.field('document')}
        />
        <SideRow {...row('front', t(isCard ? 'front' : 'page'), form.field('front_uuid').error)} />
        {isCard && <SideRow {...row('back', t('back'), form.field('back_uuid').error)} />}
        {withFace && <SideRow {...row('face', t('phone.side.face'))} none={t('phone.faceMissing')} />}
        <TextField
          label={t('name')}
          hint={hintOf('name', t('nameHint'))}
          autoComplete="name"
          maxLength={limits.personName}
          {...form.field('name')}
        />
        <TextField
          label={t(isCard ? 'number' : 'passportNumber')}
          hint={hintOf('number', t('numberHint'))}
          autoComplete="off"
          maxLength={20}
          {...form.field('number')}
        />
        <Button type="submit" variant="primary" wide busy={form.isSaving} disabled={busy}>
          {t('phone.submit')}
        </Button>
      </Form>
    </Card>
  );
}
