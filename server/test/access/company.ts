import { renewJoinCode } from '@qinghe/contract/company/join.ts';
import { openLicenceConfirmation } from '@qinghe/contract/company/steps.ts';
import { withTransaction } from '../../src/db/database.ts';
import { saveOffer } from '../../src/domains/company/members/hand-over-queries.ts';
import { makeMaster, type TestAccount, unusedPhone } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { codeFor } from '../codes.ts';
import { makeColleague, makeInvitation, makeJoinRequest, makePapers, makePending } from '../companies.ts';
import { makeJob, makeTalk } from '../jobs.ts';
import { keyOfLicence } from '../steps.ts';
import { holds, nothing, ofAnyAccount, picture, plain, type Row } from './row.ts';

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

export const companyRows: Readonly<Record<string, Row>> = {
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
  'POST /api/v1/company/create': {
    sample: async (app) => {
      await app.services.db.deleteFrom('registration_draft').execute();
      return { input: { version: 0 } };
    },
    codes: 40902,
  },
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
  'POST /api/v1/company/code/open': {
    sample: async (app, master) => ({ input: { code: (await app.ok(renewJoinCode, {}, master)).code } }),
  },
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
  'POST /api/v1/company/members/role': {
    sample: async (app, { companyUuid }) => ({
      input: { uuid: await makeColleague(app, companyUuid), role: 'interviewer' },
    }),
    codes: { stranger: 40401 },
  },
  'GET /api/v1/company/shares': {
    sample: async (app, master) => ({ input: { kind: 'job', uuid: (await makeJob(app, master)).uuid } }),
    holds,
  },
  'POST /api/v1/company/shares': {
    sample: async (app, master) => ({
      input: {
        kind: 'talk',
        uuids: [(await makeTalk(app, master)).uuid],
        account_uuid: await makeColleague(app, master.companyUuid),
        may: 'read',
      },
    }),
    holds,
  },
  'GET /api/v1/company/invitations': { sample: nothing },
  'POST /api/v1/company/invitations': { sample: plain({}) },
  'PUT /api/v1/company/invitations': { sample: anInvitation, codes: { stranger: 40401 } },
  'DELETE /api/v1/company/invitations': { sample: anInvitation, codes: { stranger: 40401 } },
  'POST /api/v1/company/invitation/open': { sample: anInvitationLink },
  'POST /api/v1/company/invitation/accept': {
    sample: async (app, master) => ({ input: { token: (await makeInvitation(app, master, unusedPhone())).token } }),
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
  'GET /api/v1/ops/companies': { sample: nothing },
  'GET /api/v1/ops/companies/detail': { sample: async (app) => ({ input: { uuid: await makePending(app) } }) },
  'PUT /api/v1/ops/companies/register': {
    sample: async (app) => ({ input: { uuid: await makePending(app), field: 'name', mark: 'same' } }),
  },
  'POST /api/v1/ops/companies/review': {
    sample: async (app) => ({ input: { uuid: await makePending(app), version: 1, decision: 'pass' } }),
  },
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
