import { type LiveVisitor, listLiveVisitors } from '@qinghe/contract/live/console.ts';
import { Navigate, useSearchParams } from 'react-router';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { useConfirmLiveVisitor, useExportLiveVisitors, useLiveVisitors } from '../../domains/live/api/console.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Who has signed up for a broadcast: found, confirmed, taken along as a sheet. */
export default function LiveVisitors() {
  const [search] = useSearchParams();
  const uuid = search.get('id') ?? '';
  return UUID.test(uuid) ? <Visitors key={uuid} uuid={uuid} /> : <Navigate to="/ops/live" replace />;
}

const standingOf = ({ state, confirmed_at }: LiveVisitor) =>
  state === 'cancelled' ? 'cancelled' : confirmed_at ? 'confirmed' : 'signed';
const tones = { cancelled: 'neutral', confirmed: 'green', signed: 'blue' } as const;

function Visitors({ uuid }: { uuid: string }) {
  const { t } = useTranslation('live');
  const filters = useFilters(listLiveVisitors, { q: { field: 'search', label: t('visitors.search') } });
  const confirm = useConfirmLiveVisitor(() => toast.success(t('visitors.confirmed')));
  const visitors = useLiveVisitors({ broadcast_uuid: uuid, ...filters.input });
  return (
    <ListScreen
      heading={visitors.data?.pages[0]?.title}
      lead={t('visitors.lead')}
      actions={<ButtonLink to="/ops/live">{t('console.label')}</ButtonLink>}
      filters={filters}
      end={<ExportButton action={useExportLiveVisitors()} input={{ broadcast_uuid: uuid }} />}
      query={visitors}
      empty={{ title: t('visitors.empty'), hint: t('visitors.emptyHint') }}
      table={{
        label: t('visitors.label'),
        nameOf: ({ name, company }) => `${company} ${name}`,
        pendingOf: (visitor) => (confirm.pending?.uuid === visitor.uuid ? t('visitors.confirming') : undefined),
        actionsOf: (visitor) =>
          standingOf(visitor) === 'signed'
            ? [{ label: t('visitors.confirm'), run: () => void confirm.run({ uuid: visitor.uuid }) }]
            : [],
        columns: [
          { key: 'company', title: t('company'), cell: ({ company }) => company, phone: 'title' },
          {
            key: 'state',
            title: t('console.state'),
            cell: (visitor) => {
              const standing = standingOf(visitor);
              return <Tag tone={tones[standing]}>{t(`visitors.state.${standing}`)}</Tag>;
            },
            phone: 'aside',
            whole: true,
          },
          { key: 'name', title: t('name'), cell: ({ name }) => name, phone: 'second' },
          { key: 'phone', title: t('phone'), cell: ({ phone }) => phone, phone: 'second', whole: true },
          { key: 'email', title: t('email'), cell: ({ email }) => email, phone: 'second' },
          {
            key: 'at',
            title: t('visitors.at'),
            cell: ({ signed_at }) => <RelativeTime at={signed_at} />,
            align: 'end',
            phone: 'second',
            whole: true,
          },
        ],
      }}
    />
  );
}
