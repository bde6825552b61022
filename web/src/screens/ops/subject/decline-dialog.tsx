import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { decideProposal, Proposal } from '@qinghe/contract/ops/proposals.ts';
import { useDeclineProposal } from '../../../domains/ops/api/subjects.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/ops/proposals.ts')).decideProposal.input;

interface DeclineDialogProps {
  proposal: Proposal;
  title: string;
  onClose: () => void;
  onDeclined: () => void;
}

/** Declines what another operator proposed, and tells them why. */
export function DeclineDialog({ proposal: { uuid, version }, title, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ words: string }, unknown, InputOf<typeof decideProposal>>({
    key: `ops:decline:${uuid}`,
    drafts: 'memory',
    initial: { words: '' },
    input: ({ words }) => ({ uuid, version, confirm: false, words }),
    schema,
    save: useDeclineProposal(),
    onSaved: () => {
      onDeclined();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('proposals.declineTitle', { title })}
      submit={t('proposals.decline')}
      onClose={onClose}
    >
      <TextArea
        label={t('proposals.declineWords')}
        hint={t('proposals.declineHint')}
        rows={3}
        maxLength={limits.message}
        {...form.field('words')}
      />
    </FormDialog>
  );
}
