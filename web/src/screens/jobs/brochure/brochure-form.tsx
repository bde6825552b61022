import type { BrochureDetail, BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import type { CampusBatch } from '@qinghe/contract/jobs/job.ts';
import { campusBatches } from '@qinghe/contract/jobs/job-filter.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useNavigate } from 'react-router';
import { useSaveBrochure } from '../../../domains/jobs/api/brochures.ts';
import { BrochurePreview } from '../../../domains/jobs/components/brochure-preview.tsx';
import { DescriptionField } from '../../../domains/jobs/components/description/description-field.tsx';
import { GraduationYearsField } from '../../../domains/jobs/components/graduation-years-field.tsx';
import { PublicFrame } from '../../../domains/jobs/components/public-frame.tsx';
import { brochureAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import styles from './brochure.module.css';
import { PictureChoice } from './picture-choice.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

const schema = async () => (await import('@qinghe/contract/jobs/brochures.ts')).brochureForm;
const valuesOf = (brochure: BrochureDetail | undefined): BrochureTexts & { version: number } => ({
  version: brochure?.version ?? 0,
  title: brochure?.title ?? '',
  batch: brochure?.batch ?? 'autumn',
  graduation_years: brochure?.graduation_years ?? [],
  picture_uuid: brochure?.picture_uuid ?? null,
  text: brochure?.text ?? '',
  schedule: brochure?.schedule ?? [],
});

/** What is written on the left, the brochure as candidates see it on the right. */
export function BrochureForm({ brochure }: { brochure: BrochureDetail | undefined }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const initial = valuesOf(brochure);
  const online = brochure?.state === 'online';
  const form = useApiForm({
    key: `brochure:${brochure?.uuid ?? 'new'}`,
    initial,
    schema,
    save: useSaveBrochure(brochure?.uuid),
    latestOf: (current) => valuesOf(current as BrochureDetail),
    onSaved: ({ uuid }) => void navigate(brochureAddresses.show(uuid)),
  });
  const batch = form.field('batch');
  const changes = (Object.keys(initial) as (keyof typeof initial)[]).filter(
    (name) => name !== 'version' && JSON.stringify(form.values[name]) !== JSON.stringify(initial[name]),
  );
  return (
    <Page heading={t(brochure ? 'brochure.editTitle' : 'brochure.create')}>
      <div className={styles.columns}>
        <Card>
          <Form form={form}>
            <div className={styles.fields}>
              {online && (
                <Callout>
                  {t('brochure.onlineHint')} {changes.length > 0 && t('change.differs', { count: changes.length })}
                </Callout>
              )}
              <TextField label={t('brochure.title')} maxLength={limits.brochureTitle} {...form.field('title')} />
              <SelectField
                label={t('field.batch')}
                options={campusBatches.map((value) => ({ value, label: t(`batch.${value}`) }))}
                {...batch}
                onChange={(value) => batch.onChange(value as CampusBatch)}
              />
              <GraduationYearsField label={t('field.graduationYears')} {...form.field('graduation_years')} />
              <PictureChoice {...form.field('picture_uuid')} />
              <DescriptionField
                label={t('brochure.text')}
                placeholder={t('brochure.textPlaceholder')}
                hint={t('brochure.textHint')}
                {...form.field('text')}
              />
              <ScheduleFields form={form} />
              <div className={styles.end}>
                <Button type="submit" variant="primary" busy={form.isSaving}>
                  {t(online ? 'brochure.saveOnline' : 'brochure.save')}
                </Button>
              </div>
            </div>
          </Form>
        </Card>
        <aside aria-label={t('preview.label')} className={styles.phone}>
          <PublicFrame title={t('preview.label')}>
            <BrochurePreview
              brochure={form.values}
              jobs={brochure?.job_items ?? []}
              talks={brochure?.talk_items ?? []}
            />
          </PublicFrame>
        </aside>
      </div>
    </Page>
  );
}
