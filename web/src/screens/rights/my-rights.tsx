import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useGrants, useMembership, useRights } from '../../domains/rights/api/grants.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { day } from '../../lib/time/relative-time.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { StatStrip } from '../../ui/stat-strip/stat-strip.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { AssignDialog } from './my-rights/assign-dialog.tsx';
import { Gifts } from './my-rights/gift-strip.tsx';
import { GrantStory } from './my-rights/grant-story.tsx';

const RIGHTS = '/recruitment-props/my-rights';
const RECORD = `${RIGHTS}/refresh-usage-record`;
const tops = { top_search: `${RIGHTS}/top-search-usage-record`, top_home: `${RIGHTS}/top-home-usage-record` } as const;

/** What the company can use: what is left, until when, and where it came from. */
export default function MyRights() {
  const { t, i18n } = useTranslation('rights');
  const rights = useRights().data;
  const grants = useGrants();
  const level = useMembership().data;
  const me = useUserInfo().data;
  const { dialog, open } = useDialog();
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const grant = search.get('grant');
  const shown = grants.data?.items.find(({ uuid }) => uuid === grant);
  const [assignable] = rights?.rights.filter(({ left, assigned }) => left + assigned > 0) ?? [];
  const [refresh] = rights?.rights ?? [];
  const topStats = (['top_search', 'top_home'] as const).flatMap((kind) => {
    const found = rights?.rights.find(({ right }) => right === kind);
    return found
      ? [
          {
            label: t(`right.${kind}`),
            figure: <NumberText value={found.left} />,
            note: found.ending > 0 && t('mine.topDays', { count: found.ending }),
            to: tops[kind],
          },
        ]
      : [];
  });
  return (
    <Drawer
      open={grant !== null}
      title={shown ? t(`right.${shown.right}`) : t('story.title')}
      content={grant && <GrantStory uuid={grant} />}
      onClose={() => change({ grant: '' })}
    >
      <ListScreen
        lead={t('mine.lead')}
        note={level && t('mine.basic', level)}
        actions={
          <>
            {me?.type === 'master' && assignable && (
              <Button onClick={() => open((close) => <AssignDialog right={assignable.right} onClose={close} />)}>
                {t('assign.open')}
              </Button>
            )}
            <ButtonLink to={RECORD}>{t('mine.record')}</ButtonLink>
            <ButtonLink to="/recruitment-props/my-bill">{t('mine.bill')}</ButtonLink>
            <ButtonLink variant="primary" to="/recruitment-props/mall-of-rights">
              {t('mine.mall')}
            </ButtonLink>
          </>
        }
        above={
          <>
            <Gifts />
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
                  ...topStats,
                ]}
              />
            )}
          </>
        }
        query={grants}
        below={dialog}
        empty={{ title: t('mine.empty'), hint: t('mine.emptyHint') }}
        table={{
          label: t('mine.grants'),
          nameOf: ({ right }) => t(`right.${right}`),
          onOpen: ({ uuid }) => change({ grant: uuid }),
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
              cell: ({ left, units, held }) => {
                const out = held.reduce((sum, one) => sum + (one.account_uuid === me?.useruuid ? 0 : one.units), 0);
                return (
                  <>
                    {t('mine.of', { left, units })} {out > 0 && <Hint>{t('mine.out', { count: out })}</Hint>}
                  </>
                );
              },
              align: 'end',
              phone: 'aside',
            },
          ],
        }}
      />
    </Drawer>
  );
}
