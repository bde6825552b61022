import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { alipay } from './alipay.ts';
import { openCashier } from './cashier/cashier.ts';
import type { PaymentProvider, Payments } from './port.ts';
import { wechatPay } from './wechat.ts';

interface Needs {
  db: Database;
  publicUrl: () => string;
  signingSecret: string;
  clock: () => Date;
}

/** Ways to pay that are set up. Where there are none, a demo has a cashier that plays them, and production sells nothing. */
export function choosePayments(config: Config, { db, publicUrl, signingSecret: secret, clock }: Needs): Payments {
  const real = { alipay: alipayOf(config, secret), wechat: wechatOf(config, secret) };
  const isPlayed = !real.alipay && !real.wechat && config.QINGHE_MODE !== 'production';
  const played = isPlayed ? openCashier({ db, publicUrl, secret, clock }) : { ...real, cashier: null };
  return { ...played, bank: config.BANK_ACCOUNT ?? (isPlayed ? DEMO_ACCOUNT : null) };
}

/** Of nobody: transfers of a demo are confirmed by its operators. */
const DEMO_ACCOUNT = { holder: '青禾网络科技有限公司（演示）', bank: '演示银行', number: '0000 0000 0000 0000' };

const alipayOf = (config: Config, secret: string): PaymentProvider | null =>
  config.ALIPAY_APP_ID
    ? alipay({
        ...{ gateway: config.ALIPAY_GATEWAY, appId: config.ALIPAY_APP_ID, sellerId: config.ALIPAY_SELLER_ID ?? '' },
        ...{ privateKey: config.ALIPAY_PRIVATE_KEY ?? '', publicKey: config.ALIPAY_PUBLIC_KEY ?? '', secret },
      })
    : null;

const wechatOf = (config: Config, secret: string): PaymentProvider | null =>
  config.WECHAT_PAY_MERCHANT_ID
    ? wechatPay({
        ...{ endpoint: config.WECHAT_PAY_ENDPOINT, merchantId: config.WECHAT_PAY_MERCHANT_ID, secret },
        ...{ appId: config.WECHAT_PAY_APP_ID ?? '', serial: config.WECHAT_PAY_SERIAL ?? '' },
        privateKey: (config.WECHAT_PAY_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'),
        ...{ keys: config.WECHAT_PAY_KEYS ?? {}, apiKey: config.WECHAT_PAY_API_KEY ?? '' },
      })
    : null;
