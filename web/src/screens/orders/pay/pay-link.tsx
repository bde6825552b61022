import type { Order } from '@qinghe/contract/orders/orders.ts';
import { useState } from 'react';
import { useMakePayLink, useWithdrawPayLink } from '../../../domains/orders/api/orders.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Row } from '../../../ui/stack/stack.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './pay.module.css';

/** The link by which somebody else, without an account, pays this order; it ends with the order. */
export function PayLink({ order: { uuid, linked } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [url, setUrl] = useState('');
  const make = useMakePayLink();
  const withdraw = useWithdrawPayLink(() => toast.success(t('link.withdrawn')));
  const copy = async () => {
    const made = await make.run({ uuid });
    if (!made) return;
    // Some browsers let a page copy only within the press itself.
    await copyText(made.url).then(
      () => toast.success(t('link.copied')),
      () => setUrl(made.url),
    );
  };
  return (
    <section className={styles.link} aria-label={t('link.label')}>
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
      {url && linked && (
        <Callout title={t('link.byHand')}>
          <span className={styles.address}>{url}</span>
        </Callout>
      )}
    </section>
  );
}
