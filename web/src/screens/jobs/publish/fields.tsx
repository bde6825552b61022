import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { Finding, JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useBaseOptions } from '../../../domains/dict/api/get-options.ts';
import { degreeName } from '../../../lib/i18n/degree-name.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CampusTime, ExternalAddress } from './campus-fields.tsx';
import { AddressField, CategoryField, CitiesField, MajorsField, TagsField } from './choice-fields.tsx';
import { DescriptionField, type DescriptionHandle } from './description/description-field.tsx';
import styles from './draft-form.module.css';
import type { FieldsProps } from './field-props.ts';
import { InternshipOffers, InternshipTime } from './internship-fields.tsx';
import { MarkedText } from './marked-text.tsx';
import { NumberField } from './number-field.tsx';
import { PayFields } from './pay-fields.tsx';

interface WordedProps extends FieldsProps {
  /** Text of the description that the findings speak of. */
  checkedText: string | undefined;
  editor: Ref<DescriptionHandle>;
  onOpen: (finding: Finding) => void;
}

/** A job's fields in the order in which people think of them; each kind has its own among them. */
export function Fields({ draft, onChange, findings, checkedText, editor, onOpen }: WordedProps) {
  const { t, i18n } = useTranslation('jobs');
  const options = useBaseOptions().data;
  const marked = (field: Finding['field']) => (
    <MarkedText
      draft={draft}
      findings={findings.filter((finding) => finding.field === field && finding.start !== null)}
      onOpen={onOpen}
    />
  );
  // Findings at words are marked there, with a card that has the fix.
  const errorOf = (field: Finding['field']) =>
    findings.find((finding) => finding.field === field && finding.level === 'block' && finding.start === null)?.message;
  const internship = draft.kind === 'internship' && { draft, onChange };
  const campus = draft.kind === 'campus' && { draft, onChange };
  return (
    <div className={styles.grid}>
      <div className={styles.half} data-field="title">
        <TextField
          label={t('field.title')}
          value={draft.title}
          maxLength={40}
          placeholder={t(`of.${draft.kind}.titleExample`)}
          error={errorOf('title')}
          onChange={(title) => onChange({ title })}
        />
        {marked('title')}
      </div>
      <div className={styles.third} data-field="category">
        <CategoryField
          value={draft.category}
          categories={options?.categories ?? []}
          error={errorOf('category')}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <div className={styles.sixth} data-field="headcount">
        <NumberField
          label={t('field.headcount')}
          value={draft.headcount}
          max={9999}
          error={errorOf('headcount')}
          onChange={(headcount) => onChange({ headcount })}
        />
      </div>
      <PayFields draft={draft} onChange={onChange} findings={findings} />
      {internship && <InternshipTime {...internship} errorOf={errorOf} />}
      {campus && <CampusTime {...campus} errorOf={errorOf} />}
      <div className={styles.quarter} data-field="min_degree">
        <SelectField
          label={t('field.degree')}
          value={draft.min_degree ?? ''}
          options={degrees.map((code) => ({ value: code, label: t('degreeLeast', { degree: degreeName(code) }) }))}
          error={errorOf('min_degree')}
          onChange={(value) => onChange({ min_degree: (value || null) as JobDraft['min_degree'] })}
        />
      </div>
      <div className={styles.quarter} data-field="deadline">
        <TextField
          label={t('field.deadline')}
          type="date"
          min={today()}
          value={draft.deadline ?? ''}
          error={errorOf('deadline')}
          onChange={(deadline) => onChange({ deadline: deadline || null })}
        />
      </div>
      <div className={styles.half} data-field="cities">
        <CitiesField value={draft.cities} error={errorOf('cities')} onChange={(cities) => onChange({ cities })} />
      </div>
      <div className={styles.whole} data-field="address">
        <AddressField
          value={draft.address}
          cities={draft.cities}
          error={errorOf('address')}
          onChange={(address) => onChange({ address })}
        />
        {marked('address')}
      </div>
      {internship && <InternshipOffers {...internship} />}
      {campus && <ExternalAddress {...campus} errorOf={errorOf} />}
      <div className={styles.whole} data-field="description">
        <DescriptionField
          ref={editor}
          value={draft.description}
          findings={findings.filter((finding) => finding.field === 'description')}
          checkedText={checkedText}
          error={errorOf('description')}
          onChange={(description) => onChange({ description })}
        />
      </div>
      <div className={styles.half} data-field="majors">
        <MajorsField
          label={t('field.majors')}
          placeholder={t('field.majorsExample')}
          value={draft.majors}
          error={errorOf('majors')}
          max={10}
          onChange={(majors) => onChange({ majors })}
        />
      </div>
      <div className={styles.half} data-field="highlights">
        <TagsField
          label={t('field.highlights')}
          placeholder={t('field.highlightsExample')}
          value={draft.highlights}
          error={errorOf('highlights')}
          max={8}
          options={options?.highlights.map((item) => (i18n.language === 'en' ? item.name_en : item.name)) ?? []}
          onChange={(highlights) => onChange({ highlights })}
        />
        {marked('highlights')}
      </div>
      <div className={styles.whole} data-field="questions">
        <TagsField
          label={t('field.questions')}
          placeholder={t('field.questionsExample')}
          value={draft.questions}
          error={errorOf('questions')}
          max={5}
          options={[]}
          onChange={(questions) => onChange({ questions })}
        />
        {marked('questions')}
      </div>
      <div className={styles.whole} data-field="auto_reply">
        <TextArea
          label={t('field.autoReply')}
          hint={t('field.autoReplyHint')}
          rows={2}
          maxLength={500}
          value={draft.auto_reply}
          error={errorOf('auto_reply')}
          onChange={(auto_reply) => onChange({ auto_reply })}
        />
        {marked('auto_reply')}
      </div>
    </div>
  );
}
