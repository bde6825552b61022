import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useDoorKeys, useEndDoorKey, useMakeDoorKey } from '../../../domains/talks/api/door-keys.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { GivenKeys } from '../../../ui/given-keys/given-keys.tsx';

const schema = async () => (await import('@qinghe/contract/talks/door-keys.ts')).makeDoorKey.input;

/** Keys with which others check people in, without an account and without the owner's. */
export function HelpersDialog({ talk, onClose }: { talk: string; onClose: () => void }) {
  const { t } = useTranslation(['talks', 'ui', 'common']);
  const make = useMakeDoorKey();
  const { run: end, pending } = useEndDoorKey();
  const keys = useDoorKeys(talk).data?.items ?? [];
  const [made, setMade] = useState<{ name: string; url: string }>();
  const form = useApiForm({
    key: `door-key:${talk}`,
    initial: { talk_uuid: talk, name: '' },
    schema,
    save: async (input) => ({ ...(await make(input)), name: input.name }),
    onSaved: setMade,
    startsOver: true,
  });
  return (
    <FormDialog
      form={form}
      title={t('talks:helpers.title')}
      submit={t('ui:keys.make')}
      dismiss={t('common:close')}
      onClose={onClose}
    >
      <p>{t('talks:helpers.hint')}</p>
      <TextField label={t('ui:keys.name')} maxLength={limits.personName} {...form.field('name')} />
      <GivenKeys made={made} keys={keys} ending={pending?.uuid} onEnd={(uuid) => void end({ talk_uuid: talk, uuid })} />
    </FormDialog>
  );
}
