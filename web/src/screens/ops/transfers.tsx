import type { BankLine } from '@qinghe/contract/orders/transfers.ts';
import { useBankLines, useConfirmBankLine, useDropBankLine } from '../../domains/orders/api/transfers.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Money } from '../../ui/money/money.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { NameDialog } from './transfers/name-dialog.tsx';
import { NamedOrder } from './transfers/named-order.tsx';
import { TransferDialog } from './transfers/transfer-dialog.tsx';

/** Transfers of the bank's statement: one operator enters them, another confirms, and the coins are there. */
export default function Transfers() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const confirm = useConfirmBankLine(() => toast.success(t('transfers.confirmed')));
  const drop = useDropBankLine(() => toast.success(t('transfers.dropped')));
  const fits = ({ order, fen }: BankLine) => order !== null && order.open && order.fen === fen;
  const ask = (line: BankLine, as: 'order' | 'recharge') =>
    open((close) => (
      <ConfirmDialog
        open
        title={
          as === 'order'
            ? t('transfers.confirmTitle', { number: line.order?.number })
            : t('transfers.rechargeTitle', { yuan: line.fen / 100 })
        }
        confirm={t(as === 'order' ? 'transfers.confirm' : 'transfers.asRecharge')}
        onConfirm={() => {
          close();
          void confirm.run({ uuid: line.uuid, as });
        }}
        onCancel={close}
      >
        <p>
          {t(as === 'order' ? 'transfers.effect' : line.order ? 'transfers.rechargeEffect' : 'transfers.namedEffect', {
            ...{ yuan: line.fen / 100, payer: line.payer },
            ...{ company: line.order?.company ?? line.named?.company, number: line.order?.number },
          })}
        </p>
      </ConfirmDialog>
    ));
  const toConfirm = (line: BankLine) =>
    fits(line)
      ? { label: t('transfers.confirm'), run: () => ask(line, 'order') }
      : { label: t('transfers.asRecharge'), run: () => ask(line, 'recharge') };
  return (
    <ListScreen
      lead={t('transfers.lead')}
      add={{ label: t('transfers.enter'), run: () => open((close) => <TransferDialog onClose={close} />) }}
      query={useBankLines()}
      empty={{ title: t('transfers.empty'), hint: t('transfers.emptyHint') }}
      table={{
        label: t('transfers.label'),
        nameOf: ({ payer }) => payer,
        pendingOf: ({ uuid }) => (confirm.pending?.uuid === uuid ? t('transfers.confirming') : undefined),
        actionsOf: (line) => [
          ...(line.own || line.named?.own || !(line.order || line.named) ? [] : [toConfirm(line)]),
          ...(line.order || line.named?.own === false
            ? []
            : [{ label: t('transfers.name'), run: () => open((close) => <NameDialog line={line} onClose={close} />) }]),
          { label: t('transfers.drop'), danger: true, run: () => void drop.run({ uuid: line.uuid }) },
        ],
        columns: [
          { key: 'payer', title: t('transfers.payer'), cell: ({ payer }) => payer, phone: 'title' },
          {
            key: 'sum',
            title: t('transfers.sum'),
            cell: ({ fen }) => <Money fen={fen} />,
            align: 'end',
            phone: 'aside',
          },
          { key: 'day', title: t('transfers.day'), cell: ({ booked_on }) => booked_on, phone: 'second', whole: true },
          { key: 'words', title: t('transfers.words'), cell: ({ words }) => words || '—', phone: 'second' },
          {
            key: 'order',
            title: t('transfers.order'),
            cell: (line) => <NamedOrder line={line} fits={fits(line)} />,
            phone: 'second',
          },
          {
            key: 'by',
            title: t('transfers.by'),
            cell: ({ entered_by, own }) => (own ? t('transfers.you') : entered_by),
          },
        ],
      }}
      below={dialog}
    />
  );
}
