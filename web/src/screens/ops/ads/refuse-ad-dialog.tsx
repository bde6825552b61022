import type { decideAd, WaitingAd } from '@qinghe/contract/ads/review.ts';
import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { useRefuseAd } from '../../../domains/ads/api/review.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';

const schema = async () => (await import('@qinghe/contract/ads/review.ts')).decideAd.input;

/** Refuses an ad: the company reads why, and has all its coins again. */
export function RefuseAdDialog({ ad: { uuid, version, title }, onClose }: { ad: WaitingAd; onClose: () => void }) {
  const { t } = useTranslation('ops');
  const form = useApiForm<{ reason: string }, WaitingAd, InputOf<typeof decideAd>>({
    key: `ops:ad-refusal:${uuid}`,
    initial: { reason: '' },
    input: ({ reason }) => ({ reason, uuid, version, decision: 'refuse' }),
    schema,
    save: useRefuseAd(),
    said: t('ads.refused'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('ads.refuseTitle', { title })} submit={t('ads.refuse')} onClose={onClose}>
      <TextField label={t('ads.reason')} hint={t('ads.reasonHint')} maxLength={200} {...form.field('reason')} />
    </FormDialog>
  );
}
