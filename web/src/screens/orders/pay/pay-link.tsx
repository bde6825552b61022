import type { Order } from '@qinghe/contract/orders/orders.ts';
import { useTranslation } from 'react-i18next';
import { useMakePayLink, useWithdrawPayLink } from '../../../domains/orders/api/orders.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** The link by which somebody else, without an account, pays this order; it ends with the order. */
export function PayLink({ order: { uuid, linked } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const make = useMakePayLink();
  const withdraw = useWithdrawPayLink(() => toast.success(t('link.withdrawn')));
  const copy = async () => {
    const made = await make.run({ uuid });
    if (!made) return;
    await copyText(made.url);
    toast.success(t('link.copied'));
  };
  return (
    <section aria-label={t('link.label')}>
      <Row>
        <Button busy={make.busy} onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
        {linked && (
          <Button variant="quiet" busy={withdraw.busy} onClick={() => void withdraw.run({ uuid })}>
            {t('link.withdraw')}
          </Button>
        )}
      </Row>
      <Hint as="p">{t('link.hint')}</Hint>
    </section>
  );
}
