import { limits } from '@qinghe/contract/limits.ts';
import type { TalkFormat, TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { useSchoolNames } from '../../../domains/dict/api/suggestions.ts';
import { DescriptionField } from '../../../domains/jobs/components/description/description-field.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { SuggestField } from '../../../ui/field/suggest-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ApiForm } from '../../../ui/form/api-form.ts';
import { BrochureField } from './brochure-field.tsx';
import styles from './talks.module.css';

/** Most of what a talk needs to begin at: two hours are usual. */
const twoHoursAfter = (minute: string) =>
  new Date(Date.parse(`${minute}Z`) + 2 * 3_600_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

interface TalkFieldsProps {
  form: ApiForm<TalkTexts & { version: number }>;
  brochures: readonly { uuid: string; title: string }[];
}

/** The fields of a talk, in the order in which one plans it. */
export function TalkFields({ form, brochures }: TalkFieldsProps) {
  const { t } = useTranslation('talks');
  const format = form.field('format');
  const school = form.field('school');
  const starts = form.field('starts_at');
  const ends = form.field('ends_at');
  return (
    <>
      <TextField label={t('field.title')} maxLength={limits.talkTitle} {...form.field('title')} />
      <RadioField
        label={t('field.format')}
        options={(['campus', 'online'] as const).map((value) => ({ value, label: t(`format.${value}`) }))}
        {...format}
        onChange={(value) => format.onChange(value as TalkFormat)}
      />
      <SuggestField
        suggestions={useSchoolNames(school.value)}
        label={t(format.value === 'campus' ? 'field.school' : 'field.schoolOptional')}
        maxLength={limits.school}
        {...school}
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
          hint={t('field.startsHint')}
          value={starts.value ?? ''}
          onChange={(minute) => {
            starts.onChange(minute || null);
            if (minute && !ends.value) ends.onChange(twoHoursAfter(minute));
            if (!minute) ends.onChange(null);
          }}
        />
        <TextField
          label={t('field.endsAt')}
          type="datetime-local"
          min={starts.value ?? undefined}
          {...ends}
          value={ends.value ?? ''}
          onChange={(minute) => ends.onChange(minute || null)}
        />
      </div>
      <NumberField label={t('field.seats')} hint={t('field.seatsHint')} min={1} {...form.field('seats')} />
      <BrochureField field={form.field('brochure_uuid')} brochures={brochures} />
      <DescriptionField label={t('field.text')} placeholder={t('field.textPlaceholder')} {...form.field('text')} />
    </>
  );
}
