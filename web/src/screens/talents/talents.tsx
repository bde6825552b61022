import { limits } from '@qinghe/contract/limits.ts';
import type { Talent } from '@qinghe/contract/talents/list.ts';
import { MAX_WORDS, typedWords } from '@qinghe/contract/talents/words.ts';
import { useState } from 'react';
import { useInviteCost } from '../../domains/talents/api/invitations.ts';
import { useOnlineJobs, useTalentCounts, useTalents } from '../../domains/talents/api/list-talents.ts';
import { itemsOf } from '../../lib/api/api-query.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { Page } from '../../ui/page/page.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { FilterChips } from './filter-chips.tsx';
import { isInvitable } from './invite-action.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { SearchActions } from './search-actions.tsx';
import { SimilarTalents } from './similar-talents.tsx';
import { TalentList } from './talent-list.tsx';
import { TalentTabs } from './talent-tabs.tsx';
import { useTalentWords } from './talent-words.ts';
import styles from './talents.module.css';
import { useAskColleague } from './use-ask-colleague.tsx';
import { useCurrentRow } from './use-current-row.ts';
import { useOpenSearch } from './use-open-search.ts';
import { useTalentFilters } from './use-talent-filters.ts';
import { useTalentSelection } from './use-talent-selection.ts';

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
  const row = useCurrentRow(found.map(({ uuid }) => uuid));
  const selection = useTalentSelection(found, row);
  const cost = useInviteCost();
  const search = useOpenSearch(filters);
  const [similarTo, setSimilarTo] = useState<Talent | null>(null);
  const { dialog, open } = useDialog();
  const invite = (talent: Talent) =>
    open((close) => <InviteDialog talent={talent} jobUuid={values.job_uuid} onClose={close} />);
  const inviteMany = (uuids: readonly string[] | null) =>
    open((close) => (
      <BatchDialog
        uuids={uuids}
        filter={filters.counted}
        jobUuid={values.job_uuid}
        onSent={selection.clear}
        onClose={close}
      />
    ));
  const ask = useAskColleague(open, { chosen: selection.chosen, current: row.current });
  const current = found.find(({ uuid }) => uuid === row.current);
  useKey('i', () => current && invite(current), {
    enabled: current !== undefined && isInvitable(current),
    label: t('invite.action'),
  });
  const words = typedWords(values.q).slice(0, MAX_WORDS);
  const asked = active.map((name) => ({ label: say.filter(name, values[name]), drop: () => drop(name) }));
  return (
    <Page
      lead={counts && t('lead', { count: counts.pool, shown: poolOf(counts.pool) })}
      actions={found.length > 0 && <Button onClick={() => inviteMany(null)}>{t('many.first')}</Button>}
    >
      <TalentTabs searches={search.searches} open={search.open?.uuid} isList />
      <FilterBar
        active={asked}
        end={
          counts && (
            <p className={styles.total} aria-live="polite">
              <b>{t('people', { count: counts.total, shown: say.count(counts.total) })}</b>
              {words.length > 1 && t('order')}
            </p>
          )
        }
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
        <SearchActions search={search} openDialog={open} />
      </FilterBar>
      {typedWords(values.q).length > MAX_WORDS && <Hint>{t('wordsCut', { count: MAX_WORDS })}</Hint>}
      <Drawer
        open={similarTo !== null}
        title={t('similar.title', { code: similarTo?.code ?? '' })}
        onClose={() => setSimilarTo(null)}
        content={similarTo && <SimilarTalents key={similarTo.uuid} uuid={similarTo.uuid} onInvite={invite} />}
      >
        <TalentList
          query={query}
          counts={counts}
          filters={filters}
          words={words}
          row={row}
          selection={selection}
          cost={cost}
          onInvite={invite}
          onSimilar={setSimilarTo}
          onAsk={({ uuid }) => ask([uuid])}
        />
      </Drawer>
      <BatchBar
        count={selection.chosen.length}
        cost={cost}
        onInvite={() => inviteMany(selection.chosen)}
        onAsk={() => ask(selection.chosen)}
        onClear={selection.clear}
      />
      {dialog}
    </Page>
  );
}

const POOL_AT_MOST = 100_000;
const poolOf = (count: number): string =>
  count >= POOL_AT_MOST ? `${POOL_AT_MOST.toLocaleString('en')}+` : count.toLocaleString('en');
