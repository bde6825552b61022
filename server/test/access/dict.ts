import { unusedPhone } from '../accounts.ts';
import { makeSensitiveWord } from '../companies.ts';
import { nothing, ofAnyAccount, plain, type Row } from './row.ts';

export const dictRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/ops/dictionaries': { sample: nothing },
  'GET /api/v1/ops/dictionaries/entries': { sample: plain({ name: 'schools', q: '北理工' }) },
  'GET /api/v1/ops/holidays': { sample: nothing },
  'POST /api/v1/ops/holidays': {
    sample: plain({ year: 2031, notice: '一、元旦：1月1日（周三）放假1天，不调休。' }),
  },
  'GET /api/v1/ops/words': { sample: nothing },
  'POST /api/v1/ops/words': { sample: async () => ({ input: { words: [`敏感${unusedPhone()}`], kind: 'refuse' } }) },
  'DELETE /api/v1/ops/words': { sample: async (app) => ({ input: { uuids: [await makeSensitiveWord(app)] } }) },
  'GET /api/v1/dict/base_options': { sample: nothing },
  'GET /api/v1/dict/locations': { sample: nothing },
  'GET /api/v1/dict/area_codes': { sample: nothing },
  'GET /api/v1/dict/address_suggestion': { sample: plain({ q: '西湖', city: '330100' }), codes: ofAnyAccount },
  'GET /api/v1/dict/industries': { sample: nothing },
  'GET /api/v1/dict/company_tags': { sample: nothing },
  'GET /api/v1/dict/highlights': { sample: nothing },
  'GET /api/v1/common/school': { sample: plain({ q: '清华' }) },
  'GET /api/v1/resume/majors': { sample: plain({ q: '软件' }) },
};
