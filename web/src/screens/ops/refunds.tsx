import type { WaitingRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { useWaitingRefunds } from '../../domains/orders/api/refunds.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { Money } from '../../ui/money/money.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useRefundActions } from './refunds/use-refund-actions.tsx';

/** Refunds that are not over, the oldest first: decided on, sent, and settled by two where no service pays them back. */
export default function Refunds() {
  const { t } = useTranslation('ops');
  const { dialog, open } = useDialog();
  const { actionsOf, pendingOf } = useRefundActions(open);
  return (
    <ListScreen
      lead={t('refunds.lead')}
      query={useWaitingRefunds()}
      empty={{ title: t('refunds.empty'), hint: t('refunds.emptyHint') }}
      table={{
        label: t('refunds.label'),
        nameOf: ({ company, order }) => `${company} ${order.number}`,
        actionsOf,
        pendingOf,
        columns: [
          { key: 'company', title: t('refunds.company'), cell: ({ company }) => company, phone: 'title' },
          {
            key: 'at',
            title: t('refunds.at'),
            cell: ({ asked_at }) => <RelativeTime at={asked_at} />,
            phone: 'second',
            whole: true,
          },
          { key: 'paid', title: t('refunds.paid'), cell: (one) => <Paid refund={one} />, phone: 'second' },
          { key: 'words', title: t('refunds.words'), cell: (one) => <Words refund={one} />, phone: 'second' },
          { key: 'gift', title: t('refunds.gift'), cell: (one) => <Gifts refund={one} />, phone: 'second' },
          { key: 'state', title: t('refunds.state'), cell: (one) => <State refund={one} />, phone: 'second' },
          { key: 'sum', title: t('refunds.sum'), cell: ({ fen }) => <Money fen={fen} />, align: 'end', phone: 'aside' },
        ],
      }}
      below={dialog}
    />
  );
}

/** The payment that goes back: how old it is, and what became of the rest of it. */
function Paid({ refund: { order, method, paid_at, paid_fen, invoiced_fen, refunded_fen } }: { refund: WaitingRefund }) {
  const { t } = useTranslation('ops');
  return (
    <>
      {order.number} {t(`refunds.methods.${method}`)} <Money fen={paid_fen} /> <RelativeTime at={paid_at} />{' '}
      <Hint>
        {invoiced_fen > 0 && t('refunds.invoiced', { yuan: invoiced_fen / 100 })}{' '}
        {refunded_fen > 0 && t('refunds.refunded', { yuan: refunded_fen / 100 })}
      </Hint>
    </>
  );
}

/** Why, and which operator speaks for the company. */
function Words({ refund: { words, proposed } }: { refund: WaitingRefund }) {
  const { t } = useTranslation('ops');
  return (
    <>
      {words || '—'}{' '}
      {proposed && <Hint>{t('refunds.proposedBy', { name: proposed.own ? t('transfers.you') : proposed.by })}</Hint>}
    </>
  );
}

function Gifts({ refund: { bonus, gift, deducted } }: { refund: WaitingRefund }) {
  const { t } = useTranslation('ops');
  if (bonus === 0) return '—';
  return t(deducted > 0 ? 'refunds.giftsDeducted' : 'refunds.gifts', { bonus, gift, deducted });
}

function State({ refund: { state, problem, entered, by_hand } }: { refund: WaitingRefund }) {
  const { t } = useTranslation('ops');
  if (entered)
    return (
      <>
        <Tag tone="amber">{t(`refunds.entered.${entered.outcome}`)}</Tag>{' '}
        <Hint>
          {entered.own ? t('transfers.you') : entered.by} {entered.bank_number}
        </Hint>
      </>
    );
  if (problem) return <Tag tone="red">{t(`refunds.problem.${problem}`)}</Tag>;
  if (by_hand && state === 'sending') return <Tag tone="amber">{t('refunds.toTransfer')}</Tag>;
  return (
    <Tag tone={state === 'asked' ? 'amber' : 'blue'}>
      {t(`refunds.states.${state === 'asked' ? 'asked' : 'sending'}`)}
    </Tag>
  );
}
