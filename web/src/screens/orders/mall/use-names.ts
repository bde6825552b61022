import type { Good, GoodsPackage } from '@qinghe/contract/orders/goods.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { CartLine } from './use-cart.ts';

/** How packs and packages are called. */
export function useNames() {
  const { t } = useTranslation('orders');
  const pack = (good: Good['code'], units: number) =>
    `${t(`good.${good}.name`)} ${t(`good.${good}.units`, { count: units })}`;
  const whole = (code: GoodsPackage['code']) => t(`package.${code}.name`);
  return {
    ...{ pack, whole },
    line: ({ of }: CartLine) => ('package' in of ? whole(of.package) : pack(of.good, of.units)),
  };
}
