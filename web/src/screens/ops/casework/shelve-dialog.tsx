import { limits } from '@qinghe/contract/limits.ts';
import { useShelveCase } from '../../../domains/ops/api/casework.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { operatorSession } from '../../../lib/session/operator-session.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/ops/casework.ts')).noteCase.input;

export interface CaseName {
  queue: 'companies' | 'identities' | 'jobs';
  uuid: string;
  name: string;
}

/** Puts a case at the end of the own queue, with a word that is kept. */
export function ShelveDialog({
  of: { queue, uuid, name },
  onClose,
  onShelved,
}: {
  of: CaseName;
  onClose: () => void;
  onShelved: () => void;
}) {
  const { t } = useTranslation('ops');
  const form = useApiForm({
    // Another session begins without it.
    key: `ops:shelve:${uuid}:${operatorSession.token()}`,
    initial: { queue, uuid, kind: 'shelved' as const, words: '' },
    schema,
    drafts: 'memory',
    save: useShelveCase({ onDone: onShelved }),
    said: t('casework.shelved', { name }),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('casework.shelveTitle', { name })} submit={t('casework.shelve')} onClose={onClose}>
      <TextField
        label={t('casework.shelveWords')}
        hint={t('casework.shelveHint')}
        maxLength={limits.note}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
