import { ofTheDesk, type Route } from '../../http/route.ts';
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
import { enterRefundOutcome, settleRefund } from './refunds/settle-refund.ts';
import { listSuspense } from './suspense/list-suspense.ts';
import { proposeStray } from './suspense/plan-stray.ts';
import { decideStray } from './suspense/settle-stray.ts';
import { confirmBankLine, dropBankLine, enterBankLine, listBankLines, nameBankLine } from './transfers/transfers.ts';

export const orderRoutes: readonly Route[] = [
  ...ofTheDesk([
    listGoods,
    getGood,
    getSku,
    listPackages,
    getPackage,
    listPromotions,
    getPromotion,
    createOrder,
    createOrderOfOne,
    listOrders,
    cancelOrder,
    changeMethod,
    payResult,
    listPaymentMethods,
    makePayLink,
    withdrawPayLink,
    corpTransfer,
    quoteRefund,
    askRefund,
    listRefunds,
    withdrawRefund,
  ]),
  listAllOrders,
  getOrderOfAll,
  askAboutPayment,
  listSuspense,
  proposeStray,
  decideStray,
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
  confirmBankLine,
  dropBankLine,
  listWaitingRefunds,
  quoteOrderRefund,
  proposeRefund,
  decideRefund,
  sendRefundAgain,
  enterRefundOutcome,
  settleRefund,
];
