import { stages } from '@qinghe/contract/resumes/stages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplicationCounts } from '../../domains/resumes/api/count-applications.ts';
import { applicationQuery } from '../../domains/resumes/api/get-application.ts';
import { useApplications } from '../../domains/resumes/api/list-applications.ts';
import { isApiError } from '../../lib/api-error.ts';
import { useKey } from '../../ui/key/use-key.ts';
import { Page } from '../../ui/page/page.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { FilterBar } from './applications/filter-bar.tsx';
import { People } from './applications/people.tsx';
import { ShortcutsDialog } from './applications/shortcuts-dialog.tsx';
import { toInput, useDesk } from './applications/use-desk.ts';
import { Workbench } from './applications/workbench.tsx';
import styles from './applications.module.css';

const wide = matchMedia('(min-width: 641px)');

/** The desk where CVs are read and decided: people, document, record. */
export default function Applications() {
  const { t } = useTranslation('resumes');
  const desk = useDesk();
  const { list, filters, kind, stage, openUuid, open } = desk;
  const applications = useApplications(list);
  const counts = useApplicationCounts(useMemo(() => toInput(kind, filters), [kind, filters]));
  const [help, setHelp] = useState(false);
  const items = useMemo(() => applications.data?.pages.flatMap((page) => page.items) ?? [], [applications.data]);
  const openIndex = items.findIndex((item) => item.uuid === openUuid);
  const goTo = useCallback((index: number) => items[index] && open(items[index].uuid), [items, open]);

  // On a desktop somebody is always open; on a phone the list comes first.
  const firstUuid = items[0]?.uuid;
  useEffect(() => {
    if (openUuid === null && firstUuid && wide.matches) open(firstUuid, { step: false });
  }, [openUuid, firstUuid, open]);

  const client = useQueryClient();
  const following = items[openIndex + 1]?.uuid;
  useEffect(() => {
    if (following) void client.prefetchQuery(applicationQuery(following));
  }, [client, following]);

  const next = () => goTo(openIndex + 1);
  const previous = () => goTo(openIndex - 1);
  useKey('j', next);
  useKey('ArrowDown', next);
  useKey('k', previous, openIndex > 0);
  useKey('ArrowUp', previous, openIndex > 0);
  useKey('?', () => setHelp(true));

  const goOn = useCallback(
    (decided: string) => {
      // Gone to another person or another stage while the answer was on its way: nobody is pulled back.
      if (new URLSearchParams(location.search).get('id') !== decided) return;
      const index = items.findIndex((item) => item.uuid === decided);
      open((items[index + 1] ?? items[index - 1])?.uuid ?? null);
    },
    [items, open],
  );
  const { fetchNextPage } = applications;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const count = counts.data?.counts[stage];

  return (
    <Page layout="workspace" title={`${t(`stage.${stage}`)} · ${t(`kind.${kind}`)}`}>
      <div className={openUuid ? styles.behind : undefined}>
        <Tabs
          label={t('stages')}
          tabs={stages.map((name) => ({
            to: desk.stageAddress(name),
            label: t(`stage.${name}`),
            count: counts.data?.counts[name],
          }))}
        />
        <FilterBar
          filters={filters}
          jobs={counts.data?.jobs ?? []}
          count={count}
          onChange={desk.setFilters}
          onHelp={() => setHelp(true)}
        />
      </div>
      <div className={styles.panes}>
        <section className={`${styles.people} ${openUuid ? styles.behind : ''}`} aria-label={t('list')}>
          {applications.isPending ? (
            <SkeletonRows rows={8} />
          ) : applications.error && items.length === 0 ? (
            <ErrorState
              title={t('listFailed')}
              hint={t('listFailedHint')}
              requestId={isApiError(applications.error) ? applications.error.requestId : undefined}
              onRetry={() => void applications.refetch()}
            />
          ) : items.length === 0 ? (
            <Empty filtered={Object.values(filters).some(Boolean)} stage={stage} />
          ) : (
            <People
              items={items}
              openUuid={openUuid}
              onOpen={open}
              hasMore={applications.hasNextPage}
              fetching={applications.isFetchingNextPage}
              onMore={more}
            />
          )}
        </section>
        {openUuid && (
          <Workbench
            uuid={openUuid}
            listed={stage}
            position={openIndex < 0 ? undefined : { index: openIndex, count: Math.max(count ?? 0, items.length) }}
            onNext={openIndex < items.length - 1 ? next : undefined}
            onPrevious={openIndex > 0 ? previous : undefined}
            onClose={desk.close}
            onDecided={goOn}
            onUndone={open}
          />
        )}
      </div>
      <ShortcutsDialog open={help} onClose={() => setHelp(false)} />
    </Page>
  );
}

function Empty({ filtered, stage }: { filtered: boolean; stage: (typeof stages)[number] }) {
  const { t } = useTranslation('resumes');
  if (filtered) return <EmptyState title={t('empty.filtered')} hint={t('empty.filteredHint')} />;
  return <EmptyState title={t(`empty.${stage}`)} hint={t(stage === 'new' ? 'empty.newHint' : 'empty.hint')} />;
}
