import type { Right } from '@qinghe/contract/rights/right.ts';
import { listUsableJobs } from '@qinghe/contract/rights/usable-jobs.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../domains/account/may.ts';
import { useGrants, useRights } from '../../domains/rights/api/grants.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { HoldKeys } from '../../ui/key/hold-keys.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { StatStrip } from '../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { GiftStrip } from './my-rights/gift-strip.tsx';

const UseDialog = onDemand(() => import('../../domains/rights/components/use-dialog.tsx'));

const RIGHTS = '/recruitment-props/my-rights';
const RECORD = `${RIGHTS}/refresh-usage-record`;
const records = {
  top_search: `${RIGHTS}/top-search-usage-record`,
  top_home: `${RIGHTS}/top-home-usage-record`,
  unlock: `${RIGHTS}/intern-unlock-record?right=unlock`,
  expansion: `${RIGHTS}/intern-unlock-record?right=expansion`,
} as const;
const countedIn = {
  top_search: 'mine.topDays',
  top_home: 'mine.topDays',
  unlock: 'mine.ending',
  expansion: 'mine.ending',
} as const;

/** What the company can use: what is left, until when, and where it came from. */
export default function MyRights() {
  const { t, i18n } = useTranslation('rights');
  const rights = useRights().data;
  const [refresh] = rights?.rights ?? [];
  const { dialog, open } = useDialog();
  const may = useMay();
  const use = (right: Right) =>
    open((close) => (
      <Suspense fallback={<HoldKeys />}>
        <UseDialog right={right} onClose={close} />
      </Suspense>
    ));
  const otherStats = (['top_search', 'top_home', 'unlock', 'expansion'] as const).flatMap((kind) => {
    const found = rights?.rights.find(({ right }) => right === kind);
    return found
      ? [
          {
            label: t(`right.${kind}`),
            figure: <NumberText value={found.left} />,
            note: found.ending > 0 && t(countedIn[kind], { count: found.ending }),
            to: records[kind],
          },
        ]
      : [];
  });
  return (
    <ListScreen
      lead={t('mine.lead')}
      actions={
        <>
          <ButtonLink to={RECORD}>{t('mine.record')}</ButtonLink>
          <ButtonLink to="/recruitment-props/my-bill">{t('mine.bill')}</ButtonLink>
          <ButtonLink variant="primary" to="/recruitment-props/mall-of-rights">
            {t('mine.mall')}
          </ButtonLink>
        </>
      }
      above={
        <>
          <GiftStrip />
          {rights && refresh && (
            <StatStrip
              label={t('mine.figures')}
              stats={[
                {
                  label: t('mine.freeToday'),
                  figure: <NumberText value={rights.free_refreshes} />,
                  note: t('mine.freeHint'),
                },
                {
                  label: t('right.refresh'),
                  figure: <NumberText value={refresh.left} />,
                  note: refresh.ending > 0 && t('mine.ending', { count: refresh.ending }),
                  tone: 'amber',
                  to: RECORD,
                },
                ...otherStats,
              ]}
            />
          )}
        </>
      }
      query={useGrants()}
      empty={{ title: t('mine.empty'), hint: t('mine.emptyHint') }}
      below={dialog}
      table={{
        label: t('mine.grants'),
        actionsOf: may(listUsableJobs) ? ({ right }) => [{ label: t('mine.use'), run: () => use(right) }] : undefined,
        nameOf: ({ right }) => t(`right.${right}`),
        columns: [
          { key: 'right', title: t('mine.right'), cell: ({ right }) => t(`right.${right}`), phone: 'title' },
          { key: 'source', title: t('mine.source'), cell: ({ source }) => t(`source.${source}`), phone: 'second' },
          {
            key: 'until',
            title: t('mine.until'),
            cell: ({ until }) => day(new Date(until), i18n.language),
            phone: 'second',
          },
          {
            key: 'left',
            title: t('mine.left'),
            cell: ({ left, units }) => t('mine.of', { left, units }),
            align: 'end',
            phone: 'aside',
          },
        ],
      }}
    />
  );
}
