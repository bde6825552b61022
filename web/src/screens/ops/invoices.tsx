import type { WaitingInvoice } from '@qinghe/contract/invoices/issue.ts';
import { useWaitingInvoices } from '../../domains/invoices/api/issue.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Money } from '../../ui/money/money.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { IssueDialog } from './invoices/issue-dialog.tsx';
import { RefuseDialog } from './invoices/refuse-dialog.tsx';

/** Invoices that companies applied for, the oldest first: issued at the tax authority, then written down here with their file. */
export default function Invoices() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const issue = (invoice: WaitingInvoice) => open((close) => <IssueDialog invoice={invoice} onClose={close} />);
  const refuse = (invoice: WaitingInvoice) => open((close) => <RefuseDialog invoice={invoice} onClose={close} />);
  return (
    <ListScreen
      lead={t('invoices.lead')}
      actions={<ButtonLink to="/ops/red-letters">{t('redLetters.label')}</ButtonLink>}
      query={useWaitingInvoices()}
      empty={{ title: t('invoices.empty'), hint: t('invoices.emptyHint') }}
      table={{
        label: t('invoices.label'),
        nameOf: ({ title }) => title,
        onOpen: issue,
        actionsOf: (invoice) => [
          { label: t('invoices.issue'), run: () => issue(invoice) },
          { label: t('invoices.refuse'), danger: true, run: () => refuse(invoice) },
        ],
        columns: [
          { key: 'title', title: t('invoices.to'), cell: ({ title }) => title, phone: 'title' },
          { key: 'company', title: t('invoices.company'), cell: ({ company }) => company, phone: 'second' },
          { key: 'kind', title: t('invoices.kind'), cell: ({ kind }) => t(`invoices.kinds.${kind}`), phone: 'second' },
          {
            key: 'sum',
            title: t('invoices.sum'),
            cell: ({ fen }) => <Money fen={fen} />,
            align: 'end',
            phone: 'aside',
          },
          {
            key: 'at',
            title: t('invoices.at'),
            cell: ({ applied_at }) => <RelativeTime at={applied_at} />,
            phone: 'second',
          },
        ],
      }}
      below={dialog}
    />
  );
}
