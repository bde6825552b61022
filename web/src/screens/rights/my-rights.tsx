import { useTranslation } from 'react-i18next';
import { useGrants, useRights } from '../../domains/rights/api/grants.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { StatStrip } from '../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { GiftStrip } from './my-rights/gift-strip.tsx';

const RIGHTS = '/recruitment-props/my-rights';
const RECORD = `${RIGHTS}/refresh-usage-record`;
const records = {
  top_search: `${RIGHTS}/top-search-usage-record`,
  top_home: `${RIGHTS}/top-home-usage-record`,
  invitation: `${RIGHTS}/invitation-usage-record`,
} as const;

/** What the company can use: what is left, until when, and where it came from. */
export default function MyRights() {
  const { t, i18n } = useTranslation('rights');
  const rights = useRights().data;
  const [refresh] = rights?.rights ?? [];
  const stats = (['top_search', 'top_home', 'invitation'] as const).flatMap((kind) => {
    const found = rights?.rights.find(({ right }) => right === kind);
    return found
      ? [
          {
            label: t(`right.${kind}`),
            figure: <NumberText value={found.left} />,
            note:
              found.ending > 0 &&
              t(kind === 'invitation' ? 'mine.invitations' : 'mine.topDays', { count: found.ending }),
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
                ...stats,
              ]}
            />
          )}
        </>
      }
      query={useGrants()}
      empty={{ title: t('mine.empty'), hint: t('mine.emptyHint') }}
      table={{
        label: t('mine.grants'),
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
