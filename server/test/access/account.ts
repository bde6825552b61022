import { wechatBindCode, wechatLoginCode } from '@qinghe/contract/account/wechat.ts';
import { unsubscribeUrl } from '../../src/domains/account/index.ts';
import { captchaProof, makeAccount, unusedPhone } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { codeFor } from '../codes.ts';
import { bindWechatTo, codeOfWechat, confirmedLogin, scan, somebody, stateOf } from '../wechat.ts';
import { nothing, ofAnyAccount, picture, plain, type Row } from './row.ts';

const withoutPassword: Row['sample'] = async ({ services }) => {
  await services.db.updateTable('account').set({ password_hash: null }).execute();
  return { input: { password: 'qinghe2027' } };
};
const withoutEmails = ({ services }: TestApp) => services.db.updateTable('account').set({ email: null }).execute();
const newPhone =
  (more: object): Row['sample'] =>
  async (app) => {
    const phone = unusedPhone();
    return { input: { phone, code: await codeFor(app, phone, 'bind_phone'), ...more } };
  };

export const accountRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/hr_users/login': {
    sample: async (app) => {
      const { phone } = await makeAccount(app, { password: 'qinghe2026' });
      return { input: { account: phone, password: 'qinghe2026' } };
    },
  },
  'POST /api/v1/hr_users/quick_login': {
    sample: async (app) => {
      const { phone } = await makeAccount(app);
      return { input: { phone, code: await codeFor(app, phone) } };
    },
  },
  'POST /api/v1/hr_users/logout': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v2/user/point/validate_code': { sample: nothing },
  'POST /api/v2/user/point/validate_code': { sample: plain({ payload: 'unsolved' }), codes: 10104 },
  'POST /api/v1/hr_users/captcha': { sample: plain({ payload: 'unsolved' }), codes: 10104 },
  'POST /api/v2/sms/send': {
    sample: async (app) => ({
      input: { phone: (await makeAccount(app)).phone, captcha_proof: await captchaProof(app) },
    }),
  },
  'POST /api/v1/sms/check': { sample: plain({ phone: '13900000000', code: '000000' }) },
  'POST /api/v1/hr_users/reset_password': {
    sample: async (app) => {
      const { phone } = await makeAccount(app);
      return { input: { account: phone, code: await codeFor(app, phone, 'reset_password'), password: 'qinghe2027' } };
    },
  },
  'POST /api/v1/account/init_pwd': { sample: withoutPassword, codes: ofAnyAccount },
  'POST /api/v1/account/modify_pwd': {
    sample: plain({ old_password: 'wrong1', password: 'qinghe2027' }),
    codes: { master: 400, 'sub-account': 400, stranger: 400, loner: 400 },
  },
  'POST /api/v1/email/send_email': {
    sample: async (app) => ({
      input: { email: `${unusedPhone()}@yunshan.example`, captcha_proof: await captchaProof(app) },
    }),
  },
  'POST /api/v1/company/check_email_code': {
    sample: plain({ email: 'nobody@yunshan.example', code: '000000' }),
    codes: ofAnyAccount,
  },
  'POST /api/v1/account/tel/send_code': {
    sample: async (app) => ({ input: { captcha_proof: await captchaProof(app) } }),
    codes: ofAnyAccount,
  },
  'POST /api/v1/account/email/bind': {
    sample: async (app) => {
      const email = `${unusedPhone()}@yunshan.example`;
      return { input: { email, code: await codeFor(app, email, 'bind_email'), phone_code: '000000' } };
    },
    // The phone's code would be each caller's own; a wrong one is refused whoever asks.
    codes: 40102,
  },
  'POST /api/v1/account/tel/bind': { sample: newPhone({}), codes: 40902 },
  // As above.
  'POST /api/v1/account/tel/rebind': { sample: newPhone({ old_code: '000000' }), codes: 40102 },
  'POST /api/v1/account/tel/force_bind': { sample: newPhone({ old_code: '000000' }), codes: 40102 },
  'POST /api/v1/account/tel/force_bind_next': { sample: plain({ ticket: 'made-up' }), codes: 40401 },
  'POST /api/v2/account/phone': { sample: plain({ phone: '057188886666' }), codes: ofAnyAccount },
  'POST /api/v2/user/unbind/send_email': {
    sample: async (app) => {
      await withoutEmails(app);
      return { input: { captcha_proof: await captchaProof(app) } };
    },
    codes: 40902,
  },
  'POST /api/v2/user/unbind/open': { sample: plain({ token: 'made-up' }), codes: 40401 },
  'POST /api/v2/user/unbind': { sample: plain({ token: 'made-up' }), codes: 40401 },
  'GET /api/v1/account/security': { sample: nothing, codes: ofAnyAccount },
  // Nobody here has a password, which turns it off again.
  'POST /api/v1/account/totp/begin': {
    sample: async (app) => {
      await app.services.db.updateTable('account').set({ password_hash: null }).execute();
      return { input: {} };
    },
    codes: 40902,
  },
  'POST /api/v1/account/totp/confirm': {
    sample: plain({ code: '000000', password: 'qinghe2026' }),
    codes: 40902,
  },
  'POST /api/v1/account/totp/off': { sample: plain({ code: '000000', password: 'qinghe2026' }), codes: 40902 },
  'POST /api/v1/hr_users/second_factor': { sample: plain({ challenge: 'made-up', code: '000000' }), codes: 40401 },
  'GET /api/v1/account/wechat/login/qr_code': { sample: nothing },
  'GET /api/v1/account/wechat/bind/qr_code': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/hr_users/wechat/qr_code/status': {
    sample: async (app) => {
      const nickname = somebody();
      await bindWechatTo(app, await makeAccount(app), nickname);
      return { input: { poll_key: (await confirmedLogin(app, nickname)).poll_key, take_over: 'true' } };
    },
  },
  'POST /api/v1/account/wechat/bind_phone': {
    sample: async (app) => {
      const { phone } = await makeAccount(app);
      const { poll_key } = await confirmedLogin(app, somebody());
      return { input: { poll_key, phone, code: await codeFor(app, phone) } };
    },
  },
  'GET /api/v1/account/wechat/oauth/check': {
    sample: async (app) => ({
      input: { state: stateOf(await app.ok(wechatLoginCode, {})), code: codeOfWechat(app, somebody()) },
    }),
  },
  'POST /api/v1/account/wechat/oauth/confirm': {
    sample: async (app, { token }) => {
      await app.services.db.deleteFrom('wechat_identity').execute();
      const shown = await app.ok(wechatBindCode, {}, { token });
      return { input: { ticket: await scan(app, shown, somebody()), agreed: true } };
    },
  },
  // Their own phones would be proved; a made-up key is refused whoever asks.
  'POST /api/v1/account/wechat/rebind': { sample: plain({ poll_key: 'made-up', code: '000000' }), codes: 40401 },
  'POST /api/v1/account/wechat/unbind': {
    sample: async (app) => {
      await app.services.db.deleteFrom('wechat_identity').execute();
      return { input: { code: '000000' } };
    },
    codes: 40902,
  },
  'POST /api/v1/account/wechat/msg_settings': {
    sample: async (app) => {
      await app.services.db.deleteFrom('wechat_identity').execute();
      return { input: { digest: true, join_requests: true, reviews: true } };
    },
    codes: 40902,
  },
  'GET /api/v2/user/before_register': { sample: nothing },
  'POST /api/v2/user/register': {
    sample: async (app) => {
      const phone = unusedPhone();
      return { input: { phone, code: await codeFor(app, phone, 'register'), password: 'qinghe2027' } };
    },
  },
  'GET /api/v2/user/activate': { sample: plain({ token: 'made-up' }), codes: 40401 },
  'POST /api/v2/user/activate': { sample: plain({ token: 'made-up' }), codes: 40401 },
  'POST /account/v3.0/telrandcode': {
    sample: async (app) => ({ input: { phone: unusedPhone(), captcha_proof: await captchaProof(app) } }),
  },
  // The right code would close the accounts of all other tests.
  'GET /api/v1/account/destroy': {
    sample: plain({ code: '000000' }),
    codes: { master: 40902, 'sub-account': 40102, stranger: 40102, loner: 40102 },
  },
  'GET /api/v1/account/user_info': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/account/user_info': { sample: plain({ version: 1 }), codes: { loner: 100 } },
  'GET /api/v1/account/check_info': { sample: nothing },
  'GET /api/v1/yjy': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/account/notifications': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/account/notifications': {
    sample: plain({ digest: true, join_requests: true }),
    codes: ofAnyAccount,
  },
  'POST /api/v1/account/notifications/unsubscribe': {
    sample: async (app, { uuid }) => ({
      input: { token: unsubscribeUrl(app.services, uuid).split('#')[1], digest: false },
    }),
  },
  'POST /api/v1/account/avatar': { sample: async () => ({ input: {}, file: picture }), codes: ofAnyAccount },
  'DELETE /api/v1/account/avatar': { sample: nothing, codes: ofAnyAccount },
};
