import type { Invoiceable } from '@qinghe/contract/invoices/invoices.ts';
import { MAX_INVOICED_ORDERS } from '@qinghe/contract/invoices/invoices.ts';
import type { ReactNode } from 'react';
import { useInvoiceable } from '../../../domains/invoices/api/invoices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useChangeAddress } from '../../../lib/routing/use-change-address.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

const sumOf = (payments: readonly Invoiceable[]) => payments.reduce((sum, { can_fen }) => sum + can_fen, 0);

/** Payments are chosen, never amounts: what of each can be invoiced is a column. */
export function InvoiceablePayments({ above }: { above: ReactNode }) {
  const { t, i18n } = useTranslation('invoices');
  const { dialog, open } = useDialog();
  const change = useChangeAddress();
  const apply = (payments: readonly Invoiceable[], clear: () => void) =>
    open((close) => (
      <InvoiceDialog
        orders={payments.map(({ uuid }) => uuid)}
        fen={sumOf(payments)}
        onClose={close}
        onDone={() => {
          clear();
          change({ view: 'applied' });
        }}
      />
    ));
  return (
    <ListScreen
      lead={t('payments.lead')}
      above={above}
      query={useInvoiceable()}
      empty={{ title: t('payments.empty'), hint: t('payments.emptyHint') }}
      table={{
        label: t('payments.label'),
        nameOf: ({ number }) => number,
        canSelect: ({ can_fen }) => can_fen > 0,
        actionsOf: (payment) =>
          payment.can_fen > 0 ? [{ label: t('payments.apply'), run: () => apply([payment], () => undefined) }] : [],
        columns: [
          { key: 'number', title: t('payments.number'), cell: ({ number }) => number, phone: 'title' },
          { key: 'at', title: t('payments.at'), cell: ({ paid_at }) => <RelativeTime at={paid_at} />, phone: 'second' },
          { key: 'paid', title: t('payments.paid'), cell: ({ paid_fen }) => <Money fen={paid_fen} />, align: 'end' },
          {
            key: 'can',
            title: t('payments.can'),
            cell: ({ can_fen, invoiced_fen }) =>
              can_fen > 0 ? (
                <Money fen={can_fen} />
              ) : (
                <Hint>{t(invoiced_fen > 0 ? 'payments.invoiced' : 'payments.nothing')}</Hint>
              ),
            align: 'end',
            phone: 'aside',
          },
        ],
      }}
      bulk={(selected, clear) => (
        <BulkBar
          count={selected.length}
          sum={t('payments.sum', { yuan: formatYuan(sumOf(selected), i18n.language) })}
          onClear={clear}
        >
          <Button
            variant="primary"
            disabled={selected.length > MAX_INVOICED_ORDERS}
            onClick={() => apply(selected, clear)}
          >
            {t('payments.applyAll')}
          </Button>
        </BulkBar>
      )}
      below={dialog}
    />
  );
}
