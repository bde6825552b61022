/*
 * One file however long: a sample for each endpoint that writes or names something, in one table, so that one that is
 * missing is found at a glance and by the access matrix.
 */

import { wechatBindCode, wechatLoginCode } from '@qinghe/contract/account/wechat.ts';
import { openLicenceConfirmation } from '@qinghe/contract/company/steps.ts';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { handInByPhone } from '@qinghe/contract/identity/face-check.ts';
import { usualDeliverSetting } from '@qinghe/contract/jobs/deliver-setting.ts';
import { usualFields } from '@qinghe/contract/jobs/resume-config.ts';
import { saveJobTemplate } from '@qinghe/contract/jobs/templates.ts';
import { addNote, addTag } from '@qinghe/contract/resumes/annotate.ts';
import { sendChunk } from '@qinghe/contract/resumes/apply.ts';
import { blockCandidate } from '@qinghe/contract/resumes/block.ts';
import { decideMany } from '@qinghe/contract/resumes/decide-many.ts';
import { saveFilter } from '@qinghe/contract/resumes/saved-filters.ts';
import { createCommonWord } from '@qinghe/contract/settings/common-words.ts';
import { createInviteTemplate } from '@qinghe/contract/settings/invite-templates.ts';
import { createRejectTemplate } from '@qinghe/contract/settings/reject-templates.ts';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { unsubscribeUrl } from '../src/domains/account/index.ts';
import { saveOffer } from '../src/domains/company/members/hand-over-queries.ts';
import { insertSentLink, statusUrl } from '../src/domains/resumes/status/status-link.ts';
import type { CallOptions, TestApp } from './app.ts';
import { makeAppeal, makeRefused } from './appeals.ts';
import { codeFor } from './codes.ts';
import {
  anIdentity,
  makeColleague,
  makeInvitation,
  makeJoinRequest,
  makeNotice,
  makePapers,
  makePending,
  makeProposal,
  makeSensitiveWord,
  putIdentity,
} from './companies.ts';
import { applyWithDocument } from './documents.ts';
import {
  aCandidate,
  captchaProof,
  cvFile,
  goodBrochure,
  goodDraft,
  goodTalk,
  makeAccount,
  makeApplication,
  makeBrochure,
  makeJob,
  makeMaster,
  makeTalk,
  randomPhone,
  type TestAccount,
} from './factories.ts';
import { aScan, goodFair, makeFair, makeSignUp, makeStand, registrationInput, signUpOf } from './fairs.ts';
import { goodRow, makeImport, sheet } from './imports.ts';
import { keyOfPhone, onPhone } from './phone.ts';
import { aTalent, makeFailedDelivery, makeKey, makeTalentKey, makeWebhook } from './platform.ts';
import { keyOfLicence } from './steps.ts';
import { aWalkIn, signUpInput } from './talks.ts';
import { beginUpload, uploadCv } from './uploads.ts';
import { codeOfWechat, confirmedBinding, confirmedLogin, scan, somebody, stateOf } from './wechat.ts';

/*
 * One row for every call of the contract, in one list on purpose: a call without its row fails, and looking for it means one file.
 */

export type Caller = 'nobody' | 'garbage' | 'sub-account' | 'master' | 'stranger' | 'loner' | 'operator' | 'key';

export interface Sample {
  input: unknown;
  file?: CallOptions['file'];
  bytes?: CallOptions['bytes'];
}

export interface Row {
  /** An input that works for the master of company A, on objects made for this one call. */
  sample(app: TestApp, master: TestAccount): Promise<Sample>;
  /** The input names objects that only the master may see; everybody else must find nothing there. */
  holds?: 'objects of the master';
  /** response codes that differ from what follows from the endpoint's access. */
  codes?: Partial<Record<Caller, number>> | number;
}

const nothing: Row['sample'] = async () => ({ input: {} });
const plain =
  (input: unknown): Row['sample'] =>
  async () => ({ input });
const onImport: Row['sample'] = async (app, master) => ({ input: { uuid: (await makeImport(app, master)).uuid } });
const picture = {
  name: 'a.png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
/** What an account may do before it belongs to a company. */
const ofAnyAccount: Row['codes'] = { loner: 100 };

const anInvitation: Row['sample'] = async (app, master) => ({
  input: { uuid: (await makeInvitation(app, master)).uuid },
});
const anInvitationLink: Row['sample'] = async (app, master) => ({
  input: { token: (await makeInvitation(app, master)).token },
});
/** An offer of the master's rights to a colleague. */
const offered: Row['sample'] = async (app, { uuid, companyUuid }) => {
  const to_uuid = await makeColleague(app, companyUuid);
  const now = app.clock.now();
  const offer = { to_uuid, offered_by: uuid, offered_at: now, expires_at: new Date(now.getTime() + 60_000) };
  await withTransaction(app.services.db, (trx) => saveOffer(trx, companyUuid ?? '', offer));
  return { input: {} };
};

/** The key of a QR code that the master of another company shows. */
const anOthersLicence: Row['sample'] = async (app) => ({
  input: { key: await keyOfLicence(app, await makeMaster(app)) },
});

/** As a phone has opened it. */
const anOpenedLicence: Row['sample'] = async (app) => {
  const key = await keyOfLicence(app, await makeMaster(app));
  const { shown } = await app.ok(openLicenceConfirmation, { key });
  return { input: { key, shown } };
};

/** Puts the master's company into a status. @returns a version that no other company has */
async function inStatus(app: TestApp, { companyUuid }: TestAccount, check_status: 'pass' | 'reject'): Promise<number> {
  const version = 7;
  await app.services.db
    .updateTable('company')
    .set({ check_status, version })
    .where('company_uuid', '=', companyUuid)
    .execute();
  return version;
}

/** Nothing was handed in yet, and nothing is under way. */
const withoutIdentity: Row['sample'] = async ({ services: { db } }, { uuid }) => {
  await db.deleteFrom('identity_face').where('account_uuid', '=', uuid).execute();
  await db.deleteFrom('identity').where('account_uuid', '=', uuid).execute();
  await db.deleteFrom('face_check').where('account_uuid', '=', uuid).execute();
  return { input: {} };
};

const withoutPassword: Row['sample'] = async ({ services }) => {
  await services.db.updateTable('account').set({ password_hash: null }).execute();
  return { input: { password: 'qinghe2027' } };
};

const withoutEmails = ({ services }: TestApp) => services.db.updateTable('account').set({ email: null }).execute();
const newPhone =
  (more: object): Row['sample'] =>
  async (app) => {
    const phone = randomPhone();
    return { input: { phone, code: await codeFor(app, phone, 'bind_phone'), ...more } };
  };

const onJob =
  (state: 'online' | 'draft', more: object = {}): Row['sample'] =>
  async (app, master) => ({ input: { uuid: (await makeJob(app, master, { state })).uuid, version: 1, ...more } });
const onBrochure =
  (more: object): Row['sample'] =>
  async (app, master) => ({ input: { ...(await makeBrochure(app, master)), ...more } });
const onTalk =
  (more: object, state: 'draft' | 'online' = 'draft'): Row['sample'] =>
  async (app, master) => ({ input: { ...(await makeTalk(app, master, { state })), ...more } });
/** Later than the deadline of a job that a test makes. */
const laterDay = () => new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
const onApplication =
  (more: object = {}): Row['sample'] =>
  async (app, master) => ({
    input: { uuid: (await makeApplication(app, await makeJob(app, master))).uuid, version: 1, ...more },
  });
const onBlocked: Row['sample'] = async (app, master) => {
  const { uuid } = await makeApplication(app, await makeJob(app, master));
  await app.ok(blockCandidate, { uuid, reason: 'conduct' }, { token: master.token });
  return { input: { uuid } };
};
const onTemplate =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await app.ok(createRejectTemplate, { title: '甲', content: '乙' }, { token: master.token });
    return { input: { uuid, version: 1, ...more } };
  };
const onJobTemplate =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const job_uuid = (await makeJob(app, master)).uuid;
    const { uuid } = await app.ok(saveJobTemplate, { job_uuid, name: job_uuid.slice(-30) }, { token: master.token });
    return { input: { uuid, ...more } };
  };
const onInviteTemplate =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await app.ok(createInviteTemplate, { title: '甲', content: '乙' }, { token: master.token });
    return { input: { uuid, version: 1, ...more } };
  };
const onCommonWord =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await app.ok(createCommonWord, { content: '你好' }, { token: master.token });
    return { input: { uuid, version: 1, ...more } };
  };
/** A decision on one application that only the master may see: nobody is refused, but others find nobody to move. */
const many =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeApplication(app, await makeJob(app, master));
    return { input: { items: [{ uuid, version: 1 }], to: 'interview', ...more } };
  };
const onNote =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeApplication(app, await makeJob(app, master));
    const { notes } = await app.ok(addNote, { uuid, text: '沟通很好' }, { token: master.token });
    return { input: { uuid, note_uuid: notes[0]?.uuid, ...more } };
  };
const onTag =
  (more: object = {}): Row['sample'] =>
  async (app, master) => {
    const { uuid } = await makeApplication(app, await makeJob(app, master));
    return { input: { uuids: [uuid], ...more } };
  };
const holds = 'objects of the master';

/** One row for each endpoint of the contract, by method and path. */
export const rows: Readonly<Record<string, Row>> = {
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
      input: { email: `${randomPhone()}@yunshan.example`, captcha_proof: await captchaProof(app) },
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
      const email = `${randomPhone()}@yunshan.example`;
      await withoutEmails(app);
      return { input: { email, code: await codeFor(app, email, 'bind_email') } };
    },
    codes: ofAnyAccount,
  },
  'POST /api/v1/account/tel/bind': { sample: newPhone({}), codes: 40902 },
  // The old phone's code would be each caller's own; a wrong one is refused whoever asks.
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
  'POST /api/v1/account/totp/confirm': { sample: plain({ code: '000000' }), codes: 40902 },
  'POST /api/v1/account/totp/off': { sample: plain({ code: '000000', password: 'qinghe2026' }), codes: 40902 },
  'POST /api/v1/hr_users/second_factor': { sample: plain({ challenge: 'made-up', code: '000000' }), codes: 40401 },
  'GET /api/v1/account/wechat/login/qr_code': { sample: nothing },
  'GET /api/v1/account/wechat/bind/qr_code': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/hr_users/wechat/qr_code/status': {
    sample: async (app) => {
      const nickname = somebody();
      await confirmedBinding(app, await makeAccount(app), nickname);
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
      const phone = randomPhone();
      return { input: { phone, code: await codeFor(app, phone, 'register'), password: 'qinghe2027' } };
    },
  },
  'GET /api/v2/user/activate': { sample: plain({ token: 'made-up' }), codes: 40401 },
  'POST /api/v2/user/activate': { sample: plain({ token: 'made-up' }), codes: 40401 },
  'POST /account/v3.0/telrandcode': {
    sample: async (app) => ({ input: { phone: randomPhone(), captcha_proof: await captchaProof(app) } }),
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
  'GET /api/v1/company/info': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/company/check': { sample: plain({ name: '没有这家' }), codes: ofAnyAccount },
  'GET /api/v1/company/check_by_law_name': {
    sample: plain({ credit_code: '91310110MA1K4T7Q5M', legal_person: '沈维舟' }),
    codes: ofAnyAccount,
  },
  'GET /api/v1/company/draft': { sample: nothing, codes: ofAnyAccount },
  'PUT /api/v1/company/draft': {
    sample: async (app, { uuid }) => {
      await app.services.db.deleteFrom('registration_draft').execute();
      return { input: { version: 0, credentials: (await makePapers(app, uuid)).credentials } };
    },
    codes: ofAnyAccount,
  },
  'POST /api/v1/account/license-ocr': {
    // Nothing stands in it: who may call is asked here, and reading takes seconds.
    sample: async () => ({ input: {}, file: picture }),
    codes: ofAnyAccount,
  },
  // They have a company, or no step of it yet.
  'POST /api/v1/company/create': { sample: plain({ version: 0 }), codes: 40902 },
  'PUT /api/v2/account/company_info': {
    sample: async (app, master) => ({
      input: { version: await inStatus(app, master, 'pass'), ...(await makePapers(app, master.uuid)) },
    }),
    codes: { stranger: 40901 },
  },
  'POST /api/v1/company/appeal': {
    sample: async (app, master) => ({
      input: { version: await inStatus(app, master, 'reject'), message: '请再看一次' },
    }),
    codes: { stranger: 40901 },
  },
  'GET /api/v1/company/full_info': { sample: nothing },
  'GET /api/v1/company/information': { sample: nothing },
  'POST /api/v1/company/update/base': {
    sample: async (app, { companyUuid }) => {
      const company = app.services.db.updateTable('company').set({ information_version: 7 });
      await company.where('company_uuid', '=', companyUuid).execute();
      return { input: { version: 7, brief: '做企业软件' } };
    },
    codes: { stranger: 40901 },
  },
  'GET /api/v1/company/code': { sample: nothing },
  'POST /api/v1/company/code': { sample: nothing },
  'GET /api/v1/company/join': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/company/join': {
    sample: plain({ name: '没有这家' }),
    // They have a company, or name none that is there.
    codes: 40902,
  },
  // They have asked nobody.
  'DELETE /api/v1/company/join': { sample: plain({ uuid: '01890000-0000-7000-8000-000000000001' }), codes: 40401 },
  'GET /api/v1/account/master/info': { sample: nothing },
  'GET /api/v1/company/members': { sample: nothing },
  'POST /api/v1/company/members/export': { sample: nothing },
  'GET /api/v1/company/services': { sample: nothing },
  'GET /api/v1/company/audit': { sample: nothing },
  'POST /api/v1/company/audit/export': { sample: nothing },
  'POST /api/v1/company/members/decide': {
    sample: async (app, { companyUuid }) => ({
      input: { uuid: await makeJoinRequest(app, companyUuid), decision: 'approve' },
    }),
    codes: { stranger: 40401 },
  },
  'POST /api/v1/company/members/status': {
    sample: async (app, { companyUuid }) => ({
      input: { uuid: await makeColleague(app, companyUuid), user_status: 'unactive' },
    }),
    codes: { stranger: 40401 },
  },
  'POST /api/v1/company/members/limit': {
    sample: async (app, { companyUuid }) => ({ input: { uuid: await makeColleague(app, companyUuid), job_limit: 3 } }),
    codes: { stranger: 40401 },
  },
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
  'GET /api/v1/company/invitations': { sample: nothing },
  'POST /api/v1/company/invitations': { sample: plain({}) },
  'PUT /api/v1/company/invitations': { sample: anInvitation, codes: { stranger: 40401 } },
  'DELETE /api/v1/company/invitations': { sample: anInvitation, codes: { stranger: 40401 } },
  'POST /api/v1/company/invitation/open': { sample: anInvitationLink },
  'POST /api/v1/company/invitation/accept': {
    sample: async (app, master) => ({ input: { token: (await makeInvitation(app, master, randomPhone())).token } }),
    // They have a company, or another phone.
    codes: 40902,
  },
  'GET /api/v1/company/master/hand_over': { sample: nothing },
  'POST /api/v1/company/master/hand_over': {
    sample: async (app, { phone, companyUuid }) => ({
      input: { to: await makeColleague(app, companyUuid), code: await codeFor(app, phone, 'prove_phone') },
    }),
    codes: { stranger: 40902 },
  },
  'DELETE /api/v1/company/master/hand_over': { sample: offered, codes: { stranger: 40401 } },
  // It is offered to somebody else.
  'POST /api/v1/company/master/hand_over/answer': {
    sample: plain({ accept: true }),
    codes: { master: 40401, 'sub-account': 40401, stranger: 40401 },
  },
  'POST /api/v1/company/members/remove': {
    sample: async (app, { uuid, companyUuid }) => ({
      input: { uuid: await makeColleague(app, companyUuid), hand_to: uuid },
    }),
    codes: { stranger: 40401 },
  },
  'GET /api/v1/account/identity': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/account/avatar': { sample: async () => ({ input: {}, file: picture }), codes: ofAnyAccount },
  'DELETE /api/v1/account/avatar': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/account/identity/picture': {
    sample: async () => ({ input: {}, file: picture }),
    codes: ofAnyAccount,
  },
  'POST /api/v1/account/identity': {
    sample: async (app, { uuid }) => ({ input: await anIdentity(app, uuid) }),
    // The pictures are the master's.
    codes: { 'sub-account': 400, stranger: 400, loner: 400 },
  },
  'DELETE /api/v1/account/identity': {
    sample: async (app, { uuid }) => {
      await putIdentity(app, uuid);
      return { input: {} };
    },
    codes: { 'sub-account': 40902, stranger: 40902, loner: 40902 },
  },
  'POST /api/v1/account/identity/erase': {
    sample: async (app, { uuid }) => {
      await putIdentity(app, uuid);
      return { input: { what: 'pictures' } };
    },
    // They have none themselves.
    codes: { 'sub-account': 40902, stranger: 40902, loner: 40902 },
  },
  'GET /api/v1/account/life_token': { sample: withoutIdentity, codes: ofAnyAccount },
  'GET /api/v1/account/face_check': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/account/life_result': { sample: nothing, codes: ofAnyAccount },
  'DELETE /api/v2/account/face_check': { sample: withoutIdentity, codes: ofAnyAccount },
  'POST /api/v2/account/face_check/open': {
    sample: async (app, master) => ({ input: { key: await keyOfPhone(app, master) } }),
  },
  'POST /api/v2/account/face_check/read': {
    sample: async (app, master) => {
      const key = await keyOfPhone(app, master);
      const { file_uuid } = await app.ok(upload, { key }, { file: picture });
      return { input: { key, front_uuid: file_uuid } };
    },
  },
  'POST /api/v2/account/face_check_by_phone': {
    sample: async (app, master) => ({ input: await onPhone(app, master) }),
  },
  'POST /api/v2/account/face_check/result': {
    sample: async (app, master) => ({ input: await app.ok(handInByPhone, await onPhone(app, master)) }),
  },
  'POST /api/v2/account/face_check/erase': {
    sample: async (app, master) => ({
      input: { ...(await app.ok(handInByPhone, await onPhone(app, master))), what: 'pictures' },
    }),
  },
  // What is asked of the master would keep it from every call that follows: nothing is asked here.
  'POST /api/v1/company/step': { sample: nothing, codes: 40401 },
  'POST /api/v1/company/licence_confirmation': { sample: nothing, codes: { master: 40902, stranger: 40902 } },
  'GET /api/v1/company/licence_confirmation': { sample: nothing },
  'POST /api/v1/company/licence_confirmation/open': {
    sample: anOthersLicence,
  },
  'POST /api/v1/company/licence_confirmation/confirm': {
    sample: anOpenedLicence,
  },
  'GET /api/v1/ops/identities': { sample: nothing },
  'GET /api/v1/ops/identities/detail': {
    sample: async (app, { uuid }) => {
      await putIdentity(app, uuid);
      return { input: { uuid } };
    },
  },
  'POST /api/v1/ops/identities/review': {
    sample: async (app, { uuid }) => {
      await putIdentity(app, uuid);
      return { input: { uuid, version: 1, decision: 'refuse', reason: '看不清' } };
    },
  },
  'GET /api/v1/ops/companies': { sample: nothing },
  'GET /api/v1/ops/companies/detail': { sample: async (app) => ({ input: { uuid: await makePending(app) } }) },
  'POST /api/v1/ops/companies/review': {
    sample: async (app) => ({ input: { uuid: await makePending(app), version: 1, decision: 'pass' } }),
  },
  'POST /api/v1/jobs/appeal': {
    sample: async (app, master) => ({
      input: { uuid: (await makeRefused(app, master)).uuid, version: 2, message: '「刷单」是课程名' },
    }),
    holds: 'objects of the master',
  },
  'GET /api/v1/ops/jobs': { sample: nothing },
  'GET /api/v1/ops/jobs/detail': {
    sample: async (app, master) => ({ input: await makeAppeal(app, master) }),
  },
  'POST /api/v1/ops/jobs/decide': {
    sample: async (app, master) => ({ input: { ...(await makeAppeal(app, master)), version: 1, decision: 'allow' } }),
  },
  'POST /api/v1/ops/search': { sample: async (_app, { phone }) => ({ input: { q: phone } }) },
  'GET /api/v1/ops/company': { sample: async (_app, { companyUuid }) => ({ input: { uuid: companyUuid } }) },
  'GET /api/v1/ops/account': { sample: async (_app, { uuid }) => ({ input: { uuid } }) },
  'GET /api/v1/ops/proposals': { sample: nothing },
  'POST /api/v1/ops/proposals': {
    sample: async (app) => ({
      input: { uuid: await makePending(app), version: 1, kind: 'company', action: 'freeze', reason: '冒用他人执照' },
    }),
  },
  'POST /api/v1/ops/proposals/decide': {
    sample: async (app) => ({ input: { uuid: await makeProposal(app), version: 1, confirm: true } }),
  },
  'POST /api/v1/ops/login': {
    sample: plain({ phone: '13700000000', password: 'wrong' }),
    codes: 40101,
  },
  'POST /api/v1/ops/logout': { sample: nothing },
  'GET /api/v1/ops/me': { sample: nothing },
  'GET /api/v1/ops/operators': { sample: nothing },
  'GET /api/v1/ops/audit': { sample: nothing },
  'GET /api/v1/ops/dictionaries': { sample: nothing },
  'GET /api/v1/ops/dictionaries/entries': { sample: plain({ name: 'schools', q: '北理工' }) },
  'GET /api/v1/ops/words': { sample: nothing },
  'POST /api/v1/ops/words': { sample: async () => ({ input: { words: [`敏感${randomPhone()}`], kind: 'refuse' } }) },
  'DELETE /api/v1/ops/words': { sample: async (app) => ({ input: { uuids: [await makeSensitiveWord(app)] } }) },
  'GET /api/v1/ops/notices': { sample: nothing },
  'POST /api/v1/ops/notices': { sample: plain({ title: '维护', content: '今晚维护', publish: 'draft' }) },
  'PUT /api/v1/ops/notices': {
    sample: async (app) => ({
      input: { ...(await makeNotice(app)), title: '改期', content: '明晚维护', publish: 'now' },
    }),
  },
  'POST /api/v1/ops/notices/take_back': { sample: async (app) => ({ input: await makeNotice(app, 'now') }) },
  'DELETE /api/v1/ops/notices': { sample: async (app) => ({ input: await makeNotice(app) }) },
  'GET /api/v1/ops/fairs': { sample: nothing },
  'POST /api/v1/ops/fairs': { sample: async (app) => ({ input: goodFair(app) }) },
  'PUT /api/v1/ops/fairs': {
    sample: async (app) => ({ input: { ...goodFair(app, { title: '春季双选会' }), ...(await makeFair(app)) } }),
  },
  'POST /api/v1/ops/fairs/publish': { sample: async (app) => ({ input: await makeFair(app) }) },
  'POST /api/v1/ops/fairs/cancel': {
    sample: async (app) => ({ input: { ...(await makeFair(app, 'open')), reason: '场地临时被占用' } }),
  },
  'DELETE /api/v1/ops/fairs': { sample: async (app) => ({ input: await makeFair(app) }) },
  'GET /api/v1/ops/fairs/detail': {
    sample: async (app) => ({ input: { uuid: (await makeFair(app)).uuid } }),
  },
  'GET /api/v1/ops/fairs/companies': {
    sample: async (app) => ({ input: { fair_uuid: (await makeFair(app)).uuid } }),
  },
  'POST /api/v1/ops/fairs/companies/accept': {
    sample: async (app, master) => ({ input: { ...(await makeSignUp(app, master)), booth: 'B27' } }),
  },
  'POST /api/v1/ops/fairs/companies/refuse': {
    sample: async (app, master) => ({ input: { ...(await makeSignUp(app, master)), reason: '专业不对口' } }),
  },
  'GET /api/v1/fairs/mine': { sample: nothing },
  'GET /api/v1/fairs/square': { sample: nothing },
  'GET /api/v1/fairs/detail': { sample: async (app) => ({ input: { uuid: (await makeFair(app, 'open')).uuid } }) },
  'POST /api/v1/fairs/sign-up': {
    sample: async (app, master) => ({
      input: { uuid: (await makeFair(app, 'open')).uuid, ...signUpOf(await makeJob(app, master)) },
    }),
    // The fair is everybody's, the job in it the master's alone.
    codes: { 'sub-account': 400, stranger: 400 },
  },
  'PUT /api/v1/fairs/sign-up': {
    sample: async (app, master) => {
      const { fair_uuid: _fair, ...seen } = await makeSignUp(app, master);
      return { input: { ...seen, ...signUpOf(await makeJob(app, master)) } };
    },
    codes: { 'sub-account': 400, stranger: 40401 },
  },
  'DELETE /api/v1/fairs/sign-up': {
    sample: async (app, master) => {
      const { fair_uuid: _fair, ...seen } = await makeSignUp(app, master);
      return { input: seen };
    },
    codes: { 'sub-account': 40902, stranger: 40401 },
  },
  'POST /api/v1/fairs/register': {
    sample: async (app) => ({ input: await registrationInput(app, (await makeFair(app, 'open')).uuid) }),
  },
  'GET /api/v1/fairs/report': {
    sample: async (app, master) => ({ input: { uuid: (await makeStand(app, master)).fair } }),
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'POST /api/v1/fairs/report/pdf': {
    sample: async (app, master) => ({ input: { uuid: (await makeStand(app, master)).fair } }),
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'POST /api/v1/fairs/desk': {
    sample: async (app, master) => {
      const { fair, codes } = await makeStand(app, master);
      return { input: { fair_uuid: fair, device_now: new Date().toISOString(), entries: [aScan(codes[0] ?? '')] } };
    },
    codes: { 'sub-account': 100, stranger: 40401 },
  },
  'GET /api/v1/business/handling': { sample: nothing },
  'GET /api/v1/business/overview': { sample: nothing },
  'GET /api/v1/business/calendar_feed': { sample: nothing },
  'POST /api/v1/business/calendar_feed': { sample: nothing },
  'POST /api/v1/business/calendar_feed/close': { sample: nothing },
  'GET /api/v1/dict/base_options': { sample: nothing },
  'GET /api/v1/dict/locations': { sample: nothing },
  'GET /api/v1/dict/area_codes': { sample: nothing },
  'GET /api/v1/dict/address_suggestion': { sample: plain({ q: '西湖', city: '330100' }) },
  'GET /api/v1/dict/industries': { sample: nothing },
  'GET /api/v1/dict/company_tags': { sample: nothing },
  'GET /api/v1/dict/highlights': { sample: nothing },
  'GET /api/v1/common/school': { sample: plain({ q: '清华' }) },
  'GET /api/v1/resume/majors': { sample: plain({ q: '软件' }) },
  'GET /api/v1/file/upload_signature': { sample: nothing },
  // The key itself is the permission.
  'POST /api/v1/upload': {
    sample: async (app, { token }) => ({
      input: { key: (await app.ok(uploadSignature, {}, { token })).fields.key },
      file: picture,
    }),
  },
  'GET /api/v1/jobs/list': { sample: plain({ kind: 'internship' }) },
  'GET /api/v1/jobs/overview': { sample: nothing },
  'POST /api/v1/imports/export': { sample: plain({ kind: 'internship' }) },
  'GET /api/v1/jobs/detail': { sample: onJob('online'), holds },
  'GET /api/v1/jobs/figures': { sample: onJob('online'), holds },
  'POST /api/v1/jobs/draft': {
    sample: async (app, master) => ({
      input: { kind: 'internship', copy_of: (await makeJob(app, master)).uuid },
    }),
    holds,
  },
  'PUT /api/v1/jobs/draft': { sample: onJob('draft', { draft: { kind: 'internship', title: '改过的标题' } }), holds },
  'GET /api/v1/jobs/revisions': { sample: onJob('online'), holds },
  'GET /api/v1/jobs/templates': { sample: plain({ kind: 'internship' }) },
  'POST /api/v1/jobs/templates': {
    sample: async (app, master) => ({
      input: { job_uuid: (await makeJob(app, master)).uuid, name: uuidv7().slice(-30) },
    }),
    holds,
  },
  'PUT /api/v1/jobs/templates': {
    sample: onJobTemplate({ version: 1, name: '改过的名称' }),
    codes: { 'sub-account': 40401, stranger: 40401 },
  },
  'DELETE /api/v1/jobs/templates': {
    sample: onJobTemplate(),
    codes: { 'sub-account': 40401, stranger: 40401 },
  },
  'POST /api/v1/jobs/change': { sample: onJob('online'), holds },
  'DELETE /api/v1/jobs/draft': { sample: onJob('draft'), holds },
  'POST /api/v1/jobs/check': { sample: plain({ draft: goodDraft() }) },
  'POST /api/v1/jobs/publish': { sample: onJob('draft'), holds },
  'POST /api/v1/jobs/online': { sample: onJob('online', { online: false }), holds },
  'POST /api/v1/imports': {
    sample: async () => ({ input: { kind: 'internship' }, file: sheet(goodRow('数据实习生')) }),
  },
  'GET /api/v1/imports/detail': { sample: onImport, holds },
  'POST /api/v1/imports/create': { sample: onImport, holds },
  'POST /api/v1/imports/problems': { sample: onImport, holds },
  'POST /api/v1/imports/template': { sample: plain({ kind: 'campus' }) },
  // Who may not see a job is told so in its line, not by a code.
  'POST /api/v1/jobs/bulk': {
    sample: async (app, master) => {
      const { uuid } = await makeJob(app, master);
      return { input: { action: 'offline', jobs: [{ uuid, version: 1 }], dry_run: false } };
    },
  },
  'POST /api/v1/jobs/deadline': { sample: onJob('online', { deadline: laterDay() }), holds },
  'GET /api/v1/jobs/brochures': { sample: nothing },
  'GET /api/v1/jobs/brochures/detail': {
    sample: async (app, master) => ({ input: { uuid: (await makeBrochure(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/jobs/brochures': { sample: async () => ({ input: goodBrochure() }) },
  'PUT /api/v1/jobs/brochures': { sample: onBrochure(goodBrochure({ title: '改过的简章' })), holds },
  'POST /api/v1/jobs/brochures/online': { sample: onBrochure({ online: true }), holds },
  'DELETE /api/v1/jobs/brochures': { sample: onBrochure({}), holds },
  'POST /api/v1/jobs/brochures/jobs': { sample: onBrochure({ job_uuids: [] }), holds },
  'GET /api/v1/jobs/resume_config': { sample: plain({ kind: 'campus' }) },
  'POST /api/v1/jobs/resume_config': {
    sample: plain({ kind: 'campus', version: 0, fields: { ...usualFields.campus, gpa: 'required' } }),
  },
  'POST /api/v1/apply/preview': { sample: plain({ kind: 'campus', fields: usualFields.campus }) },
  'GET /api/v1/jobs/deliver_setting': { sample: nothing },
  'POST /api/v1/jobs/deliver_setting': {
    sample: plain({ version: 0, wishes: 3, ordered: true, documents: usualDeliverSetting.documents }),
  },
  'GET /api/v1/jobs/talks': { sample: nothing },
  'GET /api/v1/jobs/talks/detail': {
    sample: async (app, master) => ({ input: { uuid: (await makeTalk(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/jobs/talks': { sample: async () => ({ input: goodTalk() }) },
  'PUT /api/v1/jobs/talks': { sample: onTalk(goodTalk({ title: '改过的宣讲会' })), holds },
  'POST /api/v1/jobs/talks/publish': { sample: onTalk({}), holds },
  'POST /api/v1/jobs/talks/cancel': { sample: onTalk({ reason: '场地临时被占用' }, 'online'), holds },
  'DELETE /api/v1/jobs/talks': { sample: onTalk({}), holds },
  'POST /api/v1/talks/sign-up': {
    sample: async (app, master) => ({
      input: await signUpInput(app, (await makeTalk(app, master, { state: 'online' })).uuid),
    }),
  },
  'POST /api/v1/talks/visitors/export': {
    sample: async (app, master) => ({ input: { talk_uuid: (await makeTalk(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/talks/door': {
    sample: async (app, master) => ({
      input: {
        talk_uuid: (await makeTalk(app, master, { state: 'online' })).uuid,
        device_now: new Date().toISOString(),
        entries: [aWalkIn()],
      },
    }),
    holds,
  },
  'GET /api/v1/talks/visitors': {
    sample: async (app, master) => ({ input: { talk_uuid: (await makeTalk(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/account/sensitive/word/check': { sample: plain({ content: '平常的话' }), codes: ofAnyAccount },
  'GET /api/v1/home/notices': { sample: nothing },
  'GET /api/v1/home/notices/detail': { sample: plain({ uuid: '01890000-0000-7000-8000-000000000001' }), codes: 40401 },
  'GET /api/v1/outbox': { sample: plain({ address: 'nobody@example.com' }) },
  'GET /api/v1/applications/list': { sample: plain({ kind: 'internship', stage: 'new' }) },
  'GET /api/v1/applications/find': { sample: plain({ q: '同济' }) },
  'GET /api/v1/applications/counts': { sample: plain({ kind: 'internship' }) },
  'GET /api/v1/applications/detail': { sample: onApplication(), holds },
  'GET /api/v1/applications/file': { sample: onApplication(), holds },
  'PUT /api/v1/applications/record': { sample: onApplication({ correction: { school: '同济大学' } }), holds },
  'GET /api/v1/applications/document': {
    sample: async (app, master) => ({ input: { uuid: await applyWithDocument(app, master), kind: 'transcript' } }),
    holds,
  },
  'POST /api/v1/applications/file/opened': { sample: onApplication(), holds },
  'POST /api/v1/applications/contact': { sample: onApplication(), holds },
  'POST /api/v1/applications/move': { sample: onApplication({ to: 'interview' }), holds },
  'POST /api/v1/applications/reject': { sample: onApplication({ reason: '不合适' }), holds },
  // Nothing was moved yet, which only who may see the application is told.
  'POST /api/v1/applications/undo': { sample: onApplication(), holds, codes: { master: 40903 } },
  'GET /api/v1/applications/selection': { sample: plain({ kind: 'internship', stage: 'new' }) },
  'POST /api/v1/applications/bulk/plan': { sample: many() },
  'POST /api/v1/applications/bulk': { sample: many() },
  'GET /api/v1/applications/bulk/held': { sample: nothing },
  'POST /api/v1/applications/bulk/recall': {
    sample: async (app, master) => {
      const { uuid } = await makeApplication(app, await makeJob(app, master));
      const decision = { items: [{ uuid, version: 1 }], to: 'interview' as const };
      const { batch } = await app.ok(decideMany, decision, { token: master.token });
      return { input: { uuid: batch?.uuid } };
    },
    holds,
  },
  'GET /api/v1/applications/blocked': { sample: nothing },
  'POST /api/v1/applications/block': { sample: onApplication({ reason: 'conduct' }), holds },
  'DELETE /api/v1/applications/block': { sample: onBlocked, holds },
  'POST /api/v1/applications/notes': { sample: onApplication({ text: '沟通很好' }), holds },
  'PUT /api/v1/applications/notes': { sample: onNote({ version: 1, text: '沟通非常好' }), holds },
  'DELETE /api/v1/applications/notes': { sample: onNote(), holds },
  'PUT /api/v1/applications/rating': { sample: onApplication({ stars: 4 }), holds },
  'GET /api/v1/applications/tags': { sample: nothing },
  'POST /api/v1/applications/tags': { sample: onTag({ name: '重点' }), holds },
  'DELETE /api/v1/applications/tags': {
    sample: async (app, master) => {
      const { uuid } = await makeApplication(app, await makeJob(app, master));
      const tag = await app.ok(addTag, { uuids: [uuid], name: '重点' }, { token: master.token });
      return { input: { uuids: [uuid], tag_uuid: tag.uuid } };
    },
  },
  'GET /api/v1/applications/filters': { sample: plain({ kind: 'internship' }) },
  'POST /api/v1/applications/filters': {
    sample: plain({ kind: 'internship', name: '硕士', stage: 'new', filter: { degree: 'master' } }),
  },
  'DELETE /api/v1/applications/filters': {
    sample: async (app, { token }) => ({
      input: await app.ok(
        saveFilter,
        { kind: 'internship', name: '本科', stage: 'new', filter: { degree: 'bachelor' } },
        { token },
      ),
    }),
    holds,
  },
  'POST /api/v1/apply/uploads': {
    sample: async (app, master) => ({
      input: {
        job_uuid: (await makeJob(app, master)).uuid,
        name: '简历.pdf',
        size: 1000,
        captcha_proof: await captchaProof(app),
      },
    }),
  },
  'POST /api/v1/apply/uploads/standing': {
    sample: async (app, master) => ({ input: { upload_token: (await startedUpload(app, master)).upload_token } }),
  },
  'PUT /api/v1/apply/uploads/chunk': {
    sample: async (app, master) => {
      const { upload_token, bytes } = await startedUpload(app, master);
      return { input: { upload_token, upload_offset: 0 }, bytes };
    },
  },
  'POST /api/v1/apply/uploads/finish': {
    sample: async (app, master) => {
      const { upload_token, bytes } = await startedUpload(app, master);
      await app.ok(sendChunk, { upload_token, upload_offset: 0 }, { bytes });
      return { input: { upload_token } };
    },
  },
  'POST /api/v1/apply/reading': {
    sample: async (app, master) => ({
      input: { upload_token: (await uploadCv(app, (await makeJob(app, master)).uuid)).upload_token },
    }),
  },
  'POST /api/v1/apply': {
    sample: async (app, master) => {
      const { uuid } = await makeJob(app, master);
      return {
        input: {
          job_uuid: uuid,
          upload_token: (await uploadCv(app, uuid)).upload_token,
          candidate: aCandidate(),
          consent: true,
        },
      };
    },
  },
  'POST /api/v1/apply/status/code': {
    sample: async (app, master) => ({
      input: { link_token: await sentLinkOf(app, master), captcha_proof: await captchaProof(app) },
    }),
  },
  // The code is what proves who asks; a wrong one opens nothing.
  'POST /api/v1/apply/status': {
    sample: async (app, master) => ({ input: { code: '000000', of: { link_token: await sentLinkOf(app, master) } } }),
    codes: 40102,
  },
  'GET /api/v1/account/reject_content': { sample: nothing },
  'POST /api/v1/account/reject_content': { sample: plain({ title: '甲', content: '乙' }) },
  'PUT /api/v1/account/reject_content': { sample: onTemplate({ title: '丙', content: '丁' }), holds },
  'DELETE /api/v1/account/reject_content': { sample: onTemplate(), holds },
  'GET /api/v1/account/invite_content': { sample: nothing },
  'POST /api/v1/account/invite_content': { sample: plain({ title: '甲', content: '乙' }) },
  'PUT /api/v1/account/invite_content': { sample: onInviteTemplate({ title: '丙', content: '丁' }), holds },
  'DELETE /api/v1/account/invite_content': { sample: onInviteTemplate(), holds },
  'GET /api/v1/chat/common_content': { sample: nothing },
  'POST /api/v1/chat/common_content': { sample: plain({ content: '你好' }) },
  'PUT /api/v1/chat/common_content': { sample: onCommonWord({ content: '您好' }), holds },
  'DELETE /api/v1/chat/common_content': { sample: onCommonWord(), holds },
  'GET /api/v1/platform/keys': { sample: nothing },
  'POST /api/v1/platform/keys': { sample: plain({ name: '校园平台', scopes: ['jobs:read'] }) },
  'DELETE /api/v1/platform/keys': {
    sample: async (app, master) => ({ input: { uuid: (await makeKey(app, master)).uuid } }),
    holds,
  },
  'GET /api/v1/platform/webhooks': { sample: nothing },
  'POST /api/v1/platform/webhooks': {
    sample: plain({ url: 'http://127.0.0.1:9/hook', events: ['job.changed'] }),
  },
  'PUT /api/v1/platform/webhooks': {
    sample: async (app, master) => ({ input: { uuid: (await makeWebhook(app, master)).uuid, on: false } }),
    holds,
  },
  'DELETE /api/v1/platform/webhooks': {
    sample: async (app, master) => ({ input: { uuid: (await makeWebhook(app, master)).uuid } }),
    holds,
  },
  'GET /api/v1/platform/webhooks/deliveries': {
    sample: async (app, master) => ({ input: { uuid: (await makeWebhook(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/platform/webhooks/deliveries/replay': {
    sample: async (app, master) => ({ input: { uuid: await makeFailedDelivery(app, master) } }),
    holds,
  },
  'POST /platform/v1/applications/cv': {
    sample: async () => {
      const { name, bytes } = await cvFile('zhou-mengqi--form.pdf');
      return { input: { file_name: name }, bytes };
    },
  },
  'POST /platform/v1/applications/create': {
    sample: async (app, master) => {
      const { uuid } = await makeJob(app, master);
      return { input: { reference: uuid, job_uuid: uuid, candidate: aCandidate(), consent: true } };
    },
  },
  'GET /api/v1/ops/platform_keys': { sample: nothing },
  'POST /api/v1/ops/platform_keys': { sample: plain({ sender: '实习平台', name: '正式环境' }) },
  'DELETE /api/v1/ops/platform_keys': {
    sample: async (app) => ({ input: { uuid: (await makeTalentKey(app)).uuid } }),
  },
  'GET /api/v1/talents/list': { sample: nothing },
  'POST /platform/v1/talents/put': { sample: async () => ({ input: aTalent() }) },
  'POST /platform/v1/talents/withdraw': { sample: plain({ reference: 'student-1' }) },
  'POST /platform/v1/jobs/list': { sample: plain({}) },
  'POST /platform/v1/jobs/detail': {
    sample: async (app, master) => ({ input: { uuid: (await makeJob(app, master)).uuid } }),
  },
};

/** Token of the link that the messages of a new application carry. */
async function sentLinkOf(app: TestApp, master: TestAccount): Promise<string> {
  const { services, clock } = app;
  const job = await makeJob(app, master);
  const { uuid: applicationUuid } = await makeApplication(app, job);
  const linked = { companyUuid: job.companyUuid, applicationUuid, now: clock.now() };
  await withTransaction(services.db, (trx) => insertSentLink(trx, services, linked));
  return statusUrl(services, applicationUuid).split('/').at(-1) ?? '';
}

async function startedUpload(app: TestApp, master: TestAccount) {
  const { name, bytes } = await cvFile('zhou-mengqi--form.pdf');
  const { uuid } = await makeJob(app, master);
  return { ...(await beginUpload(app, uuid, { name, size: bytes.length })), bytes };
}
