import type { ApplicationSummary } from '@qinghe/contract/resumes/endpoints.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplications } from '../../../domains/resumes/api/list-applications.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useKey } from '../../../ui/key/use-key.ts';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx';
import { useHighlight } from '../../../ui/text/use-highlight.ts';
import styles from '../applications.module.css';
import { BulkBar } from './bulk-bar.tsx';
import type { DeskFrame } from './desk-frame.ts';
import { FilterBar } from './filter-bar.tsx';
import { deskFilters } from './filters.ts';
import { People } from './people.tsx';
import { usePrefetch } from './prefetch.ts';
import { SavedFilters } from './saved-filters.tsx';
import { neighbourOf, staying } from './steps.ts';
import { usePlace } from './use-place.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { Workbench } from './workbench.tsx';

/** People, document, record side by side; in focus the people step aside. */
export function ListView({ desk, counts, onHelp }: DeskFrame) {
  const { t } = useTranslation('resumes');
  const { list, stage, open, view } = desk;
  const applications = useApplications(list);
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = applications;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { openUuid, openIndex } = usePlace(desk, items, {
    hasMore: hasNextPage,
    more: isFetchingNextPage ? undefined : more,
  });
  const panes = useRef<HTMLDivElement>(null);
  useHighlight(panes, desk.filters.q);
  const selection = useSelection(items, JSON.stringify(list));
  const { step, previous, next } = useSteps(items, openUuid, open);
  usePrefetch(list, [next, previous]);

  const goNext = () => void step(1);
  const goBack = () => void step(-1);
  useKey('j', goNext, { enabled: items.length > 0, label: t('steps.next') });
  useKey('ArrowDown', goNext);
  useKey('k', goBack, { enabled: items.length > 0, label: t('steps.previous') });
  useKey('ArrowUp', goBack);
  useSelectionKeys(items, openUuid, selection, step);

  const goOn = useCallback(
    (decided: string) => {
      open(staying(items, new Set([decided]), decided)?.uuid ?? null);
    },
    [items, open],
  );
  const goOnFromMany = (decided: ReadonlySet<string>) => {
    if (openUuid && decided.has(openUuid)) open(staying(items, decided, openUuid)?.uuid ?? null);
  };
  const count = counts?.counts[stage];
  const countMore = counts?.more.includes(stage) ?? false;
  const focused = view === 'focus' && openUuid !== null;
  return (
    <>
      {view !== 'focus' && (
        <div className={openUuid ? styles.behind : undefined}>
          {selection.chosen.size > 0 ? (
            <BulkBar desk={desk} selection={selection} count={count} more={countMore} onDecided={goOnFromMany} />
          ) : (
            <>
              <FilterBar desk={desk} jobs={counts?.jobs ?? []} count={count} more={countMore} onHelp={onHelp} />
              <SavedFilters desk={desk} />
            </>
          )}
        </div>
      )}
      <div ref={panes} className={styles.panes}>
        {!focused && (
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
              <Empty desk={desk} />
            ) : (
              <People
                items={items}
                openUuid={openUuid}
                selection={selection}
                onOpen={open}
                hasMore={hasNextPage}
                fetching={isFetchingNextPage}
                onMore={more}
              />
            )}
          </section>
        )}
        {openUuid && (
          <Workbench
            uuid={openUuid}
            summary={items[openIndex]}
            listed={stage}
            focused={focused}
            neighbours={[next, previous].filter((uuid) => uuid !== undefined)}
            position={
              openIndex < 0
                ? undefined
                : { index: openIndex, count: Math.max(count ?? 0, items.length), more: countMore }
            }
            onNext={next ? goNext : undefined}
            onPrevious={previous ? goBack : undefined}
            onClose={desk.close}
            onLeaveFocus={() => desk.setView('list')}
            onDecided={goOn}
            onUndone={open}
          />
        )}
      </div>
    </>
  );
}

/**
 * Goes on by one, and says to whom. Counts from the person asked for last, not from the one on the screen: keys may come
 * faster than pages are drawn.
 */
function useSteps(items: readonly ApplicationSummary[], openUuid: string | null, open: (uuid: string) => void) {
  const asked = useRef<string[]>([]);
  useEffect(() => {
    // Here now: what was asked for after it is still on its way; anything else was asked for elsewhere.
    const place = asked.current.indexOf(openUuid ?? '');
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
  }, [openUuid]);
  const lastIndex = useLastIndex(items, openUuid);
  const step = (by: 1 | -1): string | undefined => {
    const to = neighbourOf(items, { uuid: asked.current.at(-1) ?? openUuid, lastIndex }, by)?.uuid;
    if (!to) return undefined;
    asked.current.push(to);
    open(to);
    return to;
  };
  const uuidBeside = (by: 1 | -1) => neighbourOf(items, { uuid: openUuid, lastIndex }, by)?.uuid;
  return { step, previous: uuidBeside(-1), next: uuidBeside(1) };
}

/** Where the open person stands in the list, or stood before leaving it. */
function useLastIndex(items: readonly ApplicationSummary[], openUuid: string | null): number {
  const index = items.findIndex((item) => item.uuid === openUuid);
  const [last, setLast] = useState({ uuid: openUuid, index });
  const known = index >= 0 || last.uuid !== openUuid;
  if (known && (last.uuid !== openUuid || last.index !== index)) setLast({ uuid: openUuid, index });
  return known ? index : last.index;
}

/** V selects the open one, Shift with J or K the next ones, A all that are loaded. */
function useSelectionKeys(
  items: readonly ApplicationSummary[],
  openUuid: string | null,
  selection: Selection,
  step: (by: 1 | -1) => string | undefined,
): void {
  const { t } = useTranslation('resumes');
  const some = items.length > 0;
  const extend = (by: 1 | -1) => {
    if (openUuid && selection.chosen.size === 0) selection.extendTo(openUuid);
    const to = step(by);
    if (to) selection.extendTo(to);
  };
  useKey('v', () => openUuid && selection.toggle(openUuid), {
    enabled: openUuid !== null,
    label: t('shortcuts.select'),
  });
  useKey('Shift+j', () => extend(1), { enabled: some, label: t('shortcuts.extend') });
  useKey('Shift+ArrowDown', () => extend(1));
  useKey('Shift+k', () => extend(-1), { enabled: some, label: t('shortcuts.extendBack') });
  useKey('Shift+ArrowUp', () => extend(-1));
  useKey('a', () => selection.choose(items), { enabled: some, label: t('shortcuts.all') });
}

function Empty({ desk: { filters, stage, setFilters } }: Pick<DeskFrame, 'desk'>) {
  const { t } = useTranslation('resumes');
  if (deskFilters.isAny(filters)) {
    return (
      <EmptyState
        title={t('empty.filtered')}
        hint={t('empty.filteredHint')}
        action={<Button onClick={() => setFilters(deskFilters.none)}>{t('filter.clear')}</Button>}
      />
    );
  }
  return <EmptyState title={t(`empty.${stage}`)} hint={t(stage === 'new' ? 'empty.newHint' : 'empty.hint')} />;
}
