import type { Talk, TalkFormat, TalkTexts } from '@qinghe/contract/jobs/talks.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useBrochures } from '../../../domains/jobs/api/brochures.ts';
import { useSaveTalk } from '../../../domains/jobs/api/talks.ts';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import styles from './talks.module.css';

const MOST_CHARACTERS = 20_000;
const schema = async () => (await import('@qinghe/contract/jobs/talks.ts')).talkForm;
const valuesOf = (talk: Talk | undefined): TalkTexts & { version: number } => ({
  version: talk?.version ?? 0,
  title: talk?.title ?? '',
  format: talk?.format ?? 'campus',
  school: talk?.school ?? '',
  place: talk?.place ?? '',
  starts_at: talk?.starts_at ?? '',
  ends_at: talk?.ends_at ?? '',
  seats: talk?.seats ?? null,
  text: talk?.text ?? '',
  brochure_uuid: talk?.brochure_uuid ?? null,
});

/** Most of what a talk needs to begin at: two hours are usual. */
const twoHoursAfter = (minute: string) =>
  new Date(Date.parse(`${minute}Z`) + 2 * 3_600_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** Where, when, for how many, and what it is about. */
export function TalkForm({ talk }: { talk: Talk | undefined }) {
  const { t } = useTranslation('talks');
  const navigate = useNavigate();
  const brochures = useBrochures().data?.items ?? [];
  const form = useApiForm({
    key: `talk:${talk?.uuid ?? 'new'}`,
    initial: valuesOf(talk),
    schema,
    save: useSaveTalk(talk?.uuid),
    latestOf: (current) => valuesOf(current as Talk),
    onSaved: () => void navigate(talkAddresses.list),
  });
  const format = form.field('format');
  const starts = form.field('starts_at');
  const ends = form.field('ends_at');
  const brochure = form.field('brochure_uuid');
  return (
    <Page heading={t(talk ? 'edit' : 'create')}>
      <Card>
        <Form form={form}>
          <div className={styles.fields}>
            <TextField label={t('field.title')} maxLength={limits.talkTitle} {...form.field('title')} />
            <RadioField
              label={t('field.format')}
              options={(['campus', 'online'] as const).map((value) => ({ value, label: t(`format.${value}`) }))}
              {...format}
              onChange={(value) => format.onChange(value as TalkFormat)}
            />
            <TextField
              label={t(format.value === 'campus' ? 'field.school' : 'field.schoolOptional')}
              maxLength={limits.school}
              {...form.field('school')}
            />
            <TextField
              label={t(format.value === 'campus' ? 'field.place' : 'field.link')}
              maxLength={format.value === 'campus' ? limits.address : undefined}
              {...form.field('place')}
            />
            <div className={styles.pair}>
              <TextField
                label={t('field.startsAt')}
                type="datetime-local"
                {...starts}
                onChange={(minute) => {
                  starts.onChange(minute);
                  if (minute && !ends.value) ends.onChange(twoHoursAfter(minute));
                }}
              />
              <TextField label={t('field.endsAt')} type="datetime-local" min={starts.value} {...ends} />
            </div>
            <NumberField label={t('field.seats')} hint={t('field.seatsHint')} min={1} {...form.field('seats')} />
            {brochures.length > 0 && (
              <SelectField
                {...brochure}
                label={t('field.brochure')}
                value={brochure.value ?? ''}
                options={[
                  { value: '', label: t('field.noBrochure') },
                  ...brochures.map(({ uuid, title }) => ({ value: uuid, label: title })),
                ]}
                onChange={(uuid) => brochure.onChange(uuid || null)}
              />
            )}
            <TextArea
              label={t('field.text')}
              hint={t('field.textHint')}
              rows={6}
              maxLength={MOST_CHARACTERS}
              {...form.field('text')}
            />
            {(talk?.signed ?? 0) + (talk?.waiting ?? 0) > 0 && <Callout>{t('movedHint')}</Callout>}
            <div>
              <Button type="submit" variant="primary" busy={form.isSaving}>
                {t(talk?.state === 'online' ? 'saveOnline' : 'save')}
              </Button>
            </div>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
