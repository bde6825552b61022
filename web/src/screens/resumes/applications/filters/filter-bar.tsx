import { joinValues, splitValues } from '@qinghe/contract/listed-values.ts';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { memo, useEffect, useRef, useState } from 'react';
import { useSourceName } from '../../../../domains/jobs/components/source-name.ts';
import { useFilterChoices } from '../../../../domains/resumes/api/count-applications.ts';
import { useTags } from '../../../../domains/resumes/api/tag-applications.ts';
import { degreeName } from '../../../../lib/i18n/degree-name.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { destination } from '../../../../lib/routing/navigation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FilterSelect } from '../../../../ui/filter-select/filter-select.tsx';
import { FilterSeveral } from '../../../../ui/filter-select/filter-several.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import { useDeskFrame } from '../desk-context.ts';
import { PeopleCount } from '../list/list-head.tsx';
import { PickButton } from '../list/pick-button.tsx';
import { ViewSwitch } from '../list/view-switch.tsx';
import styles from './filter-bar.module.css';
import { type DeskFilter, deskFilters, type FilterName } from './filters.ts';
import { SaveFilter } from './saved-filters.tsx';

/** What narrows the list; everything chosen stands in the address. */
export const FilterBar = memo(function FilterBar({ onPick }: { onPick?: (() => void) | undefined }) {
  const { t } = useTranslation('resumes');
  const { kind, filters, setFilters: onChange, view, counts, onHelp } = useDeskFrame();
  const jobs = counts?.jobs ?? [];
  const tags = useTags().data ?? [];
  const sourceName = useSourceName();
  const filtered = deskFilters.isAny(filters);
  const [wanted, setWanted] = useState<readonly FilterName[]>([]);
  const isWanted = (name: FilterName) => filters[name] !== '' || wanted.includes(name);
  const { cities = [], sources = [] } = useFilterChoices(kind, isWanted('city') || isWanted('source')).data ?? {};
  const shown = deskFilters.names.flatMap((name) => {
    const { choice, several }: DeskFilter = deskFilters.declared[name];
    const options = choice?.options({ t, degreeName, jobs, tags, cities, sources, sourceName }) ?? [];
    if (!choice || (choice.optional && options.length === 0 && filters[name] === '')) return [];
    const values = several === undefined ? [filters[name]].filter(Boolean) : splitValues(filters[name]);
    // A value that none of the choices names, such as one of another day's link, is one of them.
    const unnamed = values.filter((value) => options.every((option) => option.value !== value));
    const all = [...options, ...unnamed.map((value) => ({ value, label: value }))];
    return [{ name, label: t(choice.label), options: all, values, several, isRare: choice.rare === true }];
  });
  const isOut = ({ name, isRare }: (typeof shown)[number]) => isRare && !isWanted(name);
  return (
    <div className={styles.bar}>
      {onPick && <PickButton onPick={onPick} />}
      <Search value={filters.q} onChange={(q) => onChange({ q })} />
      {shown
        .filter((one) => !isOut(one))
        .map(({ name, several, values, isRare: _, ...field }) =>
          several === undefined ? (
            <FilterSelect
              key={name}
              {...field}
              value={filters[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ) : (
            <FilterSeveral
              key={name}
              {...field}
              values={values}
              max={several}
              onChange={(next) => {
                // From where the page is on its way to.
                const { [name]: before } = deskFilters.read(new URLSearchParams(destination().search));
                onChange({ [name]: joinValues(next(splitValues(before))) });
              }}
            />
          ),
        )}
      {shown.some(isOut) && (
        <Menu
          label={t('filter.more')}
          trigger={t('filter.more')}
          triggerHasWords
          groups={[
            shown.filter(isOut).map(({ name, label }) => ({ label, onSelect: () => setWanted([...wanted, name]) })),
          ]}
        />
      )}
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
});

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
