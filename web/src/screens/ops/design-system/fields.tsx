import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { OfferedList } from '../../../ui/field/offered-list.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FilterDay } from '../../../ui/filter-select/filter-day.tsx';
import { FilterSelect } from '../../../ui/filter-select/filter-select.tsx';
import { FilterSeveral } from '../../../ui/filter-select/filter-several.tsx';
import { ComponentLibrary } from '../../../ui/library/component-library.tsx';
import { Section } from '../../../ui/section/section.tsx';
import styles from './design-system.module.css';
import { FieldKinds } from './field-kinds.tsx';

export function Fields() {
  const { t } = useTranslation('design');
  const [text, setText] = useState('');
  const [choice, setChoice] = useState('a');
  const [several, setSeveral] = useState(['a', 'b']);
  const options = [
    { value: 'a', label: t('chosen') },
    { value: 'b', label: t('long') },
  ];
  return (
    <>
      <Section title="field">
        <div className={styles.fields}>
          <TextField label={t('label')} value={text} placeholder={t('placeholder')} onChange={setText} />
          <TextField label={t('long')} hint={t('hint')} value={text} onChange={setText} end={t('unit')} />
          <TextField label={t('label')} error={t('error')} value={t('longWord')} onChange={setText} />
          <TextField label={t('disabled')} disabled value={t('act')} onChange={setText} />
          <PasswordField label={t('password')} value={text} autoComplete="off" onChange={setText} />
          <TextArea label={t('label')} maxLength={100} rows={2} value={text} onChange={setText} />
          <TextArea label={t('label')} error={t('error')} rows={2} value={text} onChange={setText} />
          <SelectField label={t('label')} value={choice} options={options} onChange={setChoice} />
          <SelectField label={t('label')} error={t('error')} value="" options={options} onChange={setChoice} />
        </div>
        <FieldKinds />
        <OfferedList
          id="offered"
          label={t('label')}
          items={options.map(({ value, label }) => ({ uuid: value, label }))}
          active={0}
          onPick={({ uuid }) => setChoice(uuid)}
        >
          {({ label }) => label}
        </OfferedList>
      </Section>
      <Section title="filter-select">
        <div className={styles.row}>
          <FilterSelect label={t('label')} value="" options={options} onChange={setChoice} />
          <FilterSelect label={t('label')} value={choice} options={options} onChange={setChoice} />
          <FilterSeveral label={t('label')} values={[]} options={options} max={10} onChange={setSeveral} />
          <FilterSeveral label={t('label')} values={several} options={options} max={10} onChange={setSeveral} />
          <FilterDay label={t('label')} value="2026-11-22" onChange={() => undefined} />
        </div>
      </Section>
      <Section title="library">
        <ComponentLibrary>
          <p>{t('library')}</p>
        </ComponentLibrary>
      </Section>
    </>
  );
}
