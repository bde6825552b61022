import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextField } from '../field/text-field.tsx';

import { FormDialog } from '../form/form-dialog.tsx';
import type { Schema } from '../form/issues.ts';
import { useApiForm } from '../form/use-api-form.ts';
import { GivenKeys, type GivenKeysProps } from './given-keys.tsx';

interface Named {
  name: string;
}

interface KeysDialogProps<Of extends object> extends Omit<GivenKeysProps, 'made'> {
  title: string;
  /** What somebody can do with a key, and for how long. */
  hint: string;
  /** Under what a name that was begun is kept. */
  draft: string;
  /** What the keys are of, as their calls say it. */
  of: Of;
  schema: () => Promise<Schema<Of & Named>>;
  /** @returns the address that is told this once */
  make: (input: Of & Named) => Promise<{ url: string }>;
  onClose: () => void;
}

/** Gives out keys by a name each, for work without an account, and ends them. */
export function KeysDialog<Of extends object>(props: KeysDialogProps<Of>) {
  const { title, hint, draft, of, schema, make, onClose, ...given } = props;
  const { t } = useTranslation(['ui', 'common']);
  const [made, setMade] = useState<Named & { url: string }>();
  const form = useApiForm<Named, Named & { url: string }, Of & Named>({
    key: draft,
    initial: { name: '' },
    input: ({ name }) => ({ ...of, name }),
    schema,
    save: async (input) => ({ ...(await make(input)), name: input.name }),
    onSaved: setMade,
    startsOver: true,
  });
  return (
    <FormDialog form={form} title={title} submit={t('ui:keys.make')} dismiss={t('common:close')} onClose={onClose}>
      <p>{hint}</p>
      <TextField label={t('ui:keys.name')} maxLength={limits.personName} {...form.field('name')} />
      <GivenKeys made={made} {...given} />
    </FormDialog>
  );
}
