import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTags } from '../../../../domains/resumes/api/tag-applications.ts';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FilterSelect } from '../../../../ui/filter-select/filter-select.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { useDeskFrame } from '../desk-context.ts';
import { PeopleCount } from '../list/list-head.tsx';
import { ViewSwitch } from '../list/view-switch.tsx';
import styles from './filter-bar.module.css';
import { type DeskFilter, deskFilters } from './filters.ts';
import { SaveFilter } from './saved-filters.tsx';

/** What narrows the list; everything chosen stands in the address. */
export function FilterBar() {
  const { t } = useTranslation('resumes');
  const { filters, setFilters: onChange, view, counts, onHelp } = useDeskFrame();
  const jobs = counts?.jobs ?? [];
  const tags = useTags().data ?? [];
  const filtered = deskFilters.isAny(filters);
  return (
    <div className={styles.bar}>
      <Search value={filters.q} onChange={(q) => onChange({ q })} />
      {deskFilters.names.map((name) => {
        const { choice }: DeskFilter = deskFilters.declared[name];
        const options = choice?.options({ t, degreeName, jobs, tags }) ?? [];
        if (!choice || (choice.optional && options.length === 0 && filters[name] === '')) return null;
        return (
          <FilterSelect
            key={name}
            label={t(choice.label)}
            value={filters[name]}
            options={options}
            onChange={(value) => onChange({ [name]: value })}
          />
        );
      })}
      {filtered && (
        <>
          <Button variant="quiet" onClick={() => onChange(deskFilters.none)}>
            {t('filter.clear')}
          </Button>
          <SaveFilter />
        </>
      )}
      {view === 'board' && <PeopleCount />}
      <span className={styles.help}>
        <ViewSwitch />
        <Button variant="quiet" onClick={onHelp} aria-keyshortcuts="?">
          {t('shortcuts.title')}
        </Button>
      </span>
    </div>
  );
}

const TYPING_PAUSE = 250;

/** Words typed go into the address when the person pauses, so that not every letter is a query. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('resumes');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [composing, setComposing] = useState(false);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (composing || typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, composing, onChange]);
  useKey('/', () => input.current?.focus(), { label: t('filter.search') });
  return (
    <label className={styles.search}>
      <IconSearch size={16} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={typed}
        maxLength={40}
        aria-label={t('filter.search')}
        aria-keyshortcuts="/"
        placeholder={t('filter.searchShort')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </label>
  );
}
