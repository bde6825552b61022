import type { CannedAnswer } from '@qinghe/contract/help/canned.ts';
import { MAX_HELP_WORDS } from '@qinghe/contract/help/help.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type CannedValues, useSaveCannedAnswer } from '../../../domains/help/api/canned.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schemas = () => import('@qinghe/contract/help/canned.ts');
const creation = async () => (await schemas()).createCannedAnswer.input;
const change = async () => (await schemas()).changeCannedAnswer.input;

interface CannedDialogProps {
  /** Null for a new one. */
  answer: CannedAnswer | null;
  onClose: () => void;
}

/** Words that all operators answer with. */
export function CannedDialog({ answer, onClose }: CannedDialogProps) {
  const { t } = useTranslation('help', { keyPrefix: 'canned' });
  const initial: CannedValues = answer ?? { title: '', content: '' };
  const form = useApiForm({
    key: `canned-answer:${answer?.uuid ?? 'new'}`,
    initial,
    schema: answer ? change : creation,
    ...useSaveCannedAnswer(),
    said: t('saved'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t(answer ? 'changeTitle' : 'add')} onClose={onClose}>
      <TextField label={t('title')} maxLength={limits.templateTitle} {...form.field('title')} />
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        rows={6}
        maxLength={MAX_HELP_WORDS}
        {...form.field('content')}
      />
    </FormDialog>
  );
}
