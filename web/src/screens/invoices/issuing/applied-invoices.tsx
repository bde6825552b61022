import { type Invoice, type InvoiceState, listInvoices } from '@qinghe/contract/invoices/invoices.ts';
import type { ReactNode } from 'react';
import { fileOf, useInvoices, useWithdrawInvoice } from '../../../domains/invoices/api/invoices.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useFilters } from '../../../ui/list/use-filters.ts';
import { Money } from '../../../ui/money/money.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ReverseDialog } from './reverse-dialog.tsx';

/** Of an invoice that is taken back, too. */
const HAS_FILE: readonly InvoiceState[] = ['issued', 'reversing', 'reversed'];

const tones: Record<InvoiceState, Tone> = {
  applied: 'amber',
  issued: 'green',
  refused: 'red',
  withdrawn: 'neutral',
  reversing: 'amber',
  reversed: 'neutral',
};

/** What was applied for: the number and the file once they are there, the reason where it was refused. */
export function AppliedInvoices({ above }: { above: ReactNode }) {
  const { t } = useTranslation('invoices');
  const withdraw = useWithdrawInvoice(() => toast.success(t('applied.withdrawn')));
  const { dialog, open: openDialog } = useDialog();
  const reverse = (invoice: Invoice) => openDialog((close) => <ReverseDialog invoice={invoice} onClose={close} />);
  const filters = useFilters(listInvoices, {
    state: {
      field: 'choice',
      label: t('applied.state'),
      options: (['applied', 'issued', 'reversing', 'reversed', 'refused', 'withdrawn'] as const).map((value) => ({
        value,
        label: t(`state.${value}`),
      })),
    },
  });
  return (
    <ListScreen
      lead={t('applied.lead')}
      above={above}
      filters={filters}
      query={useInvoices(filters.input)}
      empty={{ title: t('applied.empty'), hint: t('applied.emptyHint') }}
      table={{
        label: t('applied.label'),
        nameOf: ({ title }) => title,
        pendingOf: ({ uuid }) => (withdraw.pending?.uuid === uuid ? t('applied.withdrawing') : undefined),
        actionsOf: ({ uuid, version, state, ...invoice }) => [
          ...(HAS_FILE.includes(state) ? [{ label: t('applied.file'), run: () => void open(uuid) }] : []),
          ...(state === 'issued'
            ? [{ label: t('reverse.action'), run: () => reverse({ uuid, version, state, ...invoice }) }]
            : []),
          ...(state === 'applied'
            ? [{ label: t('applied.withdraw'), run: () => void withdraw.run({ uuid, version }) }]
            : []),
        ],
        columns: [
          { key: 'title', title: t('form.to'), cell: ({ title }) => title, phone: 'title' },
          { key: 'kind', title: t('form.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
          { key: 'sum', title: t('applied.sum'), cell: ({ fen }) => <Money fen={fen} />, align: 'end', phone: 'aside' },
          { key: 'state', title: t('applied.state'), cell: (one) => <State invoice={one} />, phone: 'second' },
          {
            key: 'at',
            title: t('applied.at'),
            cell: ({ applied_at }) => <RelativeTime at={applied_at} />,
            phone: 'second',
          },
        ],
      }}
      below={dialog}
    />
  );
}

const open = async (uuid: string): Promise<void> => {
  const address = await fileOf(uuid);
  if (address) location.assign(address);
};

function State({ invoice: { state, tax_invoice, reason, reversal } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag> <Hint>{tax_invoice ?? reason}</Hint>{' '}
      <Reversal reversal={reversal} />
    </>
  );
}

/** How it is taken back, or why it is not. */
function Reversal({ reversal }: Pick<Invoice, 'reversal'>) {
  const { t } = useTranslation('invoices');
  if (reversal === null || reversal.state === 'asked') return null;
  const { state, number, denial } = reversal;
  if (state === 'issued') return <Hint>{t('reverse.number', { number })}</Hint>;
  return <Hint>{t(`reverse.${state}`, { reason: denial })}</Hint>;
}
