import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import { useState } from 'react';
import { useCities } from '../../domains/dict/api/get-options.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { FilterDay } from '../../ui/filter-select/filter-day.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';
import { freshChoices, type TalentValues, withName } from './use-talent-filters.ts';

interface FilterFieldsProps {
  values: TalentValues;
  set: (change: Partial<TalentValues>) => void;
}

const thisYear = new Date().getFullYear();
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
const CHOICES = {
  degree: degrees,
  graduation_year: numbers(thisYear - 1, thisYear + 4),
  days: numbers(1, 7),
  months: numbers(1, 12),
  fresh: freshChoices,
} as const;
const NAMED = ['schools', 'majors', 'skills'] as const;

/** All filters; each takes hold at once. */
export function FilterFields({ values, set }: FilterFieldsProps) {
  const { t } = useTranslation('talents');
  const words = useTalentWords();
  const cities = useCities().filter(({ value }) => !values.cities.includes(value));
  return (
    <div className={styles.fields}>
      <FilterSelect
        label={t('filter.cities')}
        value=""
        options={cities}
        onChange={(code) => set({ cities: withName(values.cities, code) })}
      />
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
        <FilterSelect
          key={name}
          label={t(`filter.${name}`)}
          value={values[name]}
          options={CHOICES[name].map((value) => ({ value, label: words.filter(name, value) }))}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
      <FilterDay label={t('filter.start')} value={values.start} onChange={(start) => set({ start })} />
      {NAMED.map((name) => (
        <NameField
          key={name}
          label={t(`filter.${name}`)}
          onAdd={(word) => set({ [name]: withName(values[name], word) })}
        />
      ))}
    </div>
  );
}

/** One more name of a filter that takes several. */
function NameField({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const { t } = useTranslation('talents');
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(name);
    setName('');
  };
  return (
    <div className={styles.nameField}>
      <input
        aria-label={label}
        placeholder={label}
        maxLength={30}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && add()}
      />
      <Button onClick={add}>{t('filter.add')}</Button>
    </div>
  );
}
