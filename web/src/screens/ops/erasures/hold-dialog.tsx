import { limits } from '@qinghe/contract/limits.ts';
import { useHoldCandidate, useReleaseCandidate } from '../../../domains/candidates/api/erasure.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DateField } from '../../../ui/field/date-fields.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';

const schema = async () => (await import('@qinghe/contract/candidates/erasure.ts')).holdCandidate.input;

interface HoldDialogProps {
  address: string;
  onClose: () => void;
  onDone: () => void;
}

/** Keeps what is stored under an address for a court or an authority, until a day. */
export function HoldDialog({ address, onClose, onDone }: HoldDialogProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm({
    key: `ops:hold:${address}`,
    drafts: 'memory',
    initial: { address, reason: '', until: '' },
    schema,
    save: useHoldCandidate(),
    startsOver: true,
    said: t('erasures.held'),
    onSaved: () => {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('erasures.holdTitle', { address })} submit={t('erasures.hold')} onClose={onClose}>
      <Hint>{t('erasures.holdEffect')}</Hint>
      <DateField label={t('erasures.until')} {...form.field('until')} />
      <TextArea
        label={t('erasures.holdReason')}
        hint={t('erasures.holdReasonHint')}
        rows={3}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

const releaseSchema = async () => (await import('@qinghe/contract/candidates/erasure.ts')).releaseCandidate.input;

/** Ends a hold before its day. */
export function ReleaseDialog({ address, onClose, onDone }: HoldDialogProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm({
    key: `ops:release:${address}`,
    drafts: 'memory',
    initial: { address, reason: '' },
    schema: releaseSchema,
    save: useReleaseCandidate(),
    startsOver: true,
    said: t('erasures.released'),
    onSaved: () => {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('erasures.releaseTitle', { address })}
      submit={t('erasures.release')}
      onClose={onClose}
    >
      <TextArea
        label={t('erasures.holdReason')}
        hint={t('erasures.holdReasonHint')}
        rows={3}
        maxLength={limits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
