import type { Priced } from '@qinghe/contract/orders/prices.ts';
import { useDecidePrice, usePrices } from '../../domains/orders/api/prices.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { today } from '../../lib/time/calendar-day.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PriceDialog } from './prices/price-dialog.tsx';
import { PriceHistory } from './prices/price-history.tsx';
import { ToCome } from './prices/to-come.tsx';
import { usePriceNames } from './prices/use-price-names.ts';

/** What is sold for coins: its price now, those to come, and what one operator proposed and another has to confirm. */
export default function Prices() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const { nameOf, costs } = usePriceNames();
  const decide = useDecidePrice((confirmed) => toast.success(t(confirmed ? 'prices.confirmed' : 'prices.dropped')));
  const propose = (priced: Priced, off: boolean) =>
    open((close) => <PriceDialog priced={priced} name={nameOf(priced)} off={off} onClose={close} />);
  const settle = ({ change }: Priced, confirm: boolean) =>
    change && void decide.run({ uuid: change.uuid, version: change.version, confirm });
  const ask = (priced: Priced) =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('prices.confirmTitle', { name: nameOf(priced) })}
        confirm={t('prices.confirm')}
        onConfirm={() => {
          close();
          settle(priced, true);
        }}
        onCancel={close}
      >
        <p>
          {t('prices.effect', {
            ...{ name: nameOf(priced), day: priced.change && today(new Date(priced.change.begins_at)) },
            price: priced.change?.coins ? t('prices.priceWords', { count: priced.change.coins }) : t('prices.offWords'),
          })}
        </p>
        <p>{priced.change?.reason}</p>
      </ConfirmDialog>
    ));
  const actionsOf = (priced: Priced) => [
    ...(priced.change && !priced.change.own ? [{ label: t('prices.confirm'), run: () => ask(priced) }] : []),
    ...(priced.change
      ? [{ label: t('prices.drop'), danger: true, run: () => settle(priced, false) }]
      : [{ label: t(priced.coins === null ? 'prices.sell' : 'prices.change'), run: () => propose(priced, false) }]),
    ...(priced.change || priced.kind === 'unit' || priced.coins === null
      ? []
      : [{ label: t('prices.takeOff'), danger: true, run: () => propose(priced, true) }]),
    {
      label: t('prices.history'),
      run: () => open((close) => <PriceHistory priced={priced} onClose={close} />),
    },
  ];
  return (
    <Page lead={t('prices.lead')}>
      <Card flush>
        <QueryList query={usePrices()} empty={{ title: t('prices.empty'), hint: t('prices.emptyHint') }}>
          {(rows) => (
            <DataTable
              label={t('prices.label')}
              rows={rows}
              keyOf={({ code }) => code}
              nameOf={nameOf}
              actionsOf={actionsOf}
              pendingOf={({ change }) =>
                change && decide.pending?.uuid === change.uuid ? t('prices.busy') : undefined
              }
              columns={[
                { key: 'name', title: t('prices.name'), cell: nameOf, phone: 'title' },
                { key: 'now', title: t('prices.now'), cell: ({ coins }) => costs(coins), align: 'end', phone: 'aside' },
                {
                  key: 'next',
                  title: t('prices.next'),
                  cell: (priced) => <ToCome priced={priced} />,
                  phone: 'second',
                },
              ]}
            />
          )}
        </QueryList>
      </Card>
      {dialog}
    </Page>
  );
}
