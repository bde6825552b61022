import { upload } from '@qinghe/contract/files/endpoints.ts';
import { handInByPhone } from '@qinghe/contract/identity/face-check.ts';
import { anIdentity, putIdentity } from '../companies.ts';
import { keyOfPhone, onPhone } from '../phone.ts';
import { nothing, ofAnyAccount, picture, type Row } from './row.ts';

/** Nothing was handed in yet, and nothing is under way. */
const withoutIdentity: Row['sample'] = async ({ services: { db } }, { uuid }) => {
  await db.deleteFrom('identity_face').where('account_uuid', '=', uuid).execute();
  await db.deleteFrom('identity').where('account_uuid', '=', uuid).execute();
  await db.deleteFrom('face_check').where('account_uuid', '=', uuid).execute();
  return { input: {} };
};

export const identityRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/account/identity': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/account/identity/picture': {
    sample: async () => ({ input: {}, file: picture }),
    codes: ofAnyAccount,
  },
  'POST /api/v1/account/identity': {
    sample: async (app, { uuid }) => ({ input: await anIdentity(app, uuid) }),
    // The pictures are the master's.
    codes: { 'sub-account': 400, stranger: 400, loner: 400 },
  },
  'POST /api/v1/account/identity/appeal': {
    sample: async (app, { uuid }) => {
      await putIdentity(app, uuid);
      await app.services.db.updateTable('identity').set({ check_status: 3 }).where('account_uuid', '=', uuid).execute();
      return { input: { version: 1, message: '号码是对的，请再看一次' } };
    },
    // Nothing of theirs was refused.
    codes: { 'sub-account': 40901, stranger: 40901, loner: 40901 },
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
};
