import { limits } from '@qinghe/contract/limits.ts';
import { useSaveFilter } from '../../../../domains/resumes/api/saved-filters.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import { useDeskFrame } from '../desk-context.ts';

const schema = async () => (await import('@qinghe/contract/resumes/saved-filters.ts')).saveFilter.input;

/** Keeps what is filtered now under a name. */
export default function SaveFilterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('resumes');
  const desk = useDeskFrame();
  const { kind, stage, limit: _page, ...filter } = desk.list;
  const form = useApiForm({
    key: `filter:${kind}`,
    drafts: 'memory',
    initial: { kind, stage, filter, name: '' },
    schema,
    save: useSaveFilter(),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('saved.title')} onClose={onClose}>
      <TextField
        label={t('saved.name')}
        hint={t('saved.nameHint', { stage: t(`stage.${desk.tab}`) })}
        maxLength={limits.filterName}
        autoFocus
        {...form.field('name')}
      />
    </FormDialog>
  );
}
