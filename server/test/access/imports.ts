import { goodRow, makeImport, sheet } from '../imports.ts';
import { holds, plain, type Row } from './row.ts';

const onImport: Row['sample'] = async (app, master) => ({ input: { uuid: (await makeImport(app, master)).uuid } });

export const importsRows: Readonly<Record<string, Row>> = {
  'POST /api/v1/imports/export': { sample: plain({ kind: 'internship' }) },
  'POST /api/v1/imports': {
    sample: async () => ({ input: { kind: 'internship' }, file: sheet(goodRow('数据实习生')) }),
  },
  'GET /api/v1/imports/detail': { sample: onImport, holds },
  'POST /api/v1/imports/create': { sample: onImport, holds },
  'POST /api/v1/imports/retry': {
    sample: async (app, master) => {
      const { uuid } = await makeImport(app, master);
      await app.services.db.updateTable('job_import').set({ state: 'check_failed' }).where('uuid', '=', uuid).execute();
      return { input: { uuid } };
    },
    holds,
  },
  'GET /api/v1/imports/values': { sample: plain({ kind: 'internship' }) },
  'POST /api/v1/imports/columns': {
    sample: async (app, master) => ({
      input: { uuid: (await makeImport(app, master)).uuid, columns: [{ column: 12, field: 'address' }] },
    }),
    holds,
  },
  'POST /api/v1/imports/words': {
    sample: async (app, master) => {
      const { uuid } = await makeImport(app, master, sheet(goodRow('数据实习生').replace('数据分析,', '商业分析,')));
      return { input: { uuid, words: [{ field: 'category', word: '商业分析', value: '0106' }] } };
    },
    holds,
  },
  'PUT /api/v1/imports/cell': {
    sample: async (app, master) => {
      const { uuid } = await makeImport(app, master);
      return { input: { uuid, row: 2, field: 'title', text: '增长实习生', seen: '数据实习生' } };
    },
    holds,
  },
  'POST /api/v1/imports/problems': { sample: onImport, holds },
  'POST /api/v1/imports/template': { sample: plain({ kind: 'campus' }) },
};
