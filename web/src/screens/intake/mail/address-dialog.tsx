import type { LegalBasis } from '@qinghe/contract/intake/cv-imports.ts';
import { useMakeAddress } from '../../../domains/intake/api/mails.ts';
import { BasisFields } from '../../../domains/intake/components/basis-fields.tsx';
import { JobField } from '../../../domains/intake/components/job-field.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';

const schema = async () => (await import('@qinghe/contract/intake/mails.ts')).makeAddress.input;

/** For which job, and on what basis its mails are kept. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('intake', { keyPrefix: 'mail' });
  const make = useMakeAddress();
  const form = useApiForm({
    key: 'intake-address',
    initial: { job_uuid: '', basis: '' as LegalBasis, basis_note: '' },
    schema,
    save: make.attempt,
    startsOver: true,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('madeTitle')} submit={t('make')} onClose={onClose}>
      <JobField {...form.field('job_uuid')} />
      <BasisFields basis={form.field('basis')} note={form.field('basis_note')} />
      <Hint as="p">{t('makeHint')}</Hint>
    </FormDialog>
  );
}
