import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useGoods, usePackages, usePaymentMethods, usePromotions } from '../../domains/orders/api/goods.ts';
import { useCoins } from '../../domains/wallet/api/bill.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useChangeAddress } from '../../lib/routing/use-change-address.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { BuyDialog } from './mall/buy-dialog.tsx';
import { CartPanel } from './mall/cart-panel.tsx';
import { GoodCard } from './mall/good-card.tsx';
import styles from './mall/mall.module.css';
import { Packages } from './mall/package-card.tsx';
import { RechargeChoice } from './mall/recharge-choice.tsx';
import { useCart } from './mall/use-cart.ts';
import { PayDialog } from './pay/pay-dialog.tsx';

/** What can be bought, and the cart beside it; an order that waits for money lies over it and stands in the address. */
export default function MallOfRights() {
  const { t } = useTranslation('orders');
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const goods = useGoods();
  const packages = usePackages().data?.items ?? [];
  const promotions = usePromotions().data?.items ?? [];
  const methods = usePaymentMethods().data?.methods ?? [];
  const isMaster = useUserInfo().data?.type === 'master';
  const coins = useCoins(isMaster).data;
  const [buying, setBuying] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const cart = useCart({ goods: goods.data?.items ?? [], packages, promotions, balance: coins?.value ?? 0 });
  const order = search.get('order');
  const open = (uuid: string) => change({ order: uuid, cart: '', recharge: '', acCoin: '' });
  return (
    <Page
      lead={t('mall.lead')}
      actions={
        <>
          <ButtonLink to="/recruitment-props/ads">{t('mall.ads')}</ButtonLink>
          <ButtonLink to="/recruitment-props/purchase-record">{t('mall.records')}</ButtonLink>
          <ButtonLink to="/recruitment-props/my-rights">{t('mall.rights')}</ButtonLink>
        </>
      }
    >
      <div className={styles.mall}>
        <div className={styles.goods}>
          {packages.length > 0 && <Packages packages={packages} cart={cart} />}
          {goods.data ? (
            goods.data.items.map((good) => <GoodCard key={good.code} good={good} cart={cart} />)
          ) : (
            <Card>
              <QueryState query={goods} title={t('mall.failed')} rows={6} />
            </Card>
          )}
          {isMaster && methods.length > 0 && <RechargeChoice cart={cart} />}
        </div>
        {cart.lines.length > 0 && (
          <div className={styles.bar}>
            {t('mall.chosen', { items: cart.lines.length, count: cart.coins })}
            <Button onClick={() => panel.current?.scrollIntoView({ block: 'end' })}>{t('mall.toCart')}</Button>
          </div>
        )}
        <div className={styles.cart} ref={panel}>
          <CartPanel cart={cart} mayBuy={isMaster} mayRecharge={methods.length > 0} onBuy={() => setBuying(true)} />
        </div>
      </div>
      {buying && <BuyDialog cart={cart} methods={methods} onDone={open} onClose={() => setBuying(false)} />}
      {order && <PayDialog uuid={order} methods={methods} onClose={() => change({ order: '' })} />}
    </Page>
  );
}
