import { limits } from '@qinghe/contract/limits.ts';
import { useSaveTalentSearch } from '../../domains/talents/api/saved.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/talents/saved.ts')).saveTalentSearch.input;

interface SaveDialogProps {
  name: string;
  filter: Record<string, string>;
  onSaved: (uuid: string) => void;
  onClose: () => void;
}

/** Keeps what is asked for under a name; the name of the open tab replaces what that holds. */
export function SaveDialog({ name, filter, onSaved, onClose }: SaveDialogProps) {
  const { t } = useTranslation('talents');
  const form = useApiForm({
    key: 'talents:save-search',
    drafts: 'memory',
    initial: { name, filter },
    schema,
    save: useSaveTalentSearch({ onDone: ({ uuid }) => onSaved(uuid) }),
    said: t('saved.done'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('saved.title')} onClose={onClose}>
      <TextField
        label={t('saved.name')}
        hint={t('saved.nameHint')}
        maxLength={limits.filterName}
        {...form.field('name')}
      />
    </FormDialog>
  );
}
