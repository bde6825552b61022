import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { type ApplicationDetail, blockReasons } from '@qinghe/contract/resumes/application.ts';
import type { blockCandidate } from '@qinghe/contract/resumes/block.ts';
import { useBlock } from '../../../../domains/resumes/api/block.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { RadioField } from '../../../../ui/field/radio-field.tsx';
import { TextArea } from '../../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import { toast } from '../../../../ui/toast/toast.ts';

type Input = InputOf<typeof blockCandidate>;
interface Values {
  uuid: string;
  reason: string;
  note: string;
}

const schema = async () => (await import('@qinghe/contract/resumes/block.ts')).blockCandidate.input;

/** Marks a person for the colleagues; says what does not follow from it. */
export default function BlockDialog({
  uuid,
  name,
  onClose,
}: Pick<ApplicationDetail, 'uuid' | 'name'> & { onClose: () => void }) {
  const { t } = useTranslation('resumes');
  const form = useApiForm<Values, ApplicationDetail, Input>({
    key: `block:${uuid}`,
    drafts: 'memory',
    // No reason is suggested.
    initial: { uuid, reason: '', note: '' },
    input: (values) => values as Input,
    schema,
    save: useBlock(),
    onSaved: () => {
      toast.success(t('block.done', { name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} danger title={t('block.title', { name })} submit={t('block.add')} onClose={onClose}>
      <p>{t('block.lead')}</p>
      <RadioField
        label={t('block.why')}
        options={blockReasons.map((value) => ({ value, label: t(`block.reason.${value}`) }))}
        {...form.field('reason')}
      />
      <TextArea
        label={t('block.note')}
        hint={t('block.noteHint')}
        rows={3}
        maxLength={limits.reason}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
