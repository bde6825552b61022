import { listGoods, listPackages, listPromotions } from '@qinghe/contract/orders/goods.ts';
import { listPaymentMethods } from '@qinghe/contract/orders/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

export const useGoods = () => useQuery(apiQuery(listGoods, {}));
export const usePackages = () => useQuery(apiQuery(listPackages, {}));
export const usePromotions = () => useQuery(apiQuery(listPromotions, {}));
export const usePaymentMethods = () => useQuery(apiQuery(listPaymentMethods, {}));
