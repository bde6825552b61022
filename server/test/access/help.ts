import { createCannedAnswer } from '@qinghe/contract/help/canned.ts';
import { resolveHelp, takeHelp } from '@qinghe/contract/help/console.ts';
import { v7 as uuidv7 } from 'uuid';
import { makeOperator } from '../companies.ts';
import { makeHelp, makeHelpFile } from '../help.ts';
import { holds, nothing, ofAnyAccount, pdf, type Row } from './row.ts';

const written: Row['sample'] = async (app) => ({
  input: { uuid: uuidv7(), conversation_uuid: (await makeHelp(app)).uuid, text: '在看了' },
});
const seen: Row['sample'] = async (app) => {
  const { uuid, version } = await makeHelp(app);
  return { input: { uuid, version } };
};
const seenThrough: Row['sample'] = async (app) => ({ input: await makeHelp(app) });
const read: Row['sample'] = async (app, master) => {
  const { uuid, seq } = await makeHelp(app, master);
  return { input: { uuid, seq } };
};

const canned =
  (more: object = {}): Row['sample'] =>
  async (app) => {
    const { token } = await makeOperator(app);
    const { uuid, version } = await app.ok(createCannedAnswer, { title: '甲', content: '乙' }, { token });
    return { input: { uuid, version, ...more } };
  };

export const helpRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/help': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/help/messages': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/help/messages': {
    sample: async () => ({ input: { uuid: uuidv7(), text: '发票抬头写错了' } }),
    codes: ofAnyAccount,
  },
  // Of another account's conversation it changes nothing, and says nothing.
  'POST /api/v1/help/read': { sample: read, codes: ofAnyAccount },
  'POST /api/v1/help/typing': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/help/rate': {
    sample: async (app, master) => {
      const { uuid, version, seq } = await makeHelp(app, master);
      const { token } = await makeOperator(app);
      await app.ok(resolveHelp, { uuid, version, seq }, { token });
      return { input: { uuid, satisfied: true } };
    },
    holds,
    codes: { loner: 40401 },
  },
  'POST /api/v1/help/files': {
    sample: async () => ({ input: {}, file: pdf }),
    codes: ofAnyAccount,
  },
  'GET /api/v1/help/file': {
    sample: async (app, master) => ({ input: { uuid: await makeHelpFile(app, master) } }),
    holds,
    codes: { loner: 40401 },
  },
  'POST /api/v1/ops/help/files': {
    sample: async (app) => ({ input: { uuid: (await makeHelp(app)).uuid }, file: pdf }),
  },
  'GET /api/v1/ops/help/file': {
    sample: async (app, master) => ({ input: { uuid: await makeHelpFile(app, master) } }),
  },
  'GET /api/v1/ops/help': { sample: nothing },
  'GET /api/v1/ops/help/conversation': { sample: read },
  'POST /api/v1/ops/help/read': { sample: read },
  'POST /api/v1/ops/help/take': { sample: seen },
  'POST /api/v1/ops/help/hand-back': {
    sample: async (app) => {
      const { uuid, version } = await makeHelp(app);
      const { token } = await makeOperator(app);
      const taken = await app.ok(takeHelp, { uuid, version }, { token });
      return { input: { uuid, version: taken.version } };
    },
  },
  'POST /api/v1/ops/help/reply': { sample: written },
  'POST /api/v1/ops/help/note': { sample: written },
  'POST /api/v1/ops/help/typing': { sample: read },
  'GET /api/v1/ops/help/typing': { sample: read },
  'POST /api/v1/ops/help/no-answer': { sample: seenThrough },
  'POST /api/v1/ops/help/resolve': { sample: seenThrough },
  'GET /api/v1/ops/help/canned': { sample: nothing },
  'POST /api/v1/ops/help/canned': { sample: async () => ({ input: { title: '改抬头', content: '请在设置里改' } }) },
  'PUT /api/v1/ops/help/canned': { sample: canned({ title: '改抬头', content: '请在设置里改' }) },
  'DELETE /api/v1/ops/help/canned': { sample: canned() },
};
