import type { FoundCandidate } from '@qinghe/contract/candidates/erasure.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useFindCandidate } from '../../../domains/candidates/api/erasure.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Card } from '../../../ui/section/section.tsx';

const schema = async () => (await import('@qinghe/contract/candidates/erasure.ts')).findCandidate.input;

interface FindCandidateFormProps {
  /** What stands there until somebody types: the address that was looked at last. */
  address: string;
  onFound: (found: { address: string; candidate: FoundCandidate | null }) => void;
}

/** Looks for all that is kept under a phone or an e-mail. */
export function FindCandidateForm({ address, onFound }: FindCandidateFormProps) {
  const { t } = useTranslation('ops');
  const find = useFindCandidate();
  const form = useApiForm({
    key: 'ops:find-candidate',
    drafts: 'memory',
    initial: { address },
    schema,
    save: async (input) => ({ address: input.address, ...(await find(input)) }),
    onSaved: onFound,
  });
  return (
    <Card>
      <StepForm form={form} submit={t('erasures.find')}>
        <TextField
          label={t('erasures.address')}
          hint={t('erasures.addressHint')}
          maxLength={limits.email}
          autoComplete="off"
          {...form.field('address')}
        />
      </StepForm>
    </Card>
  );
}
