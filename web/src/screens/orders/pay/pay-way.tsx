import type { Order, PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { useAskPayment, useChangeMethod } from '../../../domains/orders/api/orders.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { useCountdown } from '../../../ui/field/use-countdown.ts';
import { formatYuan } from '../../../ui/money/yuan.ts';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Bar } from '../../../ui/skeleton/skeleton.tsx';
import { ChoiceTabs } from '../../../ui/tabs/choice-tabs.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './pay.module.css';

/** How an order is paid: by a code that is scanned, or by a transfer with a code on it. Another way keeps the order. */
export function PayWay({ order, methods }: { order: Order; methods: readonly PaymentMethod[] }) {
  const { t } = useTranslation('orders');
  const { run, busy } = useChangeMethod();
  const { uuid, version, attempt } = order;
  const choose = (method: PaymentMethod) => {
    if (method !== attempt?.method && !busy) void run({ uuid, version, method });
  };
  return (
    <ChoiceTabs
      label={t('buy.method')}
      value={attempt?.method ?? 'alipay'}
      choices={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
      onChange={choose}
    >
      {order.transfer ? <TransferFacts order={order} /> : <Code order={order} />}
    </ChoiceTabs>
  );
}

function Code({ order: { uuid, attempt, until } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { run, busy } = useAskPayment(uuid);
  const ask = async () => {
    const now = await run({ uuid, ask: 'true' });
    if (now?.state === 'paying') toast.info(t('pay.notYet'));
  };
  return (
    <div className={styles.code}>
      {attempt?.qr ? (
        <QrCode text={attempt.qr} label={t('pay.scan', { method: t(`method.${attempt.method}`) })} />
      ) : (
        <Bar width={200} height={200} />
      )}
      <p role="status">{attempt?.qr ? t('pay.scan', { method: t(`method.${attempt.method}`) }) : t('pay.noCode')}</p>
      <TimeLeft key={until} until={until} />
      <Button variant="quiet" busy={busy} onClick={() => void ask()}>
        {t('pay.ask')}
      </Button>
      {attempt?.played_at && (
        <a href={attempt.played_at} target="_blank" rel="noreferrer">
          {t('pay.played')}
        </a>
      )}
    </div>
  );
}

function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('orders');
  const [left] = useCountdown(Math.max((Date.parse(until) - Date.now()) / 1000, 0));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return <Hint as="p">{left > 0 ? t('pay.left', { time }) : t('pay.over')}</Hint>;
}

function TransferFacts({ order: { transfer } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  if (!transfer) return null;
  const copied = (text: string) => (
    <>
      {text}{' '}
      <Button
        variant="quiet"
        aria-label={t('transfer.copyNamed', { text })}
        onClick={() => void copyText(text).then(() => toast.success(t('transfer.copied')))}
      >
        {t('transfer.copy')}
      </Button>
    </>
  );
  return (
    <>
      <Facts
        facts={[
          { label: t('transfer.holder'), value: copied(transfer.holder) },
          { label: t('transfer.bank'), value: copied(transfer.bank) },
          { label: t('transfer.account'), value: copied(transfer.account) },
          { label: t('transfer.sum'), value: copied(formatYuan(transfer.fen, i18n.language)) },
          { label: t('transfer.code'), value: copied(transfer.code) },
        ]}
      />
      <Hint as="p">{t('transfer.hint')}</Hint>
    </>
  );
}
