import { limits } from '@qinghe/contract/limits.ts';
import { useEraseCandidate } from '../../../domains/candidates/api/erasure.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/candidates/erasure.ts')).eraseCandidate.input;

interface EraseDialogProps {
  address: string;
  /** Applications that were seen. */
  count: number;
  onClose: () => void;
  onErased: () => void;
}

/** Erases a person for good, with how they asked. */
export function EraseDialog({ address, count, onClose, onErased }: EraseDialogProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm({
    key: `ops:erase:${address}`,
    drafts: 'memory',
    initial: { address, application_count: count, reason: '' },
    schema,
    save: useEraseCandidate(),
    startsOver: true,
    said: t('erasures.erased'),
    onSaved: () => {
      onErased();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('erasures.title', { address })}
      submit={t('erasures.erase')}
      danger
      onClose={onClose}
    >
      <Callout tone="red">{t('erasures.effect')}</Callout>
      <TextArea
        label={t('erasures.reason')}
        hint={t('erasures.reasonHint')}
        rows={3}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
