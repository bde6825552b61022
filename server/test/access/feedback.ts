import { makeFeedback, someWords } from '../feedback.ts';
import { holds, nothing, ofAnyAccount, picture, plain, type Row } from './row.ts';

export const feedbackRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/feedback': { sample: plain({ text: someWords }), codes: ofAnyAccount },
  'POST /api/v1/feedback/picture': { sample: async () => ({ input: {}, file: picture }), codes: ofAnyAccount },
  'GET /api/v1/feedback': { sample: nothing, codes: ofAnyAccount },
  'GET /api/v1/feedback/unread': { sample: nothing, codes: ofAnyAccount },
  'POST /api/v1/feedback/read': {
    sample: async (app, master) => ({ input: { uuid: (await makeFeedback(app, master)).uuid, answers: 1 } }),
    holds,
    // Whoever has no company has an account, and none of this.
    codes: { loner: 40401 },
  },
  'GET /api/v1/ops/feedback': { sample: nothing },
  'POST /api/v1/ops/feedback/open': {
    sample: async (app) => ({ input: { uuid: (await makeFeedback(app)).uuid } }),
  },
  'POST /api/v1/ops/feedback/answer': {
    sample: async (app) => ({ input: { ...(await makeFeedback(app)), text: '已经补上了，谢谢。' } }),
  },
  'POST /api/v1/ops/feedback/close': { sample: async (app) => ({ input: await makeFeedback(app) }) },
};
