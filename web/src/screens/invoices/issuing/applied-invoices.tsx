import { type Invoice, type InvoiceState, listInvoices } from '@qinghe/contract/invoices/invoices.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileOf, useInvoices, useWithdrawInvoice } from '../../../domains/invoices/api/invoices.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useFilters } from '../../../ui/list/use-filters.ts';
import { Money } from '../../../ui/money/money.tsx';
import { Tag, type Tone } from '../../../ui/tag/tag.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const tones: Record<InvoiceState, Tone> = { applied: 'amber', issued: 'green', refused: 'red', withdrawn: 'neutral' };

/** What was applied for: the number and the file once they are there, the reason where it was refused. */
export function AppliedInvoices({ above }: { above: ReactNode }) {
  const { t } = useTranslation('invoices');
  const withdraw = useWithdrawInvoice(() => toast.success(t('applied.withdrawn')));
  const filters = useFilters(listInvoices, {
    state: {
      field: 'choice',
      label: t('applied.state'),
      options: (['applied', 'issued', 'refused', 'withdrawn'] as const).map((value) => ({
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
        actionsOf: ({ uuid, version, state }) => [
          ...(state === 'issued' ? [{ label: t('applied.file'), run: () => void open(uuid) }] : []),
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
    />
  );
}

const open = async (uuid: string): Promise<void> => {
  const address = await fileOf(uuid);
  if (address) location.assign(address);
};

function State({ invoice: { state, tax_invoice, reason } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag> <Hint>{tax_invoice ?? reason}</Hint>
    </>
  );
}
