import type { WaitingRedLetter } from '@qinghe/contract/invoices/red-letters.ts';
import { useFileRedLetter, useWaitingRedLetters } from '../../domains/invoices/api/red-letters.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { DenyDialog, IssueRedDialog } from './red-letters/settle-dialogs.tsx';

/** Invoices that companies want taken back, the oldest first: done at the tax authority, then written down here. */
export default function RedLetters() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const file = useFileRedLetter(() => toast.success(t('redLetters.filed')));
  const issue = (one: WaitingRedLetter) => open((close) => <IssueRedDialog redLetter={one} onClose={close} />);
  return (
    <ListScreen
      lead={t('redLetters.lead')}
      actions={<ButtonLink to="/ops/invoices">{t('redLetters.invoices')}</ButtonLink>}
      query={useWaitingRedLetters()}
      empty={{ title: t('redLetters.empty'), hint: t('redLetters.emptyHint') }}
      table={{
        label: t('redLetters.label'),
        nameOf: ({ invoice }) => invoice.title,
        onOpen: issue,
        pendingOf: ({ uuid }) => (file.pending?.uuid === uuid ? t('refunds.busy') : undefined),
        actionsOf: (one) => [
          { label: t('redLetters.issue'), run: () => issue(one) },
          ...(one.state === 'asked'
            ? [{ label: t('redLetters.file'), run: () => void file.run({ uuid: one.uuid, version: one.version }) }]
            : []),
          {
            label: t('redLetters.deny'),
            danger: true,
            run: () => open((close) => <DenyDialog redLetter={one} onClose={close} />),
          },
        ],
        columns: [
          { key: 'title', title: t('invoices.to'), cell: ({ invoice }) => invoice.title, phone: 'title' },
          { key: 'number', title: t('redLetters.number'), cell: ({ invoice }) => invoice.tax_invoice, phone: 'second' },
          { key: 'words', title: t('redLetters.words'), cell: ({ words }) => words, phone: 'second' },
          { key: 'state', title: t('redLetters.state'), cell: (one) => <State redLetter={one} />, phone: 'second' },
          {
            key: 'at',
            title: t('redLetters.at'),
            cell: ({ asked_at }) => <RelativeTime at={asked_at} />,
            phone: 'second',
          },
          {
            key: 'sum',
            title: t('invoices.sum'),
            cell: ({ invoice }) => <Money fen={invoice.fen} />,
            align: 'end',
            phone: 'aside',
          },
        ],
      }}
      below={dialog}
    />
  );
}

function State({ redLetter: { filed_at } }: { redLetter: WaitingRedLetter }) {
  const { t } = useTranslation('ops');
  if (filed_at === null) return <Tag tone="amber">{t('redLetters.states.asked')}</Tag>;
  return (
    <>
      <Tag tone="blue">{t('redLetters.states.filed')}</Tag>{' '}
      <Hint>
        <RelativeTime at={filed_at} />
      </Hint>
    </>
  );
}
