import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useEndStandKey, useMakeStandKey, useStandKeys } from '../../domains/fairs/api/stand-keys.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { GivenKeys } from '../../ui/given-keys/given-keys.tsx';

const schema = async () => (await import('@qinghe/contract/fairs/stand-keys.ts')).makeStandKey.input;

/** Keys with which others work at the company's stand, without an account and without the owner's. */
export function StandKeysDialog({ fair, onClose }: { fair: string; onClose: () => void }) {
  const { t } = useTranslation(['fairs', 'ui', 'common']);
  const make = useMakeStandKey();
  const { run: end, pending } = useEndStandKey();
  const keys = useStandKeys(fair).data?.items ?? [];
  const [made, setMade] = useState<{ name: string; url: string }>();
  const form = useApiForm({
    key: `stand-key:${fair}`,
    initial: { fair_uuid: fair, name: '' },
    schema,
    save: async (input) => ({ ...(await make(input)), name: input.name }),
    onSaved: setMade,
    startsOver: true,
  });
  return (
    <FormDialog
      form={form}
      title={t('fairs:helpers.title')}
      submit={t('ui:keys.make')}
      dismiss={t('common:close')}
      onClose={onClose}
    >
      <p>{t('fairs:helpers.hint')}</p>
      <TextField label={t('ui:keys.name')} maxLength={limits.personName} {...form.field('name')} />
      <GivenKeys made={made} keys={keys} ending={pending?.uuid} onEnd={(uuid) => void end({ fair_uuid: fair, uuid })} />
    </FormDialog>
  );
}
