import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getRights } from '@qinghe/contract/rights/grants.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

const RIGHTS = '/recruitment-props/my-rights';
/** Where each right's uses stand. */
export const records = {
  refresh: `${RIGHTS}/refresh-usage-record`,
  top_search: `${RIGHTS}/top-search-usage-record`,
  top_home: `${RIGHTS}/top-home-usage-record`,
  invitation: `${RIGHTS}/invitation-usage-record`,
  radar: `${RIGHTS}/radar-usage-record`,
  unlock: `${RIGHTS}/intern-unlock-record?right=unlock`,
  expansion: `${RIGHTS}/intern-unlock-record?right=expansion`,
} as const;

/** What can be used of each right, how much of it ends soon, and the way to what was used. */
export function RightStats({ rights, free_refreshes }: OutputOf<typeof getRights>) {
  const { t } = useTranslation('rights');
  return (
    <StatStrip
      label={t('mine.figures')}
      stats={[
        { label: t('mine.freeToday'), figure: <NumberText value={free_refreshes} />, note: t('mine.freeHint') },
        ...rights.map(({ right, left, ending }) => ({
          label: t(`right.${right}`),
          figure: <NumberText value={left} />,
          note: ending > 0 && t(right.startsWith('top') ? 'mine.topDays' : 'mine.ending', { count: ending }),
          tone: 'amber' as const,
          to: records[right],
        })),
      ]}
    />
  );
}
