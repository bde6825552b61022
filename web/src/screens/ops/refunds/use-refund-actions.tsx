import type { WaitingRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { useConfirmRefund, useSendRefundAgain, useSettleRefund } from '../../../domains/orders/api/refunds.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import type { useDialog } from '../../../ui/dialog/use-dialog.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { RefuseRefundDialog } from './refuse-refund-dialog.tsx';

/** What can be done with a refund as it stands; what moves money or coins is asked about once more. */
export function useRefundActions(open: ReturnType<typeof useDialog>['open']) {
  const { t } = useTranslation('ops');
  const confirm = useConfirmRefund(() => toast.success(t('refunds.confirmed')));
  const takeBack = useConfirmRefund(() => toast.success(t('refunds.takenBack')));
  const again = useSendRefundAgain(() => toast.success(t('refunds.sentAgain')));
  const settle = useSettleRefund((isSettled) => toast.success(t(isSettled ? 'refunds.settled' : 'refunds.dropped')));
  const ask = (title: string, words: string, label: string, run: () => void) =>
    open((close) => (
      <ConfirmDialog
        open
        title={title}
        confirm={label}
        onConfirm={() => {
          close();
          run();
        }}
        onCancel={close}
      >
        <p>{words}</p>
      </ConfirmDialog>
    ));
  const ofAsked = (refund: WaitingRefund) => {
    const { uuid, version, company, fen, by_hand, method } = refund;
    const words = t(by_hand ? 'refunds.effectByHand' : 'refunds.effect', {
      ...{ company, yuan: fen / 100, method: t(`refunds.methods.${method}`) },
    });
    if (refund.proposed?.own) {
      const refusal = t('refunds.takeBack');
      const run = () => void takeBack.run({ uuid, version, confirm: false, refusal });
      return [{ label: t('refunds.takeBack'), danger: true, run }];
    }
    const send = () => void confirm.run({ uuid, version, confirm: true });
    return [
      {
        label: t('refunds.confirm'),
        run: () => ask(t('refunds.confirmTitle', { yuan: fen / 100 }), words, t('refunds.confirm'), send),
      },
      {
        label: t('refunds.refuse'),
        danger: true,
        run: () => open((close) => <RefuseRefundDialog refund={refund} onClose={close} />),
      },
    ];
  };
  const ofEntered = ({ uuid, version, company, fen, entered }: WaitingRefund) => {
    const outcome = entered?.outcome ?? 'back';
    const words = t(`refunds.settleEffect.${outcome}`, { company, yuan: fen / 100, number: entered?.bank_number });
    const run = () => void settle.run({ uuid, version, confirm: true });
    return [
      ...(entered?.own
        ? []
        : [
            {
              label: t('refunds.settle'),
              run: () => ask(t(`refunds.entered.${outcome}`), words, t('refunds.settle'), run),
            },
          ]),
      { label: t('refunds.drop'), danger: true, run: () => void settle.run({ uuid, version, confirm: false }) },
    ];
  };
  const actionsOf = (refund: WaitingRefund) => {
    const { uuid, version, state, by_hand, entered } = refund;
    if (state === 'asked') return ofAsked(refund);
    if (entered) return ofEntered(refund);
    const enter = (outcome: 'sent' | 'back') => ({
      label: t(`refunds.enter.${outcome}`),
      run: () => open((close) => <OutcomeDialog refund={refund} outcome={outcome} onClose={close} />),
    });
    if (state === 'stuck')
      return [
        ...(by_hand ? [] : [{ label: t('refunds.again'), run: () => void again.run({ uuid, version }) }]),
        ...[enter('sent'), enter('back')],
      ];
    return state === 'sending' && by_hand ? [enter('sent'), enter('back')] : [];
  };
  const busy = [confirm.pending?.uuid, takeBack.pending?.uuid, again.pending?.uuid, settle.pending?.uuid];
  const pendingOf = ({ uuid }: WaitingRefund) => (busy.includes(uuid) ? t('refunds.busy') : undefined);
  return { actionsOf, pendingOf };
}
