import { type BillKind, type BillLine, billKinds, listCoins } from '@qinghe/contract/wallet/coins.ts';
import { Link } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { useBill, useExportBill } from '../../domains/wallet/api/bill.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen, type ListTable } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { BillMonths } from './bill/bill-months.tsx';
import { Coins } from './bill/coins.tsx';

const tones: Record<BillKind, Tone> = {
  recharge: 'green',
  bonus: 'amber',
  gift: 'amber',
  spend: 'neutral',
  give_back: 'blue',
  refund_proposed: 'neutral',
  refund_failed: 'blue',
};

/** Every coin that came or went, with the balance after it; a sub-account sees what it did itself. */
export default function MyBill() {
  const { t } = useTranslation('wallet');
  const isMaster = useUserInfo().data?.type === 'master';
  const filters = useFilters(listCoins, {
    kind: {
      field: 'choice',
      label: t('bill.kind'),
      options: billKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    from: { field: 'day', label: t('bill.from'), to: 'to' },
    to: { field: 'day', label: t('bill.to'), from: 'from' },
  });
  const query = useBill(filters.input);
  const exporting = useExportBill();
  const { count, sum } = query.data?.pages[0] ?? {};
  return (
    <ListScreen
      lead={t(isMaster ? 'bill.lead' : 'bill.leadOwn')}
      actions={
        isMaster && <ButtonLink to="/recruitment-props/mall-of-rights?acCoin=1">{t('bill.recharge')}</ButtonLink>
      }
      above={isMaster && <BillMonths values={filters.values} onChoose={filters.set} />}
      filters={filters}
      end={
        <>
          {count !== undefined && sum !== undefined && <p>{t('bill.sum', { count, sum })}</p>}
          <ExportButton action={exporting} input={filters.input} />
        </>
      }
      query={query}
      empty={{ title: t('bill.empty'), hint: t(isMaster ? 'bill.emptyHint' : 'bill.emptyOwn') }}
      table={useBillTable(isMaster)}
    />
  );
}

function OrderLink({ uuid, number }: { uuid: string; number: string }) {
  return <Link to={`/recruitment-props/purchase-record?order=${uuid}`}>{number}</Link>;
}

function useBillTable(isMaster: boolean): ListTable<BillLine> {
  const { t } = useTranslation('wallet');
  const titleOf = ({ kind, job }: BillLine) => job?.title || t(`kind.${kind}`);
  return {
    label: t('bill.label'),
    nameOf: titleOf,
    columns: [
      { key: 'at', title: t('bill.at'), cell: ({ at }) => <RelativeTime at={at} />, phone: 'second', whole: true },
      {
        key: 'kind',
        title: t('bill.kind'),
        cell: ({ kind }) => <Tag tone={tones[kind]}>{t(`kind.${kind}`)}</Tag>,
        phone: 'title',
      },
      {
        key: 'what',
        title: t('bill.job'),
        cell: ({ job, order }) => job?.title ?? (order ? <OrderLink {...order} /> : '—'),
        phone: 'second',
      },
      { key: 'who', title: t('bill.who'), cell: ({ actor }) => actor ?? t('bill.system'), phone: 'second' },
      {
        key: 'coins',
        title: t('bill.coins'),
        cell: ({ coins }) => <Coins change={coins} />,
        align: 'end',
        phone: 'aside',
      },
      ...(isMaster
        ? [
            {
              key: 'after',
              title: t('bill.after'),
              cell: ({ coins_after }: BillLine) => <NumberText value={coins_after} />,
              align: 'end' as const,
            },
          ]
        : []),
    ],
  };
}
