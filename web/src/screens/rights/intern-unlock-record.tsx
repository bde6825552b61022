import { listPlaceUses, type PlaceUse } from '@qinghe/contract/rights/unlock.ts';
import { usePlaceUses } from '../../domains/rights/api/places.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { day } from '../../lib/time/relative-time.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';

/** Jobs that were unlocked and cards that were used: by whom, until when, and what each took. */
export default function InternUnlockRecord() {
  const { t, i18n } = useTranslation('rights');
  const filters = useFilters(listPlaceUses, {
    right: {
      field: 'choice',
      label: t('unlocks.right'),
      options: (['unlock', 'expansion'] as const).map((value) => ({ value, label: t(`right.${value}`) })),
    },
  });
  const nameOf = ({ job }: PlaceUse) => job?.title ?? t('unlocks.anyJob');
  return (
    <ListScreen
      lead={t('unlocks.lead')}
      filters={filters}
      query={usePlaceUses(filters.input)}
      empty={{
        title: t('unlocks.none'),
        hint: t('unlocks.noneHint'),
        action: <ButtonLink to="/job-management/internship">{t('refresh.toJobs')}</ButtonLink>,
      }}
      table={{
        label: t('unlocks.record'),
        nameOf,
        columns: [
          {
            key: 'from',
            title: t('unlocks.from'),
            cell: ({ begins_at }) => <RelativeTime at={begins_at} />,
            phone: 'second',
            whole: true,
          },
          { key: 'job', title: t('refresh.job'), cell: nameOf, phone: 'title' },
          { key: 'right', title: t('unlocks.right'), cell: ({ right }) => t(`right.${right}`), phone: 'second' },
          { key: 'who', title: t('refresh.who'), cell: ({ actor }) => actor, phone: 'second' },
          {
            key: 'until',
            title: t('unlocks.until'),
            cell: ({ until, is_running }) => (
              <>
                {day(new Date(until), i18n.language)}{' '}
                <Tag tone={is_running ? 'green' : 'neutral'}>{t(is_running ? 'unlocks.running' : 'unlocks.ended')}</Tag>
              </>
            ),
            phone: 'line',
            labelled: true,
          },
          {
            key: 'cost',
            title: t('refresh.cost'),
            cell: ({ coins }) => (coins === 0 ? t('refresh.ofGrant') : t('refresh.costCoins', { count: coins })),
            phone: 'aside',
          },
        ],
      }}
    />
  );
}
