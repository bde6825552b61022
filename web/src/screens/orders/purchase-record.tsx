import { listOrders, type Order, type OrderState } from '@qinghe/contract/orders/orders.ts';
import { useSearchParams } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { usePaymentMethods } from '../../domains/orders/api/goods.ts';
import { useOrders } from '../../domains/orders/api/orders.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen, type ListTable } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Money } from '../../ui/money/money.tsx';
import { Tag, type Tone } from '../../ui/tag/tag.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useNames } from './mall/use-names.ts';
import { PayDialog } from './pay/pay-dialog.tsx';

const tones: Record<OrderState, Tone> = {
  created: 'amber',
  paying: 'amber',
  paid: 'blue',
  fulfilled: 'green',
  kept: 'amber',
  cancelled: 'neutral',
};

/** Every order, what it bought and how it stands; one that waits opens where it is paid. */
export default function PurchaseRecord() {
  const { t } = useTranslation('orders');
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const methods = usePaymentMethods().data?.methods ?? [];
  const filters = useFilters(listOrders, {
    state: {
      field: 'choice',
      label: t('record.state'),
      options: (['open', 'done', 'cancelled'] as const).map((value) => ({ value, label: t(`record.${value}`) })),
    },
  });
  const isMaster = useUserInfo().data?.type === 'master';
  const order = search.get('order');
  return (
    <ListScreen
      lead={t('record.lead')}
      actions={
        <>
          {isMaster && <ButtonLink to="/recruitment-props/issuing-invoices">{t('record.invoices')}</ButtonLink>}
          {isMaster && <ButtonLink to="/recruitment-props/refunds">{t('record.refunds')}</ButtonLink>}
          <ButtonLink to="/recruitment-props/mall-of-rights">{t('record.mall')}</ButtonLink>
        </>
      }
      filters={filters}
      query={useOrders(filters.input)}
      empty={{ title: t('record.empty'), hint: t('record.emptyHint') }}
      table={useRecordTable((uuid) => change({ order: uuid }))}
      below={order && <PayDialog uuid={order} methods={methods} onClose={() => change({ order: '' })} />}
    />
  );
}

function useRecordTable(open: (uuid: string) => void): ListTable<Order> {
  const { t } = useTranslation('orders');
  const names = useNames();
  const what = ({ lines, fen }: Order) =>
    lines.length === 0
      ? t('record.recharge')
      : lines
          .map(({ good, units, quantity }) => names.pack(good, units * quantity))
          .concat(fen > 0 ? [t('record.recharge')] : [])
          .join(t('record.and'));
  return {
    label: t('record.label'),
    nameOf: ({ number }) => number,
    onOpen: ({ uuid }) => open(uuid),
    columns: [
      {
        key: 'at',
        title: t('record.at'),
        cell: ({ created_at }) => <RelativeTime at={created_at} />,
        phone: 'second',
        whole: true,
      },
      { key: 'what', title: t('record.what'), cell: what, phone: 'title' },
      { key: 'number', title: t('record.number'), cell: ({ number }) => number, phone: 'second' },
      {
        key: 'state',
        title: t('record.state'),
        cell: ({ state, ending }) => <Tag tone={tones[state]}>{ending ? t('state.ending') : t(`state.${state}`)}</Tag>,
        phone: 'second',
      },
      { key: 'who', title: t('record.who'), cell: ({ actor }) => actor },
      {
        key: 'coins',
        title: t('record.coins'),
        cell: ({ coins }) => (coins > 0 ? t('cart.coins', { count: coins }) : '—'),
        align: 'end',
      },
      {
        key: 'money',
        title: t('record.money'),
        cell: ({ fen }) => (fen > 0 ? <Money fen={fen} /> : '—'),
        align: 'end',
        phone: 'aside',
      },
    ],
  };
}
