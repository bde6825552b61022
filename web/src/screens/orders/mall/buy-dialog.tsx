import type { Order, PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { useState } from 'react';
import { useCreateOrder } from '../../../domains/orders/api/orders.ts';
import { hasCode, isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { RadioField } from '../../../ui/field/radio-field.tsx';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { Cart } from './use-cart.ts';
import { useNames } from './use-names.ts';

interface BuyDialogProps {
  cart: Cart;
  methods: readonly PaymentMethod[];
  /** The order stands. */
  onDone: (uuid: string) => void;
  onClose: () => void;
}

/** Asks once more, with the sums and the way to pay; the same cart a moment ago is a question of its own. */
export function BuyDialog({ cart, methods, onDone, onClose }: BuyDialogProps) {
  const { t, i18n } = useTranslation('orders');
  const names = useNames();
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'alipay');
  const { attempt, busy, error } = useCreateOrder();
  const { lines, coins, recharge, after } = cart;
  const twice = hasCode(error, 40936) ? (error.data as Pick<Order, 'number'>) : null;
  const send = async () => {
    const made = await attempt({
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      ...(recharge ? { pay: method, recharge: recharge.fen } : { pay: 'coins' }),
      expect: { coins, bonus: recharge?.bonus ?? 0 },
      again: twice !== null,
    }).catch(() => undefined);
    if (!made) return;
    if (made.state === 'fulfilled') toast.success(t('buy.done'));
    onClose();
    if (made.fen > 0) onDone(made.uuid);
    else cart.clear();
  };
  const yuan = recharge && formatYuan(recharge.fen, i18n.language);
  return (
    <ConfirmDialog
      open
      title={t(recharge ? 'buy.rechargeTitle' : 'buy.title')}
      confirm={t(twice ? 'buy.again' : recharge ? 'buy.toPay' : 'buy.confirm', { yuan, count: coins })}
      busy={busy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {lines.map((line) => (
        <p key={line.sku}>{t('buy.line', { name: names.line(line), quantity: line.quantity, cost: line.coins })}</p>
      ))}
      <p>
        {recharge
          ? t('buy.recharge', { yuan, count: recharge.fen / 10, bonus: recharge.bonus, after })
          : t('buy.after', { count: after })}
      </p>
      {recharge && (
        <RadioField
          label={t('buy.method')}
          value={method}
          onChange={(value) => setMethod(value as PaymentMethod)}
          options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
        />
      )}
      {twice && <Callout tone="amber">{t('buy.twice', { number: twice.number })}</Callout>}
      {!twice && error && isApiError(error) && <Callout tone="red">{messageOf(error, currentLocale())}</Callout>}
    </ConfirmDialog>
  );
}
