import { limits } from '@qinghe/contract/limits.ts';
import type { CommonWord } from '@qinghe/contract/settings/common-words.ts';
import { type CommonWordValues, useSaveCommonWord } from '../../../domains/settings/api/save-common-word.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schemas = () => import('@qinghe/contract/settings/common-words.ts');
const creation = async () => (await schemas()).createCommonWord.input;
const change = async () => (await schemas()).changeCommonWord.input;

interface WordDialogProps {
  /** Null for new ones. */
  word: CommonWord | null;
  onClose: () => void;
}

export function WordDialog({ word, onClose }: WordDialogProps) {
  const { t } = useTranslation('settings');
  const initial: CommonWordValues = word ?? { content: '' };
  const form = useApiForm({
    key: `common-word:${word?.uuid ?? 'new'}`,
    initial,
    schema: word ? change : creation,
    ...useSaveCommonWord(),
    said: t('saved'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t(word ? 'words.changeTitle' : 'words.add')} onClose={onClose}>
      <TextArea
        label={t('words.content')}
        hint={t('words.contentHint')}
        rows={3}
        maxLength={limits.commonWord}
        {...form.field('content')}
      />
    </FormDialog>
  );
}
