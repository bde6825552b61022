import { limits } from '@qinghe/contract/limits.ts';
import type { Talk } from '@qinghe/contract/talks/talks.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useBrochures } from '../../../domains/jobs/api/brochures.ts';
import { DescriptionField } from '../../../domains/jobs/components/description/description-field.tsx';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { BrochureField, ownBrochure } from '../talk/brochure-field.tsx';
import styles from './series.module.css';
import { SeriesRows, type SeriesValues } from './series-rows.tsx';
import { useObstacles } from './use-obstacles.ts';
import { rowAfter } from './use-series-rows.ts';

const schema = async () => (await import('@qinghe/contract/talks/series.ts')).createTalkSeries.input;
const TWO_HOURS = 120;

/** One text, and a table of the schools: all become drafts, or are published together. */
export function SeriesForm({ from }: { from: Talk | undefined }) {
  const { t } = useTranslation('talks');
  const navigate = useNavigate();
  const brochures = useBrochures().data?.items ?? [];
  const publishes = useRef(false);
  const { obstacles, save, forget } = useObstacles();
  const form = useApiForm({
    key: `talks:series:${from?.uuid ?? 'new'}`,
    initial: textsOf(from),
    schema,
    // An empty field is refused at it.
    input: (values: SeriesValues) => ({ ...values, minutes: values.minutes as number, publish: publishes.current }),
    save,
    onSaved: ({ items }) => {
      toast.success(t(items[0]?.state === 'online' ? 'series.published' : 'series.drafted', { count: items.length }));
      void navigate(talkAddresses.list);
    },
  });
  // The key that sends a form off makes drafts, whatever was tried before.
  useEffect(() => {
    if (form.attempts > 0) publishes.current = false;
  }, [form.attempts]);
  const publish = () => {
    publishes.current = true;
    form.submit();
  };
  const title = form.field('title');
  const text = form.field('text');
  const shared = (field: 'title' | 'text') => obstacles.find((one) => one.field === field)?.message;
  return (
    <Page heading={t('action.series')} lead={t('series.lead')}>
      <Card>
        <Form form={form}>
          <div className={styles.texts}>
            <TextField
              label={t('field.title')}
              maxLength={limits.talkTitle}
              {...title}
              error={title.error ?? shared('title')}
            />
            <BrochureField field={form.field('brochure_uuid')} brochures={brochures} />
            <NumberField label={t('series.minutes')} min={15} step={15} {...form.field('minutes')} />
          </div>
          <DescriptionField
            label={t('field.text')}
            placeholder={t('field.textPlaceholder')}
            {...text}
            error={text.error ?? shared('text')}
          />
          <SeriesRows form={form} obstacles={obstacles} onChange={forget} />
          {obstacles.length > 0 && <Callout tone="red">{t('series.blocked', { count: obstacles.length })}</Callout>}
          <div className={styles.end}>
            <Button busy={form.isSaving} onClick={publish}>
              {t('series.publish')}
            </Button>
            <Button type="submit" variant="primary" busy={form.isSaving}>
              {t('series.draft')}
            </Button>
          </div>
        </Form>
      </Card>
    </Page>
  );
}

const textsOf = (from: Talk | undefined): SeriesValues => ({
  title: from ? titleWithout(from.school, from.title) : '',
  text: from?.text ?? '',
  brochure_uuid: from ? ownBrochure(from) : null,
  minutes: from?.starts_at && from.ends_at ? minutesBetween(from.starts_at, from.ends_at) : TWO_HOURS,
  rows: [rowAfter({ time: from?.starts_at?.slice(-'HH:mm'.length) ?? null, seats: from?.seats ?? null })],
});

const minutesBetween = (start: string, end: string) => (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;

/** A title often ends with its school (`秋招宣讲会 · 武汉理工大学`), which is another one in each row. */
const titleWithout = (school: string, title: string): string =>
  school === '' ? title : title.replace(school, '').replace(/^[\s·—|｜-]+|[\s·—|｜-]+$/g, '');
