import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { Finding } from '@qinghe/contract/jobs/job.ts';
import type { Ref } from 'react';
import { useBaseOptions } from '../../../domains/dict/api/get-options.ts';
import {
  DescriptionField,
  type DescriptionHandle,
} from '../../../domains/jobs/components/description/description-field.tsx';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CampusTime, ExternalAddress } from './campus-fields.tsx';
import { categoryOfTitle } from './category-of-title.ts';
import { AddressField, CategoryField, CitiesField, MajorsField, TagsField } from './choice-fields.tsx';
import styles from './draft-form.module.css';
import { type FieldsProps, fieldsOf } from './field-props.ts';
import { InternshipOffers, InternshipTime } from './internship-fields.tsx';
import { NumberField } from './number-field.tsx';
import { PayFields } from './pay-fields.tsx';
import { Place } from './place.tsx';

interface WordedProps extends FieldsProps {
  onOpen: (finding: Finding) => void;
}

interface AllProps extends WordedProps {
  /** Text of the description that the findings speak of. */
  checkedText: string | undefined;
  editor: Ref<DescriptionHandle>;
}

/** A job's fields in the order in which people think of them; each kind has its own among them. */
export function Fields({ checkedText, editor, ...props }: AllProps) {
  const { t } = useTranslation('jobs');
  const { draft, onChange, findings } = props;
  const internship = draft.kind === 'internship' && { draft, onChange, findings };
  const campus = draft.kind === 'campus' && { draft, onChange, findings };
  return (
    <div className={styles.grid}>
      <WhatFields {...props} />
      <PayFields {...props} />
      {internship && <InternshipTime {...internship} />}
      {campus && <CampusTime {...campus} />}
      <WhenAndWhere {...props} />
      {internship && <InternshipOffers {...internship} />}
      {campus && <ExternalAddress {...campus} />}
      <Place name="description" width="whole">
        <DescriptionField
          ref={editor}
          label={t('field.description')}
          placeholder={t('field.descriptionExample')}
          hint={<span className={styles.keys}>{t('editor.hint')}</span>}
          findings={findings.filter(({ field }) => field === 'description')}
          checkedText={checkedText}
          {...fieldsOf(props)('description')}
        />
      </Place>
      <WhoFields {...props} />
    </div>
  );
}

/** What the work is, and for how many. */
function WhatFields(props: WordedProps) {
  const { t } = useTranslation('jobs');
  const field = fieldsOf(props);
  const { draft, onChange } = props;
  const categories = useBaseOptions().data?.categories ?? [];
  // The category follows the title until another one is chosen.
  const isProposed = ['', categoryOfTitle(draft.title, categories)].includes(draft.category);
  const name = (title: string) =>
    onChange({ title, ...(isProposed && { category: categoryOfTitle(title, categories) }) });
  return (
    <>
      <Place name="title" width="half" marking={props}>
        <TextField
          label={t('field.title')}
          maxLength={40}
          placeholder={t(`of.${props.draft.kind}.titleExample`)}
          {...field('title')}
          onChange={name}
        />
      </Place>
      <Place name="category" width="third">
        <CategoryField categories={categories} {...field('category')} />
      </Place>
      <Place name="headcount" width="sixth">
        <NumberField label={t('field.headcount')} max={9999} {...field('headcount')} />
      </Place>
    </>
  );
}

/** Which degree it takes, until when one may apply, and where the work is. */
function WhenAndWhere(props: WordedProps) {
  const { t } = useTranslation('jobs');
  const field = fieldsOf(props);
  const degree = field('min_degree');
  const deadline = field('deadline');
  return (
    <>
      <Place name="min_degree" width="quarter">
        <SelectField
          label={t('field.degree')}
          options={degrees.map((code) => ({ value: code, label: t('degreeLeast', { degree: degreeName(code) }) }))}
          {...degree}
          value={degree.value ?? ''}
          onChange={(value) => degree.onChange(degrees.find((code) => code === value) ?? null)}
        />
      </Place>
      <Place name="deadline" width="quarter">
        <TextField
          label={t('field.deadline')}
          type="date"
          min={today()}
          {...deadline}
          value={deadline.value ?? ''}
          onChange={(day) => deadline.onChange(day || null)}
        />
      </Place>
      <Place name="cities" width="half">
        <CitiesField {...field('cities')} />
      </Place>
      <Place name="address" width="whole" marking={props}>
        <AddressField cities={props.draft.cities} {...field('address')} />
      </Place>
    </>
  );
}

/** Whom it is for, what speaks for it, what is asked and answered. */
function WhoFields(props: WordedProps) {
  const { t, i18n } = useTranslation('jobs');
  const field = fieldsOf(props);
  const highlights = useBaseOptions().data?.highlights ?? [];
  return (
    <>
      <Place name="majors" width="half">
        <MajorsField label={t('field.majors')} placeholder={t('field.majorsExample')} max={10} {...field('majors')} />
      </Place>
      <Place name="highlights" width="half" marking={props}>
        <TagsField
          label={t('field.highlights')}
          placeholder={t('field.highlightsExample')}
          max={8}
          options={highlights.map((item) => (i18n.language === 'en' ? item.name_en : item.name))}
          {...field('highlights')}
        />
      </Place>
      <Place name="questions" width="whole" marking={props}>
        <TagsField
          label={t('field.questions')}
          placeholder={t('field.questionsExample')}
          max={5}
          options={[]}
          {...field('questions')}
        />
      </Place>
      <Place name="auto_reply" width="whole" marking={props}>
        <TextArea
          label={t('field.autoReply')}
          hint={t('field.autoReplyHint')}
          rows={2}
          maxLength={500}
          {...field('auto_reply')}
        />
      </Place>
    </>
  );
}
