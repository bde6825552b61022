import { type BillDifference, listDifferences } from '@qinghe/contract/orders/reconciliation.ts';
import { useDecideDifference, useDifferences, useRunAgain } from '../../domains/orders/api/reconciliation.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Money } from '../../ui/money/money.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { CloseDialog } from './reconciliation/close-dialog.tsx';
import { Now, What, Where } from './reconciliation/difference-cells.tsx';
import { ReadBillDialog, StatementDialog } from './reconciliation/run-dialogs.tsx';
import { Runs } from './reconciliation/runs.tsx';

/** What services and the bank say came and went, held against the ledgers: the latest runs, and in what they differ. */
export default function Reconciliation() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const filters = useFilters(listDifferences, {
    which: {
      field: 'choice',
      label: t('reconciliation.which'),
      options: [{ value: 'all' as const, label: t('reconciliation.whiches.all') }],
    },
  });
  const query = useDifferences(filters.input);
  const [first] = query.data?.pages ?? [];
  const decide = useDecideDifference((confirmed) =>
    toast.success(t(confirmed ? 'reconciliation.confirmed' : 'reconciliation.dropped')),
  );
  const again = useRunAgain(() => toast.success(t('reconciliation.readDone')));
  const settle = ({ uuid, version }: BillDifference, confirm: boolean) => void decide.run({ uuid, version, confirm });
  const ask = (difference: BillDifference, words: string) =>
    open((close) => (
      <ConfirmDialog
        open
        title={t('reconciliation.confirmTitle')}
        confirm={t('reconciliation.confirm')}
        onConfirm={() => {
          close();
          settle(difference, true);
        }}
        onCancel={close}
      >
        <p>
          {t('reconciliation.effect', {
            day: difference.day,
            method: t(`refunds.methods.${difference.method}`),
          })}
        </p>
        <p>{words}</p>
      </ConfirmDialog>
    ));
  const actionsOf = (difference: BillDifference) => {
    const { closing, state, method, day } = difference;
    if (state !== 'open') return [];
    if (closing)
      return [
        ...(closing.own ? [] : [{ label: t('reconciliation.confirm'), run: () => ask(difference, closing.words) }]),
        { label: t('reconciliation.drop'), danger: true, run: () => settle(difference, false) },
      ];
    return [
      ...(method === 'bank' ? [] : [{ label: t('reconciliation.again'), run: () => void again.run({ method, day }) }]),
      {
        label: t('reconciliation.write'),
        run: () => open((close) => <CloseDialog difference={difference} onClose={close} />),
      },
    ];
  };
  return (
    <ListScreen
      lead={t('reconciliation.lead')}
      actions={
        <>
          <ButtonLink to="/ops/money">{t('reconciliation.money')}</ButtonLink>
          <Button onClick={() => open((close) => <StatementDialog onClose={close} />)}>
            {t('reconciliation.import')}
          </Button>
        </>
      }
      add={{
        label: t('reconciliation.read'),
        run: () => open((close) => <ReadBillDialog onClose={close} />),
      }}
      above={first && <Runs runs={first.runs} />}
      filters={filters}
      query={query}
      empty={{ title: t('reconciliation.empty'), hint: t('reconciliation.emptyHint') }}
      table={{
        label: t('reconciliation.label'),
        nameOf: ({ day, trade, what }) => `${day} ${trade || t(`reconciliation.whats.${what}`)}`,
        actionsOf,
        pendingOf: ({ uuid, day, method }) =>
          decide.pending?.uuid === uuid || (again.pending?.day === day && again.pending.method === method)
            ? t('reconciliation.busy')
            : undefined,
        columns: [
          {
            key: 'bill',
            whole: true,
            title: t('reconciliation.bill'),
            cell: ({ method, day }) => t('reconciliation.run', { method: t(`refunds.methods.${method}`), day }),
            phone: 'title',
          },
          { key: 'where', title: t('reconciliation.where'), cell: (of) => <Where difference={of} />, phone: 'second' },
          {
            key: 'what',
            title: t('reconciliation.difference'),
            cell: (of) => <What difference={of} />,
            phone: 'second',
          },
          { key: 'now', title: t('reconciliation.state'), cell: (of) => <Now difference={of} />, phone: 'second' },
          {
            key: 'theirs',
            title: t('reconciliation.theirs'),
            cell: ({ theirs_fen }) => (theirs_fen === null ? '—' : <Money fen={theirs_fen} />),
            ...{ align: 'end', phone: 'aside' },
          },
          {
            key: 'ours',
            title: t('reconciliation.ours'),
            cell: ({ ours_fen }) => (ours_fen === null ? '—' : <Money fen={ours_fen} />),
            align: 'end',
          },
        ],
      }}
      below={dialog}
    />
  );
}
