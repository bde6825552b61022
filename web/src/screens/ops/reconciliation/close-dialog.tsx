import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { BillDifference, closeDifference } from '@qinghe/contract/orders/reconciliation.ts';
import { useCloseDifference } from '../../../domains/orders/api/reconciliation.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/orders/reconciliation.ts')).closeDifference.input;

/** What was found out about a difference; it stays open until another operator confirms it. */
export function CloseDialog({ difference, onClose }: { difference: BillDifference; onClose: () => void }) {
  const { t } = useTranslation('ops');
  const { uuid, version } = difference;
  const form = useApiForm<InputOf<typeof closeDifference>, BillDifference>({
    key: `ops:difference:${uuid}`,
    drafts: 'memory',
    initial: { uuid, version, words: '' },
    schema,
    save: useCloseDifference(),
    said: t('reconciliation.made'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('reconciliation.title')} submit={t('reconciliation.submit')} onClose={onClose}>
      <TextArea
        label={t('reconciliation.words')}
        hint={t('reconciliation.wordsHint')}
        rows={3}
        maxLength={limits.message}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
