import {
  MAX_BROADCAST_TEXT,
  MAX_BROADCAST_TEXT_ENGLISH,
  MAX_BROADCAST_TITLE,
  MAX_BROADCAST_TITLE_ENGLISH,
  MAX_LIVE_SIGN_UPS,
} from '@qinghe/contract/live/broadcasts.ts';
import type { BroadcastFields, WrittenBroadcast } from '@qinghe/contract/live/console.ts';
import { useSaveBroadcast } from '../../../domains/live/api/console.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';

type Values = BroadcastFields & { version: number };

const valuesOf = (broadcast: WrittenBroadcast | null): Values => ({
  version: broadcast?.version ?? 0,
  title: broadcast?.title ?? '',
  title_en: broadcast?.title_en ?? '',
  text: broadcast?.text ?? '',
  text_en: broadcast?.text_en ?? '',
  starts_at: broadcast?.starts_at ?? '',
  ends_at: broadcast?.ends_at ?? '',
  watch_url: broadcast?.watch_url ?? '',
  capacity: broadcast?.capacity ?? null,
});

const schema = async () => (await import('@qinghe/contract/live/console.ts')).broadcastForm;

interface BroadcastDialogProps {
  /** Null for a new one. */
  broadcast: WrittenBroadcast | null;
  onClose: () => void;
}

/** Writes a broadcast or changes it; one that is over or cancelled is shown alone. */
export function BroadcastDialog({ broadcast, onClose }: BroadcastDialogProps) {
  const { t } = useTranslation('live');
  const form = useApiForm<Values, WrittenBroadcast>({
    key: `ops:live:${broadcast?.uuid ?? 'new'}`,
    initial: valuesOf(broadcast),
    schema,
    save: useSaveBroadcast(broadcast?.uuid),
    latestOf: (current) => valuesOf(current as WrittenBroadcast),
    onSaved: ({ state, title }) => {
      toast.success(t(state === 'published' ? 'console.savedPublished' : 'console.savedDraft', { title }));
      onClose();
    },
  });
  const isClosed = broadcast !== null && !broadcast.abilities.edit;
  const starts = form.field('starts_at');
  return (
    <FormDialog
      form={form}
      title={t(isClosed ? 'console.look' : broadcast ? 'console.change' : 'console.write')}
      submit={t(broadcast?.state === 'published' ? 'console.savePublished' : 'console.save')}
      placement="wide"
      disabled={isClosed}
      onClose={onClose}
    >
      <TextField label={t('console.title')} maxLength={MAX_BROADCAST_TITLE} {...form.field('title')} />
      <TextField
        label={t('console.titleEn')}
        hint={t('console.titleEnHint')}
        maxLength={MAX_BROADCAST_TITLE_ENGLISH}
        {...form.field('title_en')}
      />
      <TextArea label={t('console.text')} rows={4} maxLength={MAX_BROADCAST_TEXT} {...form.field('text')} />
      <TextArea
        label={t('console.textEn')}
        hint={t('console.textEnHint')}
        rows={4}
        maxLength={MAX_BROADCAST_TEXT_ENGLISH}
        {...form.field('text_en')}
      />
      <TextField type="datetime-local" label={t('console.startsAt')} hint={t('ticket.china')} {...starts} />
      <TextField type="datetime-local" label={t('console.endsAt')} min={starts.value} {...form.field('ends_at')} />
      <TextField
        type="url"
        label={t('ticket.watch')}
        hint={t('console.watchHint')}
        maxLength={2048}
        {...form.field('watch_url')}
      />
      <NumberField
        label={t('console.capacity')}
        hint={t('console.capacityHint')}
        min={1}
        max={MAX_LIVE_SIGN_UPS}
        {...form.field('capacity')}
      />
      {broadcast?.state === 'published' && !isClosed && <Callout>{t('console.movedHint')}</Callout>}
    </FormDialog>
  );
}
