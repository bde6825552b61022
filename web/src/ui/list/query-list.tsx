import { standingCodes } from '@qinghe/contract/errors.ts';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { ReactNode } from 'react';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Callout } from '../callout/callout.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { NoPermission } from '../state/no-permission.tsx';
import { EmptyState, type EmptyStateProps, ErrorState } from '../state/state.tsx';
import { type ActiveFilter, FilteredEmpty } from './filtered-empty.tsx';
import styles from './query-list.module.css';

/** What it needs of a query or an infinite query of TanStack. */
export interface ListQuery<Item> {
  data: { items: Item[] } | { pages: { items: Item[] }[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  /** What is shown belongs to the filters of before. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => unknown;
}

interface QueryListProps<Item> {
  query: ListQuery<Item>;
  /** What stands there while nothing is known, as high as the rows will be. */
  skeleton?: ReactNode;
  /** What will be here, and the first step to it. */
  empty: EmptyStateProps;
  /** The filters that are set, in the order in which they were; the last one is offered to be dropped. */
  filters?: readonly ActiveFilter[];
  children: (items: Item[]) => ReactNode;
}

/** Codes that say who may see it, not that something failed. */
const FORBIDDEN: readonly number[] = [403, ...standingCodes];

/** All that is there of a list. */
export function itemsIn<Item>({ data }: Pick<ListQuery<Item>, 'data'>): Item[] {
  if (!data) return [];
  return 'pages' in data ? data.pages.flatMap((page) => page.items) : data.items;
}

/** A list in every state that it can be in; how its items look is all that a screen adds. */
export function QueryList<Item>({ query, skeleton, empty, filters = [], children }: QueryListProps<Item>) {
  const { t } = useTranslation(['ui', 'common']);
  const { data, error } = query;
  const code = isApiError(error) ? error : null;
  const requestId = code?.requestId;
  const retry = () => void query.refetch();
  if (code && FORBIDDEN.includes(code.code)) return <NoPermission hint={code.reason} />;
  if (!data && error) {
    return (
      <ErrorState
        icon={<IconCloudOff size={26} aria-hidden="true" />}
        title={t('list.failed')}
        hint={t('list.failedHint')}
        requestId={requestId}
        onRetry={retry}
      />
    );
  }
  if (!data) return <div className={styles.late}>{skeleton ?? <SkeletonRows />}</div>;
  const items = itemsIn(query);
  if (items.length === 0) return filters.length > 0 ? <FilteredEmpty filters={filters} /> : <EmptyState {...empty} />;
  return (
    <>
      {error && (
        <Callout tone="amber" requestId={requestId} action={<Button onClick={retry}>{t('common:retry')}</Button>}>
          {t('list.refreshFailed')}
        </Callout>
      )}
      <div className={styles.items} aria-busy={query.isPlaceholderData || undefined}>
        {children(items)}
      </div>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button busy={query.isFetchingNextPage ?? false} onClick={() => void query.fetchNextPage?.()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  );
}
