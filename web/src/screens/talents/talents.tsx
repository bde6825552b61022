import { limits } from '@qinghe/contract/limits.ts';
import { MAX_WORDS, typedWords } from '@qinghe/contract/talents/words.ts';
import { useTranslation } from 'react-i18next';
import { useOnlineJobs, useTalentCounts, useTalents } from '../../domains/talents/api/list-talents.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { FilterChips } from './filter-chips.tsx';
import { TalentGroups } from './talent-groups.tsx';
import { TalentRow } from './talent-row.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';
import { useCurrentRow } from './use-current-row.ts';
import { useTalentFilters } from './use-talent-filters.ts';

/** People who agreed to be found: by words and filters, those who meet more of the words first, then those heard of last. */
export default function Talents() {
  const { t } = useTranslation('talents');
  const say = useTalentWords();
  const filters = useTalentFilters();
  const { values, set, drop, active } = filters;
  const query = useTalents(filters.listed);
  const counts = useTalentCounts(filters.counted).data;
  const jobs = useOnlineJobs();
  const found = itemsOf(query.data);
  const row = useCurrentRow(
    found.map(({ uuid }) => uuid),
    () => {},
  );
  const words = typedWords(values.q).slice(0, MAX_WORDS);
  const asked = [...active.map((name) => ({ label: say.filter(name, values[name]), drop: () => drop(name) }))];
  const search = values.q === '' ? asked : [{ label: values.q, drop: () => set({ q: '' }) }, ...asked];
  const suggests = counts?.groups.some(({ without }) => without.length > 0) ?? false;
  return (
    <Page lead={counts && t('lead', { count: counts.pool, shown: poolOf(counts.pool) })}>
      <div className={styles.search}>
        <FilterBar
          active={asked}
          search={
            <FilterSearch
              label={t('search')}
              value={values.q}
              maxLength={limits.talentSearch}
              onChange={(q) => set({ q })}
            />
          }
        >
          <FilterSelect
            label={t('forJob')}
            value={values.job_uuid}
            options={jobs.map(({ uuid, title }) => ({ value: uuid, label: t('forNamed', { job: title }) }))}
            onChange={(job_uuid) => set({ job_uuid })}
          />
          <FilterChips filters={filters} further={counts?.further ?? []} />
        </FilterBar>
        {counts && (
          <p className={styles.total} aria-live="polite">
            <b>{t('people', { count: counts.total, shown: say.count(counts.total) })}</b>
            {words.length > 1 && t('order')}
          </p>
        )}
      </div>
      {typedWords(values.q).length > MAX_WORDS && <Hint>{t('wordsCut', { count: MAX_WORDS })}</Hint>}
      <Card flush>
        <QueryList
          query={suggests && found.length === 0 ? { ...query, data: undefined, error: null } : query}
          filters={search}
          skeleton={
            suggests ? (
              <TalentGroups talents={[]} counts={counts} hasMore={false} values={values} onDrop={drop}>
                {() => null}
              </TalentGroups>
            ) : undefined
          }
          empty={{ title: t('empty'), hint: t('emptyHint') }}
        >
          {(talents) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside take the focus
            <div onKeyDown={row.press}>
              <TalentGroups talents={talents} counts={counts} hasMore={query.hasNextPage} values={values} onDrop={drop}>
                {(ofGroup) =>
                  ofGroup.map((talent) => (
                    <TalentRow
                      key={talent.uuid}
                      talent={talent}
                      words={words}
                      isCurrent={talent.uuid === row.current}
                      action={<RelativeTime at={talent.refreshed_at} />}
                      onFocus={() => row.setCurrent(talent.uuid)}
                    />
                  ))
                }
              </TalentGroups>
            </div>
          )}
        </QueryList>
      </Card>
    </Page>
  );
}

const POOL_AT_MOST = 100_000;
const poolOf = (count: number): string =>
  count >= POOL_AT_MOST ? `${POOL_AT_MOST.toLocaleString('en')}+` : count.toLocaleString('en');
