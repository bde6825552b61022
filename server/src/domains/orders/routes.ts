import { ofTheDesk, type Route } from '../../http/route.ts';
import { ofMoney } from '../../money-turn.ts';
import { findOrderOfAll } from './all/all-order-queries.ts';
import { askAboutPayment, getOrderOfAll, listAllOrders } from './all/all-orders.ts';
import { cancelOrder, changeMethod } from './change-order.ts';
import { createOrder, createOrderOfOne } from './create-order.ts';
import { getGood, getPromotion, getSku, listGoods, listPromotions } from './goods/goods.ts';
import { getPackage, listPackages } from './goods/packages.ts';
import { decidePrice, listPrices, proposePrice } from './goods/prices.ts';
import { makePayLink, withdrawPayLink } from './link/pay-link.ts';
import { corpTransfer, listOrders, listPaymentMethods, payResult } from './list-orders.ts';
import { closeDifference, decideDifference } from './reconcile/close-difference.ts';
import { listDifferences } from './reconcile/list-differences.ts';
import { importStatement, runReconciliation } from './reconcile/run-by-hand.ts';
import { askRefund, listRefunds, quoteRefund, withdrawRefund } from './refunds/ask-refund.ts';
import { decideRefund, listWaitingRefunds, sendRefundAgain } from './refunds/decide-refund.ts';
import { proposeRefund, quoteOrderRefund } from './refunds/propose-refund.ts';
import { findRefund } from './refunds/refund-queries.ts';
import { enterRefundOutcome, settleRefund } from './refunds/settle-refund.ts';
import { listSuspense } from './suspense/list-suspense.ts';
import { proposeStray } from './suspense/plan-stray.ts';
import { decideStray } from './suspense/settle-stray.ts';
import { findStray } from './suspense/suspense-queries.ts';
import {
  confirmBankLine,
  dropBankLine,
  enterBankLine,
  findCompanyOfLine,
  listBankLines,
  nameBankLine,
} from './transfers/transfers.ts';

export const orderRoutes: readonly Route[] = [
  ...ofTheDesk([
    ...ofMoney([createOrder, createOrderOfOne, askRefund, withdrawRefund]),
    listGoods,
    getGood,
    getSku,
    listPackages,
    getPackage,
    listPromotions,
    getPromotion,
    listOrders,
    cancelOrder,
    changeMethod,
    payResult,
    listPaymentMethods,
    makePayLink,
    withdrawPayLink,
    corpTransfer,
    quoteRefund,
    listRefunds,
  ]),
  ...ofMoney([proposeRefund], findOrderOfAll),
  ...ofMoney([decideRefund, sendRefundAgain, enterRefundOutcome, settleRefund], findRefund),
  ...ofMoney([proposeStray, decideStray], findStray),
  ...ofMoney([confirmBankLine], findCompanyOfLine),
  listAllOrders,
  getOrderOfAll,
  askAboutPayment,
  listSuspense,
  listDifferences,
  runReconciliation,
  importStatement,
  closeDifference,
  decideDifference,
  listPrices,
  proposePrice,
  decidePrice,
  enterBankLine,
  listBankLines,
  nameBankLine,
  dropBankLine,
  listWaitingRefunds,
  quoteOrderRefund,
];
