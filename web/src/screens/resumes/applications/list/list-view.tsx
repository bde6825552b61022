import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { useCallback, useMemo, useRef } from 'react';
import { useMay } from '../../../../domains/account/may.ts';
import { useApplications } from '../../../../domains/resumes/api/list-applications.ts';
import { isApiError } from '../../../../lib/api/api-error.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import { SkeletonRows } from '../../../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../../ui/state/state.tsx';
import { useHighlight } from '../../../../ui/text/use-highlight.ts';
import styles from '../../applications.module.css';
import { BulkBar } from '../decide/bulk-bar.tsx';
import { useDeskFrame, useStageCount } from '../desk-context.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { deskFilters } from '../filters/filters.ts';
import { SavedFilters } from '../filters/saved-filters.tsx';
import { LateWorkbench } from '../late-parts.tsx';
import { useFoldedList } from '../panes/folded-panes.ts';
import { useOpened } from '../use-desk.ts';
import { ListPane } from './list-pane.tsx';
import { People } from './people.tsx';
import { usePrefetch } from './prefetch.ts';
import { staying } from './steps.ts';
import { useListPosition } from './use-list-position.ts';
import { useSelection } from './use-selection.ts';
import { useSelectionKeys } from './use-selection-keys.ts';
import { useSteps } from './use-steps.ts';

/** People, document, record side by side; in focus the people step aside. */
export function ListView() {
  const { t } = useTranslation('resumes');
  const desk = useDeskFrame();
  const { list, open, view } = desk;
  const { count, more: countMore } = useStageCount();
  const applications = useApplications(list);
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = applications;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const { openUuid, openIndex } = useListPosition({ ...desk, ...useOpened() }, items, {
    hasMore: hasNextPage,
    more: isFetchingNextPage ? undefined : more,
  });
  const panes = useRef<HTMLDivElement>(null);
  useHighlight(panes, desk.filters.q);
  const selection = useSelection(items, JSON.stringify(list));
  const { step, previous, next } = useSteps(items, openUuid, open);
  usePrefetch(list, [next, previous]);

  const goNext = useCallback(() => void step(1), [step]);
  const goBack = useCallback(() => void step(-1), [step]);
  const neighbours = useMemo(() => [next, previous].filter((uuid) => uuid !== undefined), [next, previous]);
  const of = Math.max(count ?? 0, items.length);
  const position = useMemo(
    () => (openIndex < 0 ? undefined : { index: openIndex, count: of, more: countMore }),
    [openIndex, of, countMore],
  );
  useKey('j', goNext, { enabled: items.length > 0, label: t('steps.next') });
  useKey('ArrowDown', goNext);
  useKey('k', goBack, { enabled: items.length > 0, label: t('steps.previous') });
  useKey('ArrowUp', goBack);
  // Whoever decides nothing has nothing to select for.
  const selects = useMay()(decideMany);
  const selecting = selection.picking || selection.chosen.size > 0;
  useSelectionKeys(selects ? items : [], selects ? openUuid : null, selection, step);

  const goOn = useCallback(
    (decided: string) => {
      open(staying(items, new Set([decided]), decided)?.uuid ?? null);
    },
    [items, open],
  );
  const goOnFromMany = (decided: ReadonlySet<string>) => {
    if (openUuid && decided.has(openUuid)) open(staying(items, decided, openUuid)?.uuid ?? null);
  };
  const focused = view === 'focus' && openUuid !== null;
  const fold = useFoldedList();
  // Folded, the list makes room for somebody who is open.
  const folded = fold.folded && openUuid !== null;
  return (
    <>
      {view !== 'focus' && (
        <div className={[openUuid && styles.behind, selecting && styles.bulk].filter(Boolean).join(' ')}>
          {selecting ? (
            <BulkBar selection={selection} from={desk.tab} onDecided={goOnFromMany} />
          ) : (
            <>
              <FilterBar />
              <SavedFilters />
              {desk.tab === 'parked' && <p className={styles.note}>{t('parked.note')}</p>}
            </>
          )}
        </div>
      )}
      <div ref={panes} className={fold.foldable && folded ? `${styles.panes} ${styles.folded}` : styles.panes}>
        {!focused && (
          <ListPane
            {...fold}
            folded={folded}
            behind={openUuid !== null}
            onPick={selects && !selecting ? () => selection.pick() : undefined}
          >
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
              <Empty />
            ) : (
              <People
                items={items}
                openUuid={openUuid}
                selection={selects ? selection : undefined}
                onOpen={open}
                hasMore={hasNextPage}
                fetching={isFetchingNextPage}
                onMore={more}
              />
            )}
          </ListPane>
        )}
        {openUuid && (
          <LateWorkbench
            uuid={openUuid}
            summary={items[openIndex]}
            focused={focused}
            first={items[0]}
            neighbours={neighbours}
            position={position}
            onNext={next ? goNext : undefined}
            onPrevious={previous ? goBack : undefined}
            onDecided={goOn}
          />
        )}
      </div>
    </>
  );
}

function Empty() {
  const { t } = useTranslation('resumes');
  const { filters, tab, setFilters } = useDeskFrame();
  if (deskFilters.isAny(filters)) {
    return (
      <EmptyState
        title={t('empty.filtered')}
        hint={t('empty.filteredHint')}
        action={<Button onClick={() => setFilters(deskFilters.none)}>{t('filter.clear')}</Button>}
      />
    );
  }
  const isStart = tab === 'new' || tab === 'all';
  const hint = isStart ? 'empty.newHint' : tab === 'parked' ? 'empty.parkedHint' : 'empty.hint';
  return <EmptyState title={t(`empty.${tab}`)} hint={t(hint)} />;
}
