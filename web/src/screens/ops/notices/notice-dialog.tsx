import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { limits } from '@qinghe/contract/limits.ts';
import type { PublishTime, WrittenNotice, writeNotice } from '@qinghe/contract/messages/write-notices.ts';
import { useState } from 'react';
import { useSaveNotice } from '../../../domains/messages/api/write-notices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { instantOf, minuteOf } from '../../../lib/time/china-minute.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { PreviewDialog } from './preview-dialog.tsx';

interface NoticeValues {
  version: number;
  title: string;
  title_en: string;
  content: string;
  content_en: string;
  publish: string;
  publish_at: string;
}

const times = { draft: 'draft', planned: 'at', published: 'now' } as const satisfies Record<
  WrittenNotice['state'],
  PublishTime
>;

const valuesOf = (notice: WrittenNotice | null): NoticeValues => ({
  version: notice?.version ?? 0,
  title: notice?.title ?? '',
  title_en: notice?.title_en ?? '',
  content: notice?.content ?? '',
  content_en: notice?.content_en ?? '',
  publish: times[notice?.state ?? 'draft'],
  publish_at: notice?.state === 'planned' && notice.published_at ? minuteOf(notice.published_at) : '',
});

const schema = async () => (await import('@qinghe/contract/messages/write-notices.ts')).writeNotice.input;

interface NoticeDialogProps {
  /** Null for a new one. */
  notice: WrittenNotice | null;
  onClose: () => void;
}

/** Writes a notice or changes it, in both languages; one that is published keeps its time. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { t } = useTranslation('ops');
  const [previews, setPreviews] = useState(false);
  const form = useApiForm<NoticeValues, WrittenNotice, InputOf<typeof writeNotice> & { version: number }>({
    key: `ops:notices:${notice?.uuid ?? 'new'}`,
    initial: valuesOf(notice),
    input: ({ publish, publish_at, ...text }) => ({
      ...text,
      publish: publish as PublishTime,
      publish_at: publish === 'at' ? publish_at : '',
    }),
    schema,
    save: useSaveNotice(notice),
    latestOf: (current) => valuesOf(current as WrittenNotice),
    onSaved: ({ state, title }) => {
      toast.success(t(`notices.saved.${state}`, { title }));
      onClose();
    },
  });
  const { values } = form;
  return (
    <FormDialog
      form={form}
      title={t(notice ? 'notices.changeTitle' : 'notices.write')}
      submit={
        notice?.state === 'published' ? t('notices.submit.draft') : t(`notices.submit.${values.publish as PublishTime}`)
      }
      placement="wide"
      onClose={onClose}
    >
      <TextField label={t('notices.title')} maxLength={limits.noticeTitle} {...form.field('title')} />
      <TextArea
        label={t('notices.content')}
        hint={t('notices.contentHint')}
        rows={6}
        maxLength={limits.notice}
        {...form.field('content')}
      />
      <TextField
        label={t('notices.titleEn')}
        hint={t('notices.englishHint')}
        maxLength={limits.noticeTitleEnglish}
        {...form.field('title_en')}
      />
      <TextArea
        label={t('notices.contentEn')}
        rows={6}
        maxLength={limits.noticeEnglish}
        {...form.field('content_en')}
      />
      {notice?.state !== 'published' && (
        <RadioField
          label={t('notices.publish')}
          options={(['draft', 'now', 'at'] as const).map((value) => ({ value, label: t(`notices.times.${value}`) }))}
          {...form.field('publish')}
        />
      )}
      {values.publish === 'at' && (
        <TextField
          type="datetime-local"
          label={t('notices.publishAt')}
          hint={t('notices.publishAtHint')}
          {...form.field('publish_at')}
        />
      )}
      <div>
        <Button onClick={() => setPreviews(true)} disabled={values.title === '' || values.content === ''}>
          {t('notices.preview')}
        </Button>
      </div>
      {previews && (
        <PreviewDialog
          notice={{ ...values, published_at: publishedAt(values, notice) }}
          onClose={() => setPreviews(false)}
        />
      )}
    </FormDialog>
  );
}

/** The instant under which it will stand. */
const publishedAt = ({ publish, publish_at }: NoticeValues, notice: WrittenNotice | null): string | null =>
  publish === 'at' ? instantOf(publish_at) : publish === 'now' ? (notice?.published_at ?? null) : null;
